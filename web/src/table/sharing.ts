/** This page's part in the deal of a table (docs/fairness.md): one share for all windows of this device. */
import type { Gathering } from "../net/protocol";
import { remembered, rememberTable } from "../net/remembered";
import { commitmentOfShare, isBoundTo, newShare } from "../net/share";

/** What a page has seen of a table before any share is known. */
type Seen = Omit<Parameters<typeof isBoundTo>[1], "code">;

export class Sharing {
  #share: { share: string; commit: string } | null = null;

  constructor(
    private readonly code: string,
    /** The own seat; null for who only looks. */
    private readonly seat: number | null,
  ) {}

  /** The commitment to the share. */
  get commit(): string | null {
    return this.#share?.commit ?? null;
  }

  /** Makes the share of who has a seat, or finds it again. */
  make(): Promise<void> | null {
    if (this.seat === null) return null;
    const share = remembered(this.code, this.seat)?.share ?? newShare();
    rememberTable({ table: this.code, share }, this.seat);
    return commitmentOfShare(this.code, this.seat, share).then((commit) => {
      this.#share = { share, commit };
    });
  }

  /**
   * The share, when the server tells what the deal is bound to, if that is what this page has seen; never for two such
   * bindings, because whoever knows a share could choose by it.
   */
  reveals({ bound, revealed }: Gathering, { game, commitment, seats }: Seen): string | null {
    if (this.#share === null || this.seat === null) return null;
    const kept = remembered(this.code, this.seat);
    if (!kept?.seal) rememberTable({ table: this.code, seal: commitment }, this.seat);
    if (bound === null || revealed.includes(this.seat)) return null;
    const seen = { code: this.code, game, commitment, seats };
    if ((kept?.bound ?? bound) !== bound || !isBoundTo(bound, seen, this.seat, this.#share.commit)) return null;
    if (!kept?.bound) rememberTable({ table: this.code, bound }, this.seat);
    return this.#share.share;
  }
}
