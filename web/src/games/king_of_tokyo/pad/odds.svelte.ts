/** The odds pad: dice and counters of a real table, kept by the browser. */
import type { Colour } from "../../../net/protocol";
import { keepSheet, keptSheet } from "../../../net/sheets";
import { COLOURS } from "../../../game/colours";
import { FACES } from "../dice.svelte";
import type { Face } from "../protocol";
import { chances, type Chance, type Question } from "./chances";
import {
  changesOf,
  darkened,
  readWant,
  sizeOf,
  wishesFor,
  written,
  type Change,
  type Standing,
  type Want,
} from "./wishes";

export type Stat = "health" | "points" | "energy";
export const STATS: readonly Stat[] = ["health", "points", "energy"];

/** What a card does to dice and rolls, once each; a monster may have two extra heads. */
const CARDS = {
  extra_head: { dice: 1, most: 2 },
  shrink_ray: { dice: -1, most: 2 },
  freeze_time: { dice: -1, most: 1 },
  giant_brain: { rolls: 1, most: 1 },
  smoke_cloud: { rolls: 1, most: 1 },
  telepath: { rolls: 1, most: 1 },
  plot_twist: { turns: 1, most: 1 },
  herd_culler: { ones: 1, most: 1 },
  stretchy: { turns: 1, most: 1 },
} as const satisfies Record<string, Changed & { most: number }>;
type What = "dice" | "rolls" | "turns" | "ones";
type Changed = Partial<Record<What, number>>;
export type Card = keyof typeof CARDS;
export const CARD_NAMES = Object.keys(CARDS) as Card[];
/** What kind of thing a card changes. */
export const kindOf = (card: Card): What =>
  (["dice", "rolls", "turns", "ones"] as const).find((what) => what in CARDS[card]) ?? "dice";

export interface Monster {
  name: string;
  colour: Colour;
  health: number;
  points: number;
  energy: number;
  /** How many of each card lie before it. */
  cards: Partial<Record<Card, number>>;
}

/** What a browser keeps, and what Undo brings back. */
export interface Sheet {
  monsters: Monster[];
  /** Who is in the City, and in the Bay. */
  tokyo: [city: number | null, bay: number | null];
  /** Who rolls. */
  roller: number;
  /** A place for each die: its face, once it is tapped in. */
  dice: (Face | null)[];
  /** The dice that were kept at the last roll. */
  kept: boolean[];
  rolls: number;
  wish: string | null;
  /** The counters when the turn began. */
  began: Record<Stat, number>[];
}

const PAD = "odds";
const DICE = 6;
const ROLLS = 2;
const UNDOES = 200;
/** Beyond these the pad asks once. */
const USUAL: Record<Stat, readonly [least: number, most: number]> = {
  health: [0, 12],
  points: [0, 20],
  energy: [0, Infinity],
};
const LIMIT = 99;

const sumOf = ({ cards }: Monster, what: What): number =>
  CARD_NAMES.reduce((all, card) => {
    const told: Changed = CARDS[card];
    return all + (told[what] ?? 0) * (cards[card] ?? 0);
  }, 0);

/** How many dice a monster rolls, and how many rolls follow the first one. */
export const diceOf = (monster: Monster): number => Math.max(1, DICE + sumOf(monster, "dice"));
export const rollsOf = (monster: Monster): number => ROLLS + sumOf(monster, "rolls");

const newMonster = (colour: Colour): Monster => ({ name: "", colour, health: 10, points: 0, energy: 0, cards: {} });
const numbersOf = (monsters: readonly Monster[]): Record<Stat, number>[] =>
  monsters.map(({ health, points, energy }) => ({ health, points, energy }));

export function newSheet(monsters: Monster[] = COLOURS.slice(0, 4).map(newMonster), roller = 0): Sheet {
  const sheet: Sheet = {
    ...{ monsters, tokyo: [null, null], roller, dice: [], kept: [], rolls: 0, wish: null, began: [] },
  };
  return newTurn(sheet);
}

/** Nothing is rolled yet; what the counters say now is what they began with. */
function newTurn(sheet: Sheet): Sheet {
  const monster = sheet.monsters[sheet.roller] ?? newMonster("blue");
  const n = diceOf(monster);
  return {
    ...sheet,
    dice: Array.from({ length: n }, () => null),
    kept: Array.from({ length: n }, () => false),
    rolls: rollsOf(monster),
    wish: null,
    began: numbersOf(sheet.monsters),
  };
}

const isCount = (n: unknown, least = -LIMIT, most = LIMIT): boolean =>
  Number.isInteger(n) && (n as number) >= least && (n as number) <= most;

function isMonster({ name, colour, cards, ...numbers }: Monster): boolean {
  const has = Object.entries(cards).every(([card, n]) => card in CARDS && isCount(n, 0, CARDS[card as Card].most));
  return typeof name === "string" && COLOURS.includes(colour) && STATS.every((stat) => isCount(numbers[stat])) && has;
}

/** A sheet that the browser kept; null where it is of another version or was tampered with. */
export function readSheet(kept: unknown): Sheet | null {
  try {
    const { monsters, tokyo, roller, dice, kept: dark, rolls, wish, began } = kept as Sheet;
    const n = monsters.length;
    const monster = monsters[roller];
    const whole =
      isCount(n, 2, 6) &&
      monsters.every(isMonster) &&
      new Set(monsters.map(({ colour }) => colour)).size === n &&
      (tokyo as unknown[]).length === 2 &&
      tokyo.every((seat) => seat === null || isCount(seat, 0, n - 1)) &&
      monster !== undefined &&
      dice.length === diceOf(monster) &&
      dice.every((face) => face === null || FACES.includes(face)) &&
      dark.length === dice.length &&
      isCount(rolls, 0, rollsOf(monster)) &&
      (wish === null || readWant(wish) !== null) &&
      began.length === n &&
      began.every((one) => STATS.every((stat) => isCount(one[stat])));
    return whole ? { monsters, tokyo, roller, dice, kept: dark, rolls, wish, began } : null;
  } catch {
    return null;
  }
}

/** A wish with its odds. */
export interface Row {
  want: Want;
  key: string;
  changes: Change[];
  odds: Chance;
}

export class Pad {
  sheet: Sheet = $state.raw(newSheet());
  #undo: Sheet[] = $state.raw([]);
  /** The counters about which somebody said that they are right beyond what is usual. */
  readonly #sure = new Set<string>();

  readonly monster = $derived(this.sheet.monsters[this.sheet.roller] ?? newMonster("blue"));
  readonly missing = $derived(this.sheet.dice.filter((face) => face === null).length);
  readonly undoes = $derived(this.#undo.length > 0);
  readonly standing: Standing = $derived(this.#standing());
  /** As text: the page computes an equal question only once, since a slow phone needs a while for it. */
  readonly #asked = $derived(JSON.stringify(this.#question()));
  readonly #odds = $derived(chances(...(JSON.parse(this.#asked) as [Question, Want[]])));
  /** None while a die is missing. */
  readonly rows: Row[] = $derived(
    this.#odds.map((odds) => ({
      ...{ want: odds.want, odds, key: written(odds.want) },
      changes: changesOf(odds.want, this.standing),
    })),
  );
  /** The chosen wish. */
  readonly chosen = $derived(this.missing > 0 ? null : (this.rows.find(({ key }) => key === this.sheet.wish) ?? null));
  readonly #keep = $derived(this.chosen?.odds.keep ?? null);
  /** The dice that lie dark: those that the chosen wish keeps, or that were kept at the last roll. */
  readonly dark = $derived(
    this.missing > 0 ? this.sheet.kept : darkened(this.sheet.dice, this.sheet.rolls > 0 ? (this.#keep ?? []) : []),
  );
  /** How many dice roll again, where that is settled. */
  readonly loose = $derived(this.#keep && this.sheet.rolls > 0 ? this.sheet.dice.length - this.#keep.length : 0);

  constructor() {
    this.sheet = readSheet(keptSheet(PAD)) ?? newSheet();
  }

  #standing(): Standing {
    const { monsters, tokyo, roller } = this.sheet;
    const there = (seat: number): boolean => tokyo.includes(seat);
    const alive = monsters.map(({ health }, seat) => ({ seat, health })).filter(({ health }) => health > 0);
    const targets = alive.filter(({ seat }) => seat !== roller && there(seat) !== there(roller));
    const empty = !alive.some(({ seat }) => there(seat));
    const { health, points, energy } = this.monster;
    return { health, points, energy, inTokyo: there(roller), empty, targets };
  }

  /** The wishes for what lies there, among them the chosen one. */
  #wishes(): Want[] {
    const { dice, wish } = this.sheet;
    if (this.missing > 0) return [];
    const found = wishesFor(
      dice.filter((face) => face !== null),
      this.standing,
    );
    const chosen = wish && !found.some((want) => written(want) === wish) ? readWant(wish) : null;
    return chosen && sizeOf(chosen) <= dice.length ? [chosen, ...found.slice(0, -1)] : found;
  }

  #question(): [Question, Want[]] {
    const { dice, rolls } = this.sheet;
    const [turns, ones] = [sumOf(this.monster, "turns"), sumOf(this.monster, "ones")];
    return [{ dice: dice.filter((face) => face !== null), rolls, turns, ones }, this.#wishes()];
  }

  /** Changes the sheet in one step of Undo. */
  change(parts: Partial<Sheet>): void {
    this.#undo = [...this.#undo, this.sheet].slice(-UNDOES);
    this.#set({ ...this.sheet, ...parts });
  }

  #set(sheet: Sheet): void {
    this.sheet = sheet;
    keepSheet(PAD, sheet);
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (!before) return;
    this.#undo = this.#undo.slice(0, -1);
    this.#set(before);
  }

  /** A die shows this face: the first one that is missing. */
  tap(face: Face): void {
    const at = this.sheet.dice.indexOf(null);
    if (at >= 0) this.#die(at, face);
  }

  /** It was another face, so this die is missing again. */
  takeBack(at: number): void {
    if (this.sheet.dice[at]) this.#die(at, null);
  }

  #die(at: number, face: Face | null): void {
    this.change({
      dice: this.sheet.dice.map((old, place) => (place === at ? face : old)),
      kept: this.dark.map((dark, place) => dark && place !== at && this.sheet.dice[place] !== null),
    });
  }

  /** This wish, or none where it was chosen already. */
  choose(key: string): void {
    const row = this.rows.find((one) => one.key === key);
    if (this.sheet.wish === key) this.change({ wish: null });
    else if (row?.odds.keep && this.sheet.rolls > 0) this.change({ wish: key });
  }

  /** The dark dice stay, all others are rolled: they are missing until somebody taps them in. */
  roll(): void {
    if (this.loose === 0) return;
    const { dark } = this;
    const dice = this.sheet.dice.map((face, at) => (dark[at] ? face : null));
    this.change({ dice, kept: [...dark], rolls: this.sheet.rolls - 1 });
  }

  turn(): void {
    this.change(newTurn(this.sheet));
  }

  /** One roll fewer is left; after none, all of them. */
  fewer(): void {
    const { rolls } = this.sheet;
    this.change({ rolls: rolls > 0 ? rolls - 1 : rollsOf(this.monster) });
  }

  has = (card: Card): number => this.monster.cards[card] ?? 0;

  /** One more of a card; after the most there can be, none. Dice and rolls follow at once. */
  switch(card: Card): void {
    const { sheet, monster } = this;
    const n = (this.has(card) + 1) % (CARDS[card].most + 1);
    const next = { ...monster, cards: { ...monster.cards, [card]: n } };
    const monsters = sheet.monsters.map((one, seat) => (seat === sheet.roller ? next : one));
    const rolls = Math.max(0, sheet.rolls + rollsOf(next) - rollsOf(monster));
    let { dice, kept } = sheet;
    while (dice.length < diceOf(next))
      [dice, kept] = [
        [...dice, null],
        [...kept, false],
      ];
    while (dice.length > diceOf(next)) {
      const empty = dice.lastIndexOf(null);
      const gone = empty < 0 ? dice.length - 1 : empty;
      dice = dice.filter((_, at) => at !== gone);
      kept = kept.filter((_, at) => at !== gone);
    }
    this.change({ monsters, dice, kept, rolls });
  }

  /** Would this be unusual, and has nobody said yet that it is right? */
  doubts(seat: number, stat: Stat, value: number): boolean {
    const [least, most] = USUAL[stat];
    return (value < least || value > most) && !this.#sure.has(`${seat} ${stat} ${value < least}`);
  }

  /** Sets a counter; `sure` where somebody was asked. */
  count(seat: number, stat: Stat, value: number, sure = false): void {
    if (!isCount(value) || (!sure && this.doubts(seat, stat, value))) return;
    if (sure) this.#sure.add(`${seat} ${stat} ${value < USUAL[stat][0]}`);
    this.change({ monsters: this.sheet.monsters.map((one, at) => (at === seat ? { ...one, [stat]: value } : one)) });
  }

  /** By how much a counter changed since the turn began. */
  since = (seat: number, stat: Stat): number =>
    (this.sheet.monsters[seat]?.[stat] ?? 0) - (this.sheet.began[seat]?.[stat] ?? 0);

  /** A monster goes to a place in Tokyo, or out of it; nobody else moves but the one who stood there. */
  place(seat: number, place: 0 | 1 | null): void {
    const tokyo = this.sheet.tokyo.map((one, at) => (at === place ? seat : one === seat ? null : one));
    this.change({ tokyo: tokyo as Sheet["tokyo"] });
  }

  /** Another monster rolls: its turn begins. */
  give(seat: number): void {
    if (seat !== this.sheet.roller) this.change(newTurn({ ...this.sheet, roller: seat }));
  }

  rename(seat: number, name: string): void {
    this.#set({
      ...this.sheet,
      monsters: this.sheet.monsters.map((one, at) => (at === seat ? { ...one, name } : one)),
    });
  }

  /** A monster takes a colour; who had it takes the other one. */
  colour(seat: number, colour: Colour): void {
    const old = this.sheet.monsters[seat]?.colour ?? colour;
    const monsters = this.sheet.monsters.map((one, at) =>
      at === seat ? { ...one, colour } : one.colour === colour ? { ...one, colour: old } : one,
    );
    this.change({ monsters });
  }

  /** So many monsters; those that stay keep what they have. */
  resize(n: number): void {
    const { monsters, tokyo, roller } = this.sheet;
    const free = COLOURS.filter((colour) => !monsters.slice(0, n).some((one) => one.colour === colour));
    const next = Array.from({ length: n }, (_, seat) => monsters[seat] ?? newMonster(free.shift() ?? "blue"));
    const [city, bay] = tokyo.map((seat) => (seat !== null && seat < n ? seat : null));
    const sheet = {
      ...this.sheet,
      monsters: next,
      tokyo: [city ?? null, n > 4 ? (bay ?? null) : null] as Sheet["tokyo"],
    };
    const { began } = this.sheet;
    if (roller < n) this.change({ ...sheet, began: numbersOf(next).map((one, seat) => began[seat] ?? one) });
    else this.change(newTurn({ ...sheet, roller: 0 }));
  }

  /** A new game: names and colours stay. */
  anew(): void {
    this.#sure.clear();
    this.change(newSheet(this.sheet.monsters.map(({ name, colour }) => ({ ...newMonster(colour), name }))));
  }
}
