import { makeInvite, makeLink, whyOf } from "../net/api";
import type { Why } from "../net/protocol";
import { farOf } from "../net/far.svelte";
import { remembered, rememberTable, type SeatLink } from "../net/remembered";
import type { Table } from "./table.svelte";

/** Whom a link is for: the owner of a seat, or all friends who have none. */
export type Guest = number | "everybody";

/** The links with which friends claim their seats, as far as this device has them. */
export class Links {
  problem: Why | null = $state.raw(null);
  #known: SeatLink[] = $state.raw([]);
  #invite: string | null = $state.raw(null);
  #awaited = new Set<Guest>();
  /** Seats of people who are away, for which there is a link that nobody has used. */
  #anew: readonly number[] = $state.raw([]);

  constructor(readonly table: Table) {
    const kept = remembered(table.code);
    this.#known = kept?.links ?? [];
    this.#invite = kept?.invite ?? null;
  }

  /** May this device make new ones? */
  get host(): boolean {
    return this.table.me !== null && this.table.me === this.table.host;
  }

  /** Seats that nobody has claimed, or whose players are away, and that this device can hand out. */
  get open(): number[] {
    const atHome = this.host && farOf(location.hostname) !== "anywhere";
    return this.table.seats
      .filter(({ kind, seat }) => kind === "human" && seat !== this.table.me)
      .filter(({ claimed, away, seat }) => (claimed ? away && atHome : this.host || this.of(seat) !== null))
      .map(({ seat }) => seat);
  }

  /** Does one link serve all who are still to come? It goes on when all but one have come by it. */
  get everybody(): boolean {
    const free = this.table.seats.filter(({ kind, claimed }) => kind === "human" && !claimed).length;
    return (this.host && free > 1) || (this.#invite !== null && free > 0);
  }

  /** Is there a link to hand out now? */
  get ready(): boolean {
    return (this.everybody && this.#invite !== null) || this.open.some((seat) => this.of(seat) !== null);
  }

  of(seat: Guest): string | null {
    if (seat === "everybody") return this.#invite;
    if (this.table.seats.some((one) => one.seat === seat && one.claimed) && !this.#anew.includes(seat)) return null;
    return this.#known.find((entry) => entry.seat === seat)?.link ?? null;
  }

  /** Asks the server for a new link, once at a time: a second request would make the link of the first one useless. */
  async renew(seat: Guest): Promise<void> {
    if (this.#awaited.has(seat)) return;
    this.#awaited.add(seat);
    this.problem = null;
    try {
      const token = this.table.token ?? "";
      if (seat === "everybody") this.#invite = (await makeInvite(this.table.code, token)).link;
      else {
        const { link } = await makeLink(this.table.code, token, seat);
        this.#anew = [...this.#anew, seat];
        this.#known = [...this.#known.filter((entry) => entry.seat !== seat), { seat, link }];
      }
      rememberTable({ table: this.table.code, links: this.#known, invite: this.#invite });
    } catch (error) {
      this.problem = whyOf(error);
    } finally {
      this.#awaited.delete(seat);
    }
  }
}
