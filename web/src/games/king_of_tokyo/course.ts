/** The emblems at the ends of the lines of a course: none covers another, and all lie within the chart. */

export type Spot = [x: number, y: number];

/** Move emblems of this size apart, down where there is room and up where there is none; the lowest edge is `bottom`. */
export function apart(spots: readonly Readonly<Spot>[], size: number, bottom: number): Spot[] {
  const placed = spots.map(([x, y]): Spot => [x, y]);
  const down = [...placed].sort((a, b) => a[1] - b[1]);
  const meets = (a: Spot, b: Spot): boolean => Math.abs(a[0] - b[0]) <= size && Math.abs(a[1] - b[1]) <= size;
  down.forEach((spot, i) => {
    for (const other of down.slice(0, i)) if (meets(spot, other)) spot[1] = other[1] + size + 1;
  });
  const up = down.reverse();
  up.forEach((spot, i) => {
    spot[1] = Math.min(spot[1], bottom - size / 2);
    for (const other of up.slice(0, i)) if (meets(spot, other)) spot[1] = other[1] - size - 1;
  });
  return placed;
}
