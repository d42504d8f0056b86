import { makeLink, whyOf } from "./api";
import type { Why } from "./protocol";
import { remembered, rememberTable, type SeatLink } from "./remembered";
import type { Table } from "./table.svelte";

/** The links with which friends claim their seats, as far as this device has them. */
export class Links {
  problem: Why | null = $state.raw(null);
  #known: SeatLink[] = $state.raw([]);
  #awaited = new Set<number>();

  constructor(readonly table: Table) {
    this.#known = remembered(table.code)?.links ?? [];
  }

  /** May this device make new ones? */
  get host(): boolean {
    return this.table.me !== null && this.table.me === this.table.host;
  }

  /** Seats that nobody has claimed and that this device can hand out. */
  get open(): number[] {
    return this.table.seats
      .filter(({ kind, claimed, seat }) => kind === "human" && !claimed && (this.host || this.of(seat) !== null))
      .map(({ seat }) => seat);
  }

  of(seat: number): string | null {
    return this.#known.find((entry) => entry.seat === seat)?.link ?? null;
  }

  /** Asks the server for a new link, once at a time: a second request would make the link of the first one useless. */
  async renew(seat: number): Promise<void> {
    if (this.#awaited.has(seat)) return;
    this.#awaited.add(seat);
    this.problem = null;
    try {
      const { link } = await makeLink(this.table.code, this.table.token ?? "", seat);
      this.#known = [...this.#known.filter((entry) => entry.seat !== seat), { seat, link }];
      rememberTable({ table: this.table.code, links: this.#known });
    } catch (error) {
      this.problem = whyOf(error);
    } finally {
      this.#awaited.delete(seat);
    }
  }
}
