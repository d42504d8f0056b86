/** The count at the end: property by property, kind by kind, for all at once; then the bonuses, and what decides ties. */
import { TERRAINS } from "./dominoes";
import type { Kingdom, Terrain, TieBreak, View } from "./protocol";

export type Counted = Terrain | "middle_kingdom" | "harmony";

export interface Step {
  what: Counted;
  /** What it brings each seat, and what each has then. */
  gains: readonly number[];
  sums: readonly number[];
}

/** What decides between equal sums; nothing is added. */
export interface Tie {
  tie: TieBreak;
  sums: readonly number[];
}

const WORTH = { middle_kingdom: 10, harmony: 5 };
const isBonus = (what: Counted): what is keyof typeof WORTH => what in WORTH;

export function gainOf(kingdom: Kingdom, what: Counted): number {
  if (isBonus(what)) return kingdom[what] === "won" ? WORTH[what] : 0;
  return kingdom.properties.reduce((sum, { terrain, points }) => sum + (terrain === what ? points : 0), 0);
}

/** What each seat had before: the earlier games of a Dynasty. */
export const carried = ({ kingdoms, scores }: View): number[] =>
  kingdoms.map(({ score }, seat) => (scores[seat] ?? 0) - score);

/** The kind that brings the whole table least comes first, the one that brings most last; what brings nothing is left out. */
export function stepsOf(view: View): Step[] {
  const gains = (what: Counted): number[] => view.kingdoms.map((kingdom) => gainOf(kingdom, what));
  const whole = (what: Counted): number => gains(what).reduce((sum, gain) => sum + gain, 0);
  const order: Counted[] = [
    ...TERRAINS.toSorted((one, other) => whole(one) - whole(other)),
    "middle_kingdom",
    "harmony",
  ];
  let sums = carried(view);
  return order
    .filter((what) => whole(what) > 0)
    .map((what) => {
      const brought = gains(what);
      sums = sums.map((sum, seat) => sum + (brought[seat] ?? 0));
      return { what, gains: brought, sums };
    });
}

/** Ties one after the other, the one for the best place last. */
export function tiesOf(view: View): Tie[] {
  const place = ({ seats }: TieBreak): number => Math.min(...seats.map((seat) => view.ranks?.[seat] ?? 1));
  const ties = view.tie_break ?? [];
  return ties.toSorted((one, other) => place(other) - place(one)).map((tie) => ({ tie, sums: view.scores }));
}

/** What a kingdom has of what decides. */
export const heldOf = (kingdom: Kingdom, by: TieBreak["by"]): number =>
  by === "crowns" ? kingdom.crowns : kingdom.largest;

/** A kingdom of which only what decides a tie is lit: a largest property, or all crowns. */
export function weighed(kingdom: Kingdom, by: TieBreak["by"] | null): Kingdom {
  const one = kingdom.properties.find(({ squares }) => squares.length === kingdom.largest);
  const decides = (property: Kingdom["properties"][number]): boolean =>
    by !== null && (by === "crowns" ? property.crowns > 0 : property === one);
  return {
    ...kingdom,
    properties: kingdom.properties.map((property) => ({ ...property, points: Number(decides(property)) })),
  };
}

/** A kingdom of which only the properties of a kind are lit. */
export const lit = (kingdom: Kingdom, what: Counted | null): Kingdom => ({
  ...kingdom,
  properties: kingdom.properties.map((property) => (property.terrain === what ? property : { ...property, points: 0 })),
});
