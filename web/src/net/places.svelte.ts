/** Who sits at which side of a shared screen, and whether the picture turns to them; kept for next time. */
import type { Colour } from "./protocol";

/** Clockwise, as seen from above. */
export const SIDES = ["near", "left", "far", "right"] as const;
export type Side = (typeof SIDES)[number];

/** A person at the screen. Who has no name is known by the colour. */
export interface Person {
  name: string | null;
  colour: Colour;
}

const KEY = "kingtable.places";
const keyOf = ({ name, colour }: Person): string => name?.trim() || colour;

interface Kept {
  byItself: boolean;
  turned: string;
  sides: Record<string, Side>;
}

function kept(): Kept {
  const none: Kept = { byItself: false, turned: "", sides: {} };
  try {
    const found = { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    const sides = Object.entries(found.sides).filter(([, side]) => SIDES.includes(side));
    return { byItself: found.byItself, turned: found.turned, sides: Object.fromEntries(sides) };
  } catch {
    return none;
  }
}

class Places {
  #kept: Kept = $state.raw(kept());

  /** The picture turns to whose turn it is. */
  get byItself(): boolean {
    return this.#kept.byItself;
  }

  set byItself(byItself: boolean) {
    this.#keep({ byItself });
  }

  /** Is the picture of that table turned? */
  turned(code: string): boolean {
    return this.#kept.turned === code;
  }

  turn(code: string, turned: boolean): void {
    if (turned !== this.turned(code)) this.#keep({ turned: turned ? code : "" });
  }

  /** Where each of them sits: as last time, if all of them sat there, or else spread round the table. */
  of(people: readonly Person[]): Side[] {
    const last = people.map((one) => this.#kept.sides[keyOf(one)]);
    return people.map(
      (_, n) =>
        (last.includes(undefined) ? undefined : last[n]) ?? SIDES[Math.floor((4 * n) / people.length)] ?? "near",
    );
  }

  /** That is how they sit. A rematch moves their seats on, and nobody gets up. */
  sit(people: readonly Person[], sides: readonly Side[] = this.of(people)): void {
    this.#keep({ sides: Object.fromEntries(people.map((one, n) => [keyOf(one), sides[n] ?? "near"])) });
  }

  /** One of them goes to the next side. */
  moveOn(people: readonly Person[], who: number): void {
    const next = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? "near";
    this.sit(
      people,
      this.of(people).map((side, n) => (n === who ? next(side) : side)),
    );
  }

  #keep(news: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...news };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing asks again.
    }
  }
}

export const places = new Places();
