/** A review, as the page shows it: whose moments there are, how much each cost, and the curve of everybody's chances. */
import type { Decided, Review } from "../../net/protocol";

/** Everybody's win probabilities at each step of the replay, the set-up first: those after the last decision made by then. */
export function winProbabilitiesBySeq(review: Review, last: number): number[][] {
  const told: number[][] = [];
  let now = review.start;
  let next = 0;
  for (let seq = 0; seq <= last; seq++) {
    for (let one = review.decisions[next]; one && one.seq <= seq; one = review.decisions[++next]) now = one.after;
    told.push(now);
  }
  return told;
}

/** A seat's curve as points of an SVG, `width` by `height`, more up. */
export const points = (shares: readonly number[][], seat: number, width: number, height: number): string =>
  shares
    .map((all, seq) => {
      const x = (width * seq) / Math.max(1, shares.length - 1);
      return `${x.toFixed(1)},${(height * (1 - (all[seat] ?? 0))).toFixed(1)}`;
    })
    .join(" ");

/** What a chance rises or falls by, in games of 100: 30 % and 42 % are 12 apart, not 12 %. */
export const inGames = (change: number): number => Math.round(change * 100);

/** Games of 100 that a turn lost, and points of the lead. */
export const lostGames = ({ loss }: Pick<Decided, "loss">): number => inGames(loss);
export const lostPoints = ({ left }: Pick<Decided, "left">): number => Math.round(left ?? 0);

/** Did it lose what can be written as a number? */
const cost = (decided: Decided): boolean =>
  decided.better !== null && (lostGames(decided) > 0 || lostPoints(decided) > 0);

export const LISTS = ["costliest", "own", "others", "luck"] as const;
export type List = (typeof LISTS)[number];

/** The moments of a seat, each list in the order of the game: its costliest turns where it has more than those, all of
 * its own that lost something, those of the others, and what chance brought it. */
export function momentsOf(review: Review, seat: number): Record<List, Decided[]> {
  const lost = review.decisions.filter(cost);
  const own = lost.filter((one) => one.seat === seat);
  const worst = (review.costliest[seat] ?? []).flatMap((at) => review.decisions[at] ?? []).filter(cost);
  return {
    costliest: own.length > worst.length ? own.filter((one) => worst.includes(one)) : [],
    own,
    others: lost.filter((one) => one.seat !== seat),
    luck: review.decisions.filter((one) => moved(one).some((by) => by.seat === seat)),
  };
}

/** Whom chance moved clearly in a decision, the most first. */
export const moved = ({ luck, luck_half }: Decided): { seat: number; change: number }[] =>
  luck
    .map((change, seat) => ({ seat, change }))
    .filter(({ change }) => Math.abs(change) >= 0.03 && Math.abs(change) > luck_half)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));

/** From this loss on a turn is a mistake, and a big one. */
const MISTAKES = [0.03, 0.2] as const;

/** How much a turn cost, from one to three. What cost only points of the lead cost little: the game was decided. */
export const gradeOf = ({ loss }: Decided): 1 | 2 | 3 => (loss >= MISTAKES[1] ? 3 : loss >= MISTAKES[0] ? 2 : 1);

/** Of next to nothing, a share says nothing: a smaller chance counts as this one. */
const FLOOR = 0.02;

/** Which share of the chance that was there a turn lost. */
export function shareLost({ seat, loss, best_chances }: Decided): number {
  return loss / Math.max(best_chances[seat] ?? 0, FLOOR);
}

/** The 95 % interval of a chance that so many samples found (Wilson), which does not end at 0 where none was won. */
export function interval(chance: number, samples: number): [number, number] {
  const z = 1.96 ** 2 / samples;
  const middle = (chance + z / 2) / (1 + z);
  const half = Math.sqrt(chance * (1 - chance) * z + (z * z) / 4) / (1 + z);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export type Share = "own" | "others" | "luck";
export const SHARES: readonly Share[] = ["own", "others", "luck"];

/** The decision that changed most of a share of a seat's result, in the direction of that share; null where none did. */
export function largest(review: Review, seat: number, share: Share): Decided | null {
  const all = review.players[seat]?.[share] ?? 0;
  let before = review.start;
  let [most, found] = [0.005, null as Decided | null];
  for (const one of review.decisions) {
    const turn = (one.chances[seat] ?? 0) - (before[seat] ?? 0);
    const belongs = share === "luck" || (one.seat === seat) === (share === "own");
    const change = (share === "luck" ? (one.luck[seat] ?? 0) : turn) * Math.sign(all);
    if (belongs && change > most) [most, found] = [change, one];
    before = one.after;
  }
  return found;
}

/** Of a seat's turns that left a choice: how many, how many cost nothing, and how many of those only equalled the best. */
export function free(review: Review, seat: number): { of: number; n: number; equal: number } {
  const own = review.decisions.filter((one) => one.seat === seat && one.turns > 1);
  const none = own.filter((one) => !cost(one));
  return { of: own.length, n: none.length, equal: none.filter(({ grade }) => grade !== "best").length };
}
