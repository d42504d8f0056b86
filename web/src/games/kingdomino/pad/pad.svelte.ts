/** The score pad: kingdoms of a real table, painted square by square, kept by the browser; the server makes the sums. */
import { ask, whyOf } from "../../../net/api";
import type { Why } from "../../../net/protocol";
import { keepSheet, keptSheet } from "../../../net/sheets";
import { LETTERS } from "../dominoes";
import type { Frame } from "../frame";
import type { Cell, Kingdom, PadAnswer, PadCheck, PadRepair, Situation, Square, Terrain, View } from "../protocol";
import { replaces, taken, type Brought } from "./link";
import { scored, type PadForm } from "./score";
import {
  bare,
  CASTLE,
  crownsOf,
  EMPTY,
  GAMES,
  MOST,
  newSheet,
  readSheet,
  squaresOf,
  terrainOf,
  written,
  type Painted,
  type Sheet,
} from "./sheet";

const PAD = "pad";
const UNDOES = 200;
const AGAIN = 3000; // ms

export type Tool = Terrain | "rub";

export class Pad {
  sheet: Sheet = $state.raw(newSheet());
  tool: Tool = $state("wheat");
  /** The square that the keys are on, or that was touched last. */
  active: number | null = $state(null);
  answer = $state.raw<PadAnswer | null>(null);
  /** The squares that the answer is about. */
  #summed = $state.raw<string>("");
  /** Why the table does not make the sums. */
  problem = $state.raw<Why | null>(null);
  /** What the dominoes cannot make, until somebody has decided. */
  question = $state.raw<PadCheck | null>(null);
  busy = $state(false);
  /** Kingdoms that an address has brought, if they would take the place of others: somebody decides. */
  brought = $state.raw<Brought | null>(null);
  #undo: Sheet[] = $state.raw([]);
  #asking = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #stroke: Sheet | null = null;

  readonly kingdom = $derived(this.sheet.kingdoms[this.sheet.seat] ?? bare(5));
  readonly painted = $derived(squaresOf(this.kingdom));
  readonly whole = $derived(this.sheet.side ** 2 - 1);
  readonly #form = $derived(
    JSON.stringify({
      kingdoms: this.sheet.kingdoms.map((kingdom) => written(kingdom, this.sheet.side)),
      options: {
        middle_kingdom: this.sheet.middle,
        harmony: this.sheet.harmony,
        mighty_duel: this.sheet.side === 7,
        dynasty: this.sheet.dynasty,
      },
      before: this.sheet.dynasty ? this.sheet.before : [],
    }),
  );
  readonly stale = $derived(this.#form !== this.#summed);
  /** Nobody's kingdom is empty any more: they can be compared. */
  readonly all = $derived(this.sheet.kingdoms.every((kingdom) => squaresOf(kingdom) > 0));
  readonly over = $derived(this.sheet.done.every(Boolean));
  readonly undoes = $derived(this.#undo.length > 0);
  /** Another game of this Dynasty follows. */
  readonly goesOn = $derived(this.sheet.dynasty && this.over && this.sheet.before.length < GAMES - 1);

  constructor() {
    this.sheet = readSheet(keptSheet(PAD)) ?? newSheet();
  }

  /** How many squares a kingdom has. */
  squares = (seat: number): number => squaresOf(this.sheet.kingdoms[seat] ?? []);

  /** The board shows the squares within which the castle lies. */
  frame(seat = this.sheet.seat): Frame {
    const { side } = this.sheet;
    const at = (this.sheet.kingdoms[seat] ?? []).indexOf(CASTLE);
    return { left: -(at % side), bottom: Math.floor(at / side) - side + 1, columns: side, rows: side };
  }

  /** Where a square lies, told from the castle, and back; null outside. */
  cellOf(at: number, seat = this.sheet.seat): Cell {
    const { left, bottom, rows } = this.frame(seat);
    return [left + (at % rows), bottom + rows - 1 - Math.floor(at / rows)];
  }

  placeOf([x, y]: Cell, seat = this.sheet.seat): number | null {
    const { left, bottom, rows } = this.frame(seat);
    const [column, row] = [x - left, bottom + rows - 1 - y];
    return column >= 0 && column < rows && row >= 0 && row < rows ? row * rows + column : null;
  }

  /** A kingdom to draw: the squares as they are painted, with the sums of the last answer that still hold. */
  drawn(seat: number): Kingdom {
    const { side } = this.sheet;
    const { left, bottom } = this.frame(seat);
    const told = this.answer?.view.kingdoms[seat];
    const squares = (this.sheet.kingdoms[seat] ?? []).flatMap((square, at): Square[] => {
      const [x, y] = this.cellOf(at, seat);
      const terrain = terrainOf(square);
      return square === CASTLE
        ? [{ x, y, terrain: "castle", crowns: 0 }]
        : terrain
          ? [{ x, y, terrain, crowns: crownsOf(square) }]
          : [];
    });
    const there = new Map(squares.map(({ x, y, terrain }) => [`${x},${y}`, terrain]));
    const holds = told?.properties.filter((one) =>
      one.squares.every((cell) => there.get(String(cell)) === one.terrain),
    );
    const box = [left, bottom, left + side - 1, bottom + side - 1] as const;
    const none = { points: 0, bonus: 0, score: 0, largest: 0, crowns: 0, discarded: [] };
    return {
      ...none,
      middle_kingdom: "off",
      harmony: "off",
      ...told,
      side,
      box,
      room: box,
      squares,
      dominoes: [],
      properties: holds ?? [],
    };
  }

  /** The game as the parts of a table know it; a kingdom that is not full lacks squares, not a certain domino. */
  situation(view: View): Situation {
    const seats = this.sheet.players.map(({ name, colour }, seat) => ({
      ...{ seat, kind: "human" as const, name: name || null, colour, here: true },
    }));
    const nothing = { choices: null, log: [], moment: null, telling: false, acting: null, thinking: null };
    const quiet = { pending: null, slow: false, hinted: [], teaches: false };
    return { game: "kingdomino", seats, me: null, view, ...nothing, ...quiet };
  }

  /** A stroke or a tap begins: Undo takes all of it back. */
  begin(): void {
    this.#stroke = this.sheet;
  }

  end(): void {
    if (this.#stroke && this.#stroke !== this.sheet) {
      this.#undo = [...this.#undo, this.#stroke].slice(-UNDOES);
      keepSheet(PAD, this.sheet);
      void this.sum();
    }
    this.#stroke = null;
  }

  /** Changes the sheet in one step of Undo. */
  change(parts: Partial<Sheet>): void {
    this.begin();
    this.sheet = { ...this.sheet, ...parts };
    this.end();
  }

  /** Paints a square, within a stroke; the same terrain keeps its crowns. */
  paint(at: number, square: Painted): void {
    if (this.kingdom[at] === CASTLE || this.kingdom[at] === square) return;
    this.#put(this.kingdom.map((old, place) => (place === at ? square : old)));
  }

  stroke(at: number): void {
    this.active = at;
    const [old, { tool }] = [this.kingdom[at] ?? EMPTY, this];
    if (tool === "rub") this.paint(at, EMPTY);
    else if (terrainOf(old) !== tool) this.paint(at, `${LETTERS[tool]}0`);
  }

  /** One crown more, as many as a domino has, then none. */
  crown(at: number): void {
    this.active = at;
    const terrain = terrainOf(this.kingdom[at] ?? EMPTY);
    if (terrain) this.crowns(at, (crownsOf(this.kingdom[at] ?? EMPTY) + 1) % (MOST[terrain] + 1));
  }

  crowns(at: number, crowns: number): void {
    const terrain = terrainOf(this.kingdom[at] ?? EMPTY);
    if (terrain && crowns <= MOST[terrain]) this.paint(at, `${LETTERS[terrain]}${crowns}`);
  }

  /** The castle goes to another square, and what lay there to its old one. */
  castle(at: number): void {
    const from = this.kingdom.indexOf(CASTLE);
    const there = this.kingdom[at] ?? EMPTY;
    if (from === at) return;
    this.#put(this.kingdom.map((square, place) => (place === at ? CASTLE : place === from ? there : square)));
  }

  #put(kingdom: Painted[]): void {
    const { seat, kingdoms, done } = this.sheet;
    this.question = null;
    this.sheet = {
      ...this.sheet,
      kingdoms: kingdoms.map((old, player) => (player === seat ? kingdom : old)),
      done: done.map((was, player) => was && player !== seat),
    };
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (!before) return;
    this.#undo = this.#undo.slice(0, -1);
    this.question = null;
    this.sheet = before;
    keepSheet(PAD, this.sheet);
    void this.sum();
  }

  look(seat: number): void {
    this.sheet = { ...this.sheet, seat };
    this.active = null;
    keepSheet(PAD, this.sheet);
  }

  /** So many players, or squares; what is painted stays where it can. */
  resize(players: number, side: 5 | 7): void {
    const next = newSheet(players, side);
    const { sheet } = this;
    const same = side === sheet.side;
    this.question = null;
    this.change({
      ...next,
      middle: sheet.middle,
      harmony: sheet.harmony,
      dynasty: sheet.dynasty,
      before: players === sheet.players.length ? sheet.before : [],
      players: next.players.map((player, seat) => sheet.players[seat] ?? player),
      kingdoms: next.kingdoms.map((kingdom, seat) => (same ? (sheet.kingdoms[seat] ?? kingdom) : kingdom)),
      done: next.done.map((_, seat) => same && sheet.done[seat] === true),
      seat: Math.min(sheet.seat, players - 1),
    });
  }

  rename(seat: number, name: string): void {
    const players = this.sheet.players.map((player, at) => (at === seat ? { ...player, name } : player));
    this.sheet = { ...this.sheet, players };
    keepSheet(PAD, this.sheet);
  }

  /** All kingdoms are empty again; players and rules stay, and in a Dynasty the scores of its games. */
  anew(): void {
    const { players, middle, harmony, dynasty, side, before } = this.sheet;
    const scores = this.answer?.view.kingdoms.map(({ score }) => score) ?? [];
    this.question = null;
    this.active = null;
    this.change({
      ...newSheet(players.length, side),
      ...{ players, middle, harmony, dynasty },
      before: this.goesOn ? [...before, scores] : [],
    });
  }

  /** What an address has brought is taken at once where nothing is lost by it. True: it was taken. */
  bring(brought: Brought): boolean {
    if (replaces(this.sheet, brought)) {
      this.brought = brought;
      return false;
    }
    this.take(brought);
    return true;
  }

  take(brought: Brought): void {
    this.brought = null;
    this.question = null;
    this.active = null;
    this.change(taken(this.sheet, brought));
  }

  /** Another window of this browser has painted. */
  reread(): void {
    const sheet = readSheet(keptSheet(PAD));
    if (!sheet || this.#stroke) return;
    this.sheet = { ...sheet, seat: Math.min(this.sheet.seat, sheet.players.length - 1) };
    this.question = null;
    void this.sum();
  }

  /**
   * Asks for the sums, one answer after the other: what is painted meanwhile is asked for once, when the answer is here.
   * Where none comes, the page makes the sums itself, until one does.
   */
  async sum(): Promise<void> {
    clearTimeout(this.#again);
    if (this.#asking) return;
    this.#asking = true;
    do {
      const form = this.#form;
      try {
        this.answer = await ask<PadAnswer>("/api/pads/kingdomino", JSON.parse(form));
        this.problem = null;
        // Which dominoes a kingdom lacks is known to nobody.
        for (const kingdom of this.answer.view.kingdoms) kingdom.discarded = [];
      } catch (error) {
        if (form !== this.#summed) this.answer = scored(JSON.parse(form) as PadForm);
        this.problem = whyOf(error);
      }
      this.#summed = form;
    } while (this.#summed !== this.#form);
    if (this.problem) this.#again = setTimeout(() => void this.sum(), AGAIN);
    this.#asking = false;
  }

  /** This kingdom is painted: can the dominoes make it, with the others that are? If so, on to the next. */
  async finish(): Promise<void> {
    const { seat, kingdoms, side } = this.sheet;
    this.busy = true;
    // What nobody has finished is left out: it may still have an odd number of squares.
    const done = kingdoms.map((kingdom, at) => (at === seat || this.sheet.done[at] ? kingdom : bare(side)));
    const form = JSON.parse(this.#form) as object;
    try {
      const told = { ...form, kingdoms: done.map((kingdom) => written(kingdom, side)), check: true };
      const { check } = await ask<PadAnswer>("/api/pads/kingdomino", told);
      this.#decide(kingdoms, seat, check);
    } catch {
      this.#decide(kingdoms, seat, null); // a check that cannot be had stops nobody
    }
    this.busy = false;
  }

  /** What follows from a check, if what was checked is still what is shown. */
  #decide(kingdoms: Painted[][], seat: number, check: PadCheck | null): void {
    if (this.sheet.kingdoms !== kingdoms || this.sheet.seat !== seat) return;
    if (check && asksAbout(check)) this.question = check;
    else this.leave();
  }

  /** It is right as it is painted. */
  leave(): void {
    this.question = null;
    const { seat, done } = this.sheet;
    const now = done.map((was, at) => was || at === seat);
    const next = now.findIndex((was, at) => !was && at > seat);
    const open = next < 0 ? now.indexOf(false) : next;
    this.change({ done: now, seat: open < 0 ? seat : open });
    this.active = null;
  }

  /** It was misread: this is what is there. */
  repair({ kingdom, x, y, terrain, crowns }: PadRepair): void {
    this.begin();
    this.sheet = { ...this.sheet, seat: kingdom };
    const at = this.placeOf([x, y]);
    if (at !== null) this.paint(at, `${LETTERS[terrain]}${crowns}`);
    this.active = at;
    this.end();
    void this.finish();
  }
}

/** Is there something to ask? Not where every square that helps leaves scores, places and ties as they are. */
export const asksAbout = ({ possible, findings, repairs }: PadCheck): boolean =>
  findings.length > 0 || (possible === false && (repairs.length === 0 || repairs.some(({ alters }) => alters)));
