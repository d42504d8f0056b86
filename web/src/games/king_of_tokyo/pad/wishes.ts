/** What players may wish for, from the dice that they rolled and from the counters: pure, and only said. */
import { FACES } from "../dice.svelte";
import type { Face } from "../protocol";

/** How many dice of each face are wished for. */
export type Want = Partial<Record<Face, number>>;

/** What the counters say about the one who rolls. */
export interface Standing {
  health: number;
  points: number;
  energy: number;
  inTokyo: boolean;
  /** Nobody is in Tokyo. */
  empty: boolean;
  /** The living monsters that claws hit. */
  targets: readonly { seat: number; health: number }[];
}

/** What a wish changes: a number of the one who rolls, or the health of another monster. */
export interface Change {
  icon: "star" | "heart" | "energy";
  seat: number | null;
  from: number;
  to: number;
}

export const MOST = 5;
export const WIN = 20;
const HEALTHY = 10;
const MIGHTY = 12;
const NUMBERS = ["3", "2", "1"] as const;
type Digit = (typeof NUMBERS)[number];

const countOf = (dice: readonly Face[], face: Face): number => dice.filter((one) => one === face).length;
export const sizeOf = (want: Want): number => Object.values(want).reduce((all, n) => all + n, 0);

/** A wish as the server reads it: "3 3,2 claw". */
export const written = (want: Want): string =>
  FACES.filter((face) => want[face])
    .map((face) => `${want[face] ?? 0} ${face}`)
    .join(",");

/** The same back; null for what is no wish. */
export function readWant(text: string): Want | null {
  const parts = text.split(",").map((part) => /^([1-9]) (1|2|3|heart|energy|claw)$/.exec(part));
  if (parts.some((part) => part === null)) return null;
  return Object.fromEntries(parts.map((part) => [part?.[2], Number(part?.[1])])) as Want;
}

/** The hearts that still heal: a monster in Tokyo has none, and some cards allow 12. */
const lacking = ({ health, inTokyo }: Standing): number =>
  inTokyo ? 0 : Math.max(0, (health > HEALTHY ? MIGHTY : HEALTHY) - health);

/** So many of a number that they win, where that is within reach; else a third one, or one more than there are. */
function enough(digit: Digit, have: number, dice: number, { points }: Standing): number {
  const wins = 3 + WIN - points - Number(digit);
  if (points < WIN && wins >= 3 && wins <= Math.min(dice, have + 3)) return wins;
  return have < 3 ? 3 : Math.min(dice, have + 1);
}

/** Up to five wishes, the first ones for what already lies there. */
export function wishesFor(dice: readonly Face[], standing: Standing): Want[] {
  const have = (face: Face): number => countOf(dice, face);
  const numbers = [...NUMBERS].sort((one, other) => have(other) - have(one));
  const [first = "3", second = "2"] = numbers;
  const most = (digit: Digit): Want => ({ [digit]: enough(digit, have(digit), dice.length, standing) });
  const found: Want[] = [most(first)];

  const beside = (["claw", "heart", "energy"] as const).find(
    (face) => have(face) > 0 && (face !== "heart" || lacking(standing) > 0),
  );
  if (beside) found.push({ [first]: Math.max(3, have(first)), [beside]: have(beside) });

  const near = standing.targets.filter(({ health }) => health <= dice.length);
  for (const health of [...new Set(near.map((one) => one.health))].sort((a, b) => a - b).slice(0, 2))
    found.push({ claw: health });
  if (standing.targets.length > 0 && near.length === 0) found.push({ claw: Math.max(3, have("claw") + 1) });
  if (standing.empty && have("claw") === 0) found.push({ claw: 1 });

  const hearts = Math.min(lacking(standing), Math.max(2, have("heart") + 1));
  if (hearts > 0) found.push({ heart: hearts });
  found.push({ energy: Math.max(3, have("energy") + 1) });
  if (have(second) >= 2) found.splice(1, 0, most(second));
  else found.push({ [first]: 3 }, most(second));

  const keys = found.map(written);
  return found.filter((want, at) => sizeOf(want) <= dice.length && keys.indexOf(keys[at] ?? "") === at).slice(0, MOST);
}

/** What a wish changes, as far as dice alone tell. */
export function changesOf(want: Want, standing: Standing): Change[] {
  const { points, health, energy, targets } = standing;
  const claws = want.claw ?? 0;
  let more = 0;
  for (const digit of NUMBERS) if ((want[digit] ?? 0) >= 3) more += Number(digit) + (want[digit] ?? 0) - 3;
  if (claws > 0 && standing.empty && !standing.inTokyo) more += 1; // the way into Tokyo
  const [weakest] = [...targets].sort((one, other) => one.health - other.health);
  const hit = targets.find((one) => one.health === claws) ?? weakest;
  const healed = Math.min(want.heart ?? 0, lacking(standing));
  const all: Change[] = [
    { icon: "star", seat: null, from: points, to: points + more },
    { icon: "heart", seat: hit?.seat ?? null, from: hit?.health ?? 0, to: Math.max(0, (hit?.health ?? 0) - claws) },
    { icon: "heart", seat: null, from: health, to: health + healed },
    { icon: "energy", seat: null, from: energy, to: energy + (want.energy ?? 0) },
  ];
  return all.filter(({ from, to }) => from !== to);
}

/** Which dice lie dark: as many of each face as are kept, the first ones. */
export function darkened(dice: readonly (Face | null)[], keep: readonly Face[]): boolean[] {
  const left = new Map(FACES.map((face) => [face, countOf(keep, face)]));
  return dice.map((face) => {
    const n = (face && left.get(face)) ?? 0;
    if (face) left.set(face, n - 1);
    return n > 0;
  });
}
