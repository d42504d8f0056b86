/** Small kingdoms for the pictures of the rules, as literal positions. */
import { faceOf } from "../dominoes";
import type { Cell, Kingdom, Property } from "../protocol";

/** A domino, where its left half lies, where its right. */
type Laid = readonly [domino: number, left: Cell, right: Cell];

const A: readonly Laid[] = [
  [19, [0, 1], [0, 2]],
  [1, [1, 1], [2, 1]],
  [20, [1, 0], [2, 0]],
  [13, [1, 2], [2, 2]],
  [7, [2, -1], [1, -1]],
  [24, [-1, 2], [-2, 2]],
  [3, [-1, 1], [-2, 1]],
  [10, [-1, 0], [-2, 0]],
  [41, [0, -1], [-1, -1]],
  [44, [-2, -1], [-2, -2]],
  [46, [-1, -2], [0, -2]],
  [8, [1, -2], [2, -2]],
];

const PROPERTIES: readonly Property[] = [
  { terrain: "wheat", crowns: 2, points: 10, squares: [[0, 1], [1, 1], [2, 1], [1, 0], [1, 2]] }, // prettier-ignore
  { terrain: "pasture", crowns: 2, points: 8, squares: [[-1, 0], [-2, 0], [-1, -1], [-2, -1]] }, // prettier-ignore
  { terrain: "forest", crowns: 1, points: 4, squares: [[0, 2], [-1, 2], [-1, 1], [-2, 1]] }, // prettier-ignore
  { terrain: "swamp", crowns: 2, points: 4, squares: [[-2, -2], [-1, -2]] }, // prettier-ignore
  { terrain: "mine", crowns: 2, points: 2, squares: [[0, -2]] },
  { terrain: "water", crowns: 0, points: 0, squares: [[2, 0], [2, -1], [1, -1], [1, -2], [2, -2]] }, // prettier-ignore
  { terrain: "forest", crowns: 0, points: 0, squares: [[2, 2]] },
  { terrain: "wheat", crowns: 0, points: 0, squares: [[-2, 2]] },
  { terrain: "wheat", crowns: 0, points: 0, squares: [[0, -1]] },
];

/** A kingdom of these dominoes, not scored but by `properties`. */
export function drawn(laid: readonly Laid[], side = 5, properties: readonly Property[] = []): Kingdom {
  const squares = laid.flatMap(([domino, left, right]) => {
    const face = faceOf(domino);
    return [
      { x: left[0], y: left[1], ...face.left },
      { x: right[0], y: right[1], ...face.right },
    ];
  });
  const xs = [0, ...squares.map(({ x }) => x)];
  const ys = [0, ...squares.map(({ y }) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  return {
    side,
    box,
    room: box,
    squares: [{ x: 0, y: 0, terrain: "castle", crowns: 0 }, ...squares],
    dominoes: laid.map(([domino, left, right]) => ({ domino, left, right })),
    properties: [...properties],
    points: 0,
    middle_kingdom: "off",
    harmony: "off",
    bonus: 0,
    score: 0,
    largest: 0,
    crowns: 0,
    discarded: [],
  };
}

/** Dominoes of the whole kingdom, by their numbers. */
const of = (...dominoes: number[]): readonly Laid[] => A.filter(([domino]) => dominoes.includes(domino));

/** All twelve dominoes of a game. */
export const whole = drawn(A);
/** The same with its properties: 10 + 8 + 4 + 4 + 2 points. */
export const scored = drawn(A, 5, PROPERTIES);
export const touching = drawn(of(19, 1, 20));
/** Five squares wide. */
export const wide = drawn(of(20, 10));
/** With a gap in which only swamp, pasture, wheat, lake or what they touch can lie. */
export const gap = drawn(A.filter(([domino]) => domino !== 46));
/** The castle in the middle, two squares to each side. */
export const cross = drawn([...of(19, 20, 10), [2, [0, -1], [0, -2]]]);
/** Seven squares wide and high. */
export const duel = drawn(
  [...of(19, 1, 20, 13, 7, 24, 3, 10), [6, [-3, 1], [-3, 0]], [5, [0, 3], [1, 3]], [9, [3, 0], [3, -1]]],
  7,
);
/** A property of four squares, and two of two. */
export const large = drawn([[1, [1, 0], [2, 0]], [2, [1, 1], [2, 1]]]); // prettier-ignore
export const small = drawn([[7, [1, 0], [2, 0]], [10, [-1, 0], [-2, 0]]]); // prettier-ignore
/** Three kingdoms of a Dynasty. */
export const games = [drawn(of(19, 1, 20, 13, 24)), whole, drawn(of(20, 7, 8, 10, 41))] as const;
