/** The letters of the Arabic script: what the page's own face has, and what a second file brings when a text needs it. */

type Range = readonly [from: number, to: number];

/** Letters and marks of Persian and Arabic, digits of Persian, and the signs between them. */
export const PERSIAN: readonly Range[] = [
  [0x20, 0x2f],
  [0x3a, 0x40],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb1, 0xb1],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0x60c, 0x60c],
  [0x61b, 0x61c],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x654, 0x654],
  [0x66a, 0x66c],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6c0, 0x6c0],
  [0x6cc, 0x6cc],
  [0x6f0, 0x6f9],
  [0x200c, 0x200f],
  [0x2013, 0x2014],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
];

/** All letters of the script: those of Urdu, Pashto, Kurdish and the others, too. */
export const ARABIC: Range = [0x600, 0x6ff];

/** What of the script Persian does not have, as a face names its letters ("U+600-60B, ..."). */
export function rare(): string {
  const gaps: string[] = [];
  let next = ARABIC[0];
  for (const [from, to] of [
    ...PERSIAN.filter(([from]) => from >= ARABIC[0] && from <= ARABIC[1]),
    [ARABIC[1] + 1, 0] as const,
  ]) {
    if (from > next) gaps.push(`U+${next.toString(16)}-${(from - 1).toString(16)}`);
    next = to + 1;
  }
  return gaps.join(", ");
}
