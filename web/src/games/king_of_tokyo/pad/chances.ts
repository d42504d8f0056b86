/**
 * The odds of wishes, exactly: the best dice to keep, and how often a wish then comes, by the steps of
 * `king_of_tokyo/dice.py` in the same order. The pad needs no server for it; `chances.test.ts` holds it to what the engine
 * answers (`scripts/pads.py`).
 */
import { FACES } from "../dice.svelte";
import type { Face } from "../protocol";
import type { Want } from "./wishes";

/** All choices of up to n dice, the smaller ones first. */
interface Choices {
  /** Dice of each face. */
  counts: readonly (readonly number[])[];
  /** The choice with a die of each face more, or less; -1 where there is none. */
  more: readonly (readonly number[])[];
  less: readonly (readonly number[])[];
  /** The first choice of all n dice: outcomes are those from there on. */
  first: number;
}

const ONE = FACES.indexOf("1");
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const known = new Map<number, Choices>();

/** Every multiset of so many dice, as their faces in order. */
const multisets = (dice: number, from = 0): number[][] =>
  dice === 0
    ? [[]]
    : FACES.flatMap((_, face) => (face < from ? [] : multisets(dice - 1, face).map((rest) => [face, ...rest])));

function choicesOf(n: number): Choices {
  const found = known.get(n);
  if (found) return found;
  const sizes = Array.from({ length: n + 1 }, (_, size) => multisets(size));
  const counts = sizes.flat().map((dice) => FACES.map((_, face) => dice.filter((die) => die === face).length));
  const places = new Map(counts.map((one, place) => [one.join(), place]));
  const moved = (step: number): number[][] =>
    counts.map((one) =>
      FACES.map((_, face) => places.get(one.map((n, other) => (other === face ? n + step : n)).join()) ?? -1),
    );
  const made = { counts, more: moved(1), less: moved(-1), first: sum(sizes.slice(0, n).map(({ length }) => length)) };
  known.set(n, made);
  return made;
}

/** Does an outcome grant a wish, once cards have turned dice to a 1 (`ones`) and to any face (`turns`)? */
function granted(outcome: readonly number[], least: readonly number[], turns: number, ones: number): boolean {
  const lacking = least.map((count, face) => Math.max(0, count - (outcome[face] ?? 0)));
  lacking[ONE] = Math.max(0, (lacking[ONE] ?? 0) - ones);
  return sum(lacking) <= turns && sum(least) <= sum(outcome);
}

export interface Question {
  dice: readonly Face[];
  /** How many rolls are left. */
  rolls: number;
  /** How many dice cards may turn to any face after the last roll, and how many to a 1. */
  turns: number;
  ones: number;
}

export interface Chance {
  want: Want;
  /** The chance after every number of rolls, with the best play. */
  p: number[];
  /** The dice to keep for it; null where it cannot come any more. */
  keep: Face[] | null;
}

/** The chance of each wish for these dice. */
export function chances({ dice, rolls, turns, ones }: Question, wants: readonly Want[]): Chance[] {
  if (wants.length === 0) return [];
  const { counts, more, less, first } = choicesOf(dice.length);
  const lies = counts.findLastIndex((one) =>
    one.every((n, face) => n === dice.filter((die) => die === FACES[face]).length),
  );
  return wants.map((want) => {
    const least = FACES.map((face) => want[face] ?? 0);
    let best: number[] = counts.map((one, i) => (i >= first && granted(one, least, turns, ones) ? 1 : 0));
    let keep = counts.map((_, i) => i);
    const p: number[] = [best[lies] ?? 0];
    for (let roll = 0; roll < rolls; roll += 1) {
      const means: number[] = [...best];
      for (let i = first - 1; i >= 0; i -= 1) means[i] = sum((more[i] ?? []).map((one) => means[one] ?? 0)) / 6;
      const [high, which] = [[...means], counts.map((_, i) => i)];
      for (const [i, row] of less.entries())
        for (const one of row)
          if (one >= 0 && (high[one] ?? 0) > (high[i] ?? 0)) [high[i], which[i]] = [high[one] ?? 0, which[one] ?? one];
      [best, keep] = [high, which];
      p.push(best[lies] ?? 0);
    }
    const kept = counts[keep[lies] ?? lies] ?? [];
    const faces = FACES.flatMap((face, at) => Array.from({ length: kept[at] ?? 0 }, () => face));
    return { want, p, keep: (p.at(-1) ?? 0) > 0 ? faces : null };
  });
}
