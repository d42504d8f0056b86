import type { Monster, View } from "./protocol";

export interface Ranked {
  monster: Monster;
  seat: number;
  rank: number;
}

/** All monsters of a game that is over, the best first. */
export const ranked = (view: View): Ranked[] =>
  view.monsters
    .map((monster, seat) => ({ monster, seat, rank: view.ranks?.[seat] ?? 1 }))
    .sort((a, b) => a.rank - b.rank || b.monster.vp - a.monster.vp || b.monster.health - a.monster.health);
