/** This page's part in the deal of a table (docs/fairness.md): one share for all windows of this device. */
import type { Gathering } from "../net/protocol";
import { remembered, rememberTable } from "../net/remembered";
import { commitmentOfShare, commitOf, isBoundTo, newShare, silentOf } from "../net/share";

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

  /** The commitment to another share, where somebody kept theirs back and all others seal again. */
  async seals({ sealing, silent, commits }: Gathering): Promise<string | null> {
    if (!sealing || this.seat === null || this.#share === null || silent.includes(this.seat)) return null;
    const bound = remembered(this.code, this.seat)?.bound ?? null;
    if (bound !== null && commitOf(bound, this.seat) === this.#share.commit) {
      if (!grown(silentOf(bound), silent)) return null;
      const share = newShare();
      rememberTable({ table: this.code, share }, this.seat);
      this.#share = null; // nothing of it is revealed any more
      await this.make();
    }
    return commits[this.seat] === this.commit ? null : this.commit;
  }

  /**
   * The share, when the server tells what the deal is bound to, if that is what this page has seen. Whoever knows a
   * share could choose by it, so it is never revealed for two such bindings; and another share only where more seats
   * than before kept theirs back, so that nobody sees more deals than there are such seats, and one.
   */
  reveals({ bound, revealed, silent }: Gathering, { game, commitment, seats }: Seen): string | null {
    if (this.#share === null || this.seat === null) return null;
    const kept = remembered(this.code, this.seat);
    if (!kept?.seal) rememberTable({ table: this.code, seal: commitment }, this.seat);
    if (bound === null || revealed.includes(this.seat)) return null;
    const seen = { code: this.code, game, commitment, seats };
    if (!isBoundTo(bound, seen, this.seat, this.#share.commit) || `${silentOf(bound)}` !== `${silent}`) return null;
    const before = kept?.bound ?? null;
    if (before !== null && before !== bound) {
      if (commitOf(before, this.seat) === this.#share.commit || !grown(silentOf(before), silent)) return null;
    }
    if (before !== bound) rememberTable({ table: this.code, bound }, this.seat);
    return this.#share.share;
  }
}

/** Are these more seats than before, and all of those among them? */
const grown = (before: number[], now: number[]): boolean =>
  now.length > before.length && before.every((seat) => now.includes(seat));
