import type { Cell, Place, Why } from "./protocol";
import { same } from "./frame";

/** A way to hold the domino over the board. `place` is null where it does not fit. */
export interface Ghost {
  left: Cell;
  right: Cell;
  place: Place | null;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** Arrow keys follow the screen, whatever the language. */
export const ARROWS: Readonly<Record<Arrow, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** Quarter turns of the right half round the left one, clockwise on the screen. */
const TURNS: readonly Cell[] = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
];

const CASTLE: Cell = [0, 0];

const key = (left: Cell, right: Cell): string => `${left}|${right}`;
const centre = ({ left, right }: { left: Cell; right: Cell }): Cell => [
  (left[0] + right[0]) / 2,
  (left[1] + right[1]) / 2,
];

/** One domino in hand: where it hovers, where it is pencilled. Which places fit was told by the server. */
export class Placing {
  ghost: Ghost | null = $state.raw(null);
  pencilled = $state(false);
  /** Where on the screen it is while it is dragged to the board from where it lies. */
  carried: Cell | null = $state.raw(null);
  /** Where it was taken hold of. */
  #grasped: Cell | null = null;
  /** The square the hand is on: turning keeps it covered. */
  anchor: Cell | null = $state.raw(null);
  #turn = $state(0);
  readonly #fits: Map<string, Place>;
  /** Why it does not fit where it was held last, until that has been read. */
  refusal: Why | null = $state.raw(null);
  /** The board that it is placed on, for the focus. */
  board: HTMLElement | null = null;

  constructor(
    readonly domino: number,
    readonly places: readonly Place[],
    readonly double: boolean,
    /** What a place is worth: its points, and those of the bonuses that it keeps. */
    private readonly worth: (place: Place) => number = ({ gain }) => gain,
  ) {
    this.#fits = new Map(places.map((place) => [key(place.left, place.right), place]));
    if (double) for (const place of places) this.#fits.set(key(place.right, place.left), place);
  }

  get move(): string | null {
    return this.pencilled ? (this.ghost?.place?.move ?? null) : null;
  }

  /** The places, those of most worth first; of two that are worth the same the one with more points now. */
  get ranked(): Place[] {
    return [...this.places].sort((a, b) => this.worth(b) - this.worth(a) || b.gain - a.gain);
  }

  covers(cell: Cell): boolean {
    return this.places.some(({ left, right }) => same(left, cell) || same(right, cell));
  }

  /** The mouse moves: the ghost follows it and snaps to what fits. `at` is in squares, centres whole. */
  follow(at: Cell): void {
    if (this.pencilled) return;
    this.hold(at);
  }

  /** Lays the ghost at a point, pencilled or not. */
  hold(at: Cell): void {
    const cell: Cell = [Math.round(at[0]), Math.round(at[1])];
    this.anchor = cell;
    const here = this.#turnings(cell);
    const wanted = here.filter(({ left, right }) => this.#turnOf(left, right) === this.#turn);
    const pool = wanted.length ? wanted : here;
    const away = (ghost: Ghost): number => {
      const [x, y] = centre(ghost);
      return Math.hypot(x - at[0], y - at[1]) * 4 - (ghost.place?.gain ?? 0) * 0.001;
    };
    this.ghost = pool.length ? pool.reduce((a, b) => (away(b) < away(a) ? b : a)) : this.#plain(cell);
  }

  /** A tap: takes the nearest square that fits within reach; true if there was one. */
  tap(at: Cell, reach: number): boolean {
    let best: Cell | null = null;
    let least = reach;
    for (const place of this.places) {
      for (const cell of [place.left, place.right]) {
        const distance = Math.hypot(cell[0] - at[0], cell[1] - at[1]);
        if (distance < least) [best, least] = [cell, distance];
      }
    }
    if (!best) {
      this.pencilled = false;
      this.hold(at);
      return false;
    }
    this.hold(best);
    this.pencilled = true;
    return true;
  }

  /** A quarter turn, to the next way that fits over the anchored square. */
  turn(steps = 1): void {
    const anchor = this.anchor ?? this.ghost?.left ?? this.ranked[0]?.left;
    if (!anchor) return;
    const here = this.#turnings(anchor);
    if (here.length === 0) {
      this.#turn = (this.#turn + steps + 4) % 4;
      this.pencilled = false;
      this.ghost = this.#plain(anchor);
      return;
    }
    const ghost = this.ghost;
    const at = ghost ? here.findIndex(({ left, right }) => same(left, ghost.left) && same(right, ghost.right)) : -1;
    const next = here[(at + steps + here.length) % here.length];
    if (!next) return;
    this.anchor = anchor;
    this.ghost = next;
    this.#turn = this.#turnOf(next.left, next.right);
  }

  /** An arrow key: the nearest place that fits in that direction on the screen, first of all as seen from the castle. */
  step(arrow: Arrow): void {
    const ghost = this.ghost;
    const [dx, dy] = ARROWS[arrow];
    const [x, y] = ghost ? centre(ghost) : CASTLE;
    const turn = ghost ? this.#turnOf(ghost.left, ghost.right) : this.#turn;
    let best: Place | null = null;
    let least = Infinity;
    for (const place of this.places) {
      const [px, py] = centre(place);
      const along = (px - x) * dx + (py - y) * dy;
      const across = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      if (along < 0.25 || across > along + 0.5) continue;
      const cost = along + across * 2 + (this.#turnOf(place.left, place.right) === turn ? 0 : 0.2);
      if (cost < least) [best, least] = [place, cost];
    }
    if (best) this.set(best);
    else if (!ghost) this.first();
  }

  first(): void {
    const best = this.ranked[0];
    if (best) this.set(best);
  }

  set(place: Place): void {
    this.ghost = { left: place.left, right: place.right, place };
    this.anchor = place.left;
    this.#turn = this.#turnOf(place.left, place.right);
  }

  /** Pencils the ghost in, if it fits there. */
  pencil(): boolean {
    this.pencilled = this.ghost?.place != null;
    return this.pencilled;
  }

  lift(): void {
    this.pencilled = false;
    this.ghost = null;
    this.anchor = null;
  }

  grasp(at: Cell): void {
    this.#grasped = at;
  }

  /** The pointer that took hold of it moves; true as the dragging begins. */
  carry(at: Cell): boolean {
    if (!this.#grasped) return false;
    const begins = this.carried === null;
    if (begins && Math.hypot(at[0] - this.#grasped[0], at[1] - this.#grasped[1]) < 6) return false;
    if (begins) this.lift();
    this.carried = at;
    return begins;
  }

  drop(): void {
    this.#grasped = this.carried = null;
  }

  /** The notation of a place whether it fits or not, to ask the server why not. */
  notation({ left, right }: Ghost): string {
    const letter = ["E", "S", "W", "N"][this.#turnOf(left, right)] ?? "E";
    if (this.double && (letter === "S" || letter === "W")) {
      return `${this.domino}@${right[0]},${right[1]}>${letter === "S" ? "N" : "E"}`;
    }
    return `${this.domino}@${left[0]},${left[1]}>${letter}`;
  }

  #plain(cell: Cell): Ghost {
    const [dx, dy] = TURNS[this.#turn] ?? [1, 0];
    const right: Cell = [cell[0] + dx, cell[1] + dy];
    return { left: cell, right, place: this.#fits.get(key(cell, right)) ?? null };
  }

  #turnOf(left: Cell, right: Cell): number {
    return TURNS.findIndex(([dx, dy]) => right[0] - left[0] === dx && right[1] - left[1] === dy);
  }

  /** Every way that fits and covers the square, clockwise. */
  #turnings(cell: Cell): Ghost[] {
    const found: Ghost[] = [];
    for (const [dx, dy] of TURNS) {
      const other: Cell = [cell[0] + dx, cell[1] + dy];
      const forth = this.#fits.get(key(cell, other));
      if (forth) found.push({ left: cell, right: other, place: forth });
      const back = this.double ? undefined : this.#fits.get(key(other, cell));
      if (back) found.push({ left: other, right: cell, place: back });
    }
    return found;
  }
}
