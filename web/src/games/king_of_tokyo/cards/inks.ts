/**
 * How the pictures of the cards are written: each is a list of strokes, "INK PATH", drawn one over the other.
 *
 * INK is a letter for the ink and a sign for how it is used: none fills; `-` fills and draws the dark outline;
 * `~` draws a line, `=` a thick one.
 */
export type Picture = readonly string[];

/** The inks: colours of the seats, paper and stage of the page, so that both themes have them. */
export const INKS: Record<string, string> = {
  b: "var(--s1)",
  r: "var(--s2)",
  g: "var(--s3)",
  a: "var(--s4)",
  v: "var(--s5)",
  t: "var(--s6)",
  y: "var(--city-lamp)",
  o: "var(--gold)",
  w: "var(--city-bay)",
  i: "var(--city-bay-2)",
  f: "var(--city-far)",
  l: "var(--terrain-P)",
  e: "var(--terrain-S)",
  k: "#231f2e",
  p: "#fffaf0",
  c: "#8f8799", // steel and smoke
  s: "#e3b995", // skin and sand
  d: "rgba(20, 14, 30, 0.26)", // shadow
  h: "rgba(255, 250, 240, 0.32)", // light
};

/** A form that is used often, moved to (x, y) and grown; its path has relative commands and no arcs. */
export const at = (form: string, x: number, y: number, size = 1): string =>
  `M${x} ${y}${form.replace(/-?\d*\.?\d+/g, (n) => ` ${Math.round(Number(n) * size * 100) / 100}`)}`;

export const HEART =
  "m0 9c-7-6-10-9.5-10-13.2 0-3 2.3-4.8 4.8-4.8 2.2 0 4.2 1.3 5.2 3.3 1-2 3-3.3 5.2-3.3 2.5 0 4.8 1.8 4.8 4.8 0 3.7-3 7.2-10 13.2z";
export const BOLT = "m2-11-10 13h6l-2 9 12-14h-7z";
export const STAR = "m0-10.5 3 7.5 8 .6-6.1 5.2 2 7.9-6.9-4.3-6.9 4.3 2-7.9-6.1-5.2 8-.6z";
export const DROP = "m0-10c4 6 7 9 7 13 0 4-3 7-7 7s-7-3-7-7c0-4 3-7 7-13z";
export const FLAME = "m0 10c-6 0-9-4-9-8 0-4 3-5 4-9 3 1 4 3 4 5 2-2 2-5 1-8 5 2 9 7 9 12 0 5-4 8-9 8z";
export const CLAWS =
  "m-8.5-9c3 4.5 4 11 2.8 18-2-6-3.3-12-2.8-18zm7-1c3.3 5 4.3 12 3 20-2.4-6.5-3.6-13.5-3-20zm7.3 1c3 4.5 4 11 2.8 18-2-6-3.3-12-2.8-18z";
export const DIE = "m-6-9h12c2 0 3 1 3 3v12c0 2-1 3-3 3h-12c-2 0-3-1-3-3v-12c0-2 1-3 3-3z";
export const SKULL =
  "m0-10c5.5 0 9 3.7 9 8.5 0 3-1.5 5-3.5 6.2v4.3h-11v-4.3c-2-1.2-3.5-3.2-3.5-6.2 0-4.8 3.5-8.5 9-8.5z";
export const CLOUD = "m-14 7c-6 0-7-8-1-9 0-7 9-9 12-4 5-5 14-1 12 5 7 0 7 8 1 8z";
export const LEAF = "m0 10c-8-4-9-14 0-20 9 6 8 16 0 20z";
const BODY = "m-11 12v-2c-2-4-1.5-10-3-18l7 4c4-2 10-2 14 0l7-4c-1.5 8-1 14-3 18v2h-7.5l-1.5-2.5h-4l-1.5 2.5z";

/** A circle or ellipse. */
export const dot = (x: number, y: number, r: number, s = r): string =>
  `M${x - r} ${y}a${r} ${s} 0 1 0 ${2 * r} 0a${r} ${s} 0 1 0 ${-2 * r} 0z`;

/** Equal rectangles in rows and columns, such as windows. */
export function grid(
  x: number,
  y: number,
  columns: number,
  rows: number,
  dx: number,
  dy: number,
  w: number,
  h: number,
): string {
  let path = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) path += `M${x + column * dx} ${y + row * dy}h${w}v${h}h${-w}z`;
  return path;
}

export const eye = (x: number, y: number, r: number, dx = 0, dy = 0): Picture => [
  `p- ${dot(x, y, r)}`,
  `k ${dot(x + dx, y + dy, r * 0.5)}`,
];

/** The little monster of the cards, its feet 12 below (x, y). */
export const beast = (ink: string, x: number, y: number, size = 1, look = 0): Picture => [
  `${ink}- ${at(BODY, x, y, size)}`,
  ...eye(x - 5 * size, y - size, 3.6 * size, look * size, 0),
  ...eye(x + 5 * size, y - size, 3.6 * size, look * size, 0),
  `k~ ${at("m-4 6c2 2 6 2 8 0", x, y, size)}`,
];

export const body = (x: number, y: number, size = 1): string => at(BODY, x, y, size);

/** How far from the middle the pips of a face lie, along its diagonal. */
const PIPS = { 1: [0], 2: [-4, 4], 3: [-5, 0, 5] };

export const die = (x: number, y: number, size: number, pips: 1 | 2 | 3): Picture => [
  `p- ${at(DIE, x, y, size)}`,
  `k ${PIPS[pips].map((d) => dot(x + d * size, y + d * size, 1.9 * size)).join("")}`,
];
