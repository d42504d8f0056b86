/** What a check of kingdoms tells, in words, and the letters of its repairs. */
import { say } from "../../../words/words.svelte";
import { LETTERS, TERRAINS } from "../dominoes";
import { halfWords } from "../speech";
import type { Pad } from "./pad.svelte";
import { CASTLE, crownsOf, terrainOf } from "./sheet";
import type { PadCheck, PadFinding, PadRepair } from "../protocol";

export interface Marked {
  repair: PadRepair;
  mark: string;
}

/** More than so many help nobody. */
const OFFERED = 6;

/** The repairs that are offered: of the kingdom that was just painted first, as the others were checked before. */
export function offered({ repairs }: PadCheck, seat: number): Marked[] {
  const own = repairs.filter(({ kingdom }) => kingdom === seat);
  return [...own, ...repairs.filter(({ kingdom }) => kingdom !== seat)]
    .slice(0, OFFERED)
    .map((repair, index) => ({ repair, mark: String.fromCodePoint(65 + index) }));
}

/** A finding in a sentence. */
export function told(one: PadFinding, nameOf: (seat: number) => string): string {
  const terrain = TERRAINS.find((terrain) => LETTERS[terrain] === one.square[0]) ?? "wheat";
  const square = halfWords({ terrain, crowns: Number(one.square[1] ?? 0) });
  return say(`pad-${one.what}`, { who: nameOf(one.kingdom ?? 0), square, n: one.there, m: one.most });
}

/** Where a square is, told by its row and its place in it, and what is there. */
export function cellWords(pad: Pad, at: number): string {
  const { side } = pad.sheet;
  const square = pad.kingdom[at] ?? "";
  const terrain = terrainOf(square);
  const painted = terrain ? halfWords({ terrain, crowns: crownsOf(square) }) : say("empty");
  const what = square === CASTLE ? say("castle") : painted;
  return say("pad-cell", { row: Math.floor(at / side) + 1, n: (at % side) + 1, what });
}
