/** Several seats of one table at one screen: each with its own connection and view, and the one that decides is shown. */
import { untrack } from "svelte";
import { rememberTable, remembered, type BesideSeat } from "../net/remembered";
import { Table } from "./table.svelte";

/** Milliseconds in which a turn passes: what is pressed meanwhile was meant for the turn before. */
export const PASSES = 300;

export class Sofa {
  /** In the order of what the browser remembers; the first one is whose the remembered table is. */
  tables: readonly Table[] = $state.raw([]);
  /** The seat that decides, or that decided last. */
  current: Table;
  /** The turn passes now. */
  passing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    seats: readonly BesideSeat[],
  ) {
    this.tables = seats.map(({ token, seat }) => new Table(code, token, seat));
    const [first] = this.tables;
    if (!first) throw new Error("nobody sits here");
    this.current = $state.raw(first);
    for (const table of this.tables) table.player.unseen(table !== first);
    this.#share(this.tables);
  }

  start(): () => void {
    const stops = this.tables.map((table) => table.start());
    return () => {
      clearTimeout(this.#timer);
      for (const stop of stops) stop();
    };
  }

  /** The turn goes to the seat that decides, once all is shown that happened before; called when anything changes. */
  follow(): void {
    const { current } = this;
    if (current.player.showing || current.pending || current.choices !== null) return;
    const next = this.tables.find(({ choices, shown }) => choices !== null && shown === current.shown);
    if (next) untrack(() => this.#pass(next));
  }

  /** Seats that have gone to other devices are no longer of this screen. */
  part(): void {
    const here = this.tables.filter(({ closed }) => closed?.key !== "server-seat-moved");
    const [first, ...others] = here;
    if (!first || here.length === this.tables.length) return;
    untrack(() => {
      const kept = here.map(({ token, seat }) => ({
        ...remembered(this.code, seat),
        token: token ?? "",
        seat: seat ?? 0,
      }));
      const [mine] = kept;
      const beside = kept.slice(1).map(({ token, seat, share, bound, seal, following }) => ({
        ...{ token, seat },
        ...{ share: share ?? null, bound: bound ?? null, seal: seal ?? null, following: following ?? null },
      }));
      this.tables = [first, ...others];
      rememberTable({ ...mine, table: this.code, beside });
      this.#share(this.tables);
      if (!here.includes(this.current)) this.#pass(first);
    });
  }

  #share(tables: readonly Table[]): void {
    for (const table of tables) table.beside = tables.filter((other) => other !== table);
  }

  #pass(next: Table): void {
    const begun = this.current.view !== null && this.current.moment !== null;
    this.current.player.hold(false);
    this.current.player.unseen(true);
    next.player.unseen(false);
    this.current.opens = 0;
    this.current = next;
    if (!begun) return;
    this.passing = true;
    next.opens = Infinity; // until it is seen to have passed, however slow the browser is
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.passing = false;
      next.opens = 0;
    }, PASSES);
  }
}
