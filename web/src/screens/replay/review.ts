/** A review, as the replay tells it: the curve of everybody's win probabilities, and the moments that mattered. */
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

/** What mattered, in the order of the game. */
export const turningPoints = (review: Review): Decided[] => review.decisions.filter(({ matters }) => matters);

/** Whom chance moved clearly in a decision, the most first. */
export const moved = ({ luck, luck_half }: Decided): { seat: number; change: number }[] =>
  luck
    .map((change, seat) => ({ seat, change }))
    .filter(({ change }) => Math.abs(change) >= 0.03 && Math.abs(change) > luck_half)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
