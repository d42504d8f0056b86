import type { Ground, Terrain } from "./protocol";

/** The faces of the 48 dominoes, as printed: terrain letter and crowns, left half then right half. */
const FACES = `
  W0W0 W0W0 F0F0 F0F0 F0F0 F0F0 L0L0 L0L0 L0L0 P0P0 P0P0 S0S0
  W0F0 W0L0 W0P0 W0S0 F0L0 F0P0 W1F0 W1L0 W1P0 W1S0 W1M0 F1W0
  F1W0 F1W0 F1W0 F1L0 F1P0 L1W0 L1W0 L1F0 L1F0 L1F0 L1F0 W0P1
  L0P1 W0S1 P0S1 M1W0 W0P2 L0P2 W0S2 P0S2 M2W0 S0M2 S0M2 W0M3
`
  .trim()
  .split(/\s+/);

/** The letters of the notation, which are the same in every language; the letters on a square are `terrain-letter`. */
export const LETTERS: Record<Terrain, string> = {
  wheat: "W",
  forest: "F",
  water: "L",
  pasture: "P",
  swamp: "S",
  mine: "M",
};

export const TERRAINS = Object.keys(LETTERS) as Terrain[];

export interface Half {
  terrain: Terrain;
  crowns: number;
}

export interface Face {
  left: Half;
  right: Half;
  double: boolean;
}

const half = (letter: string, crowns: string): Half => ({
  terrain: TERRAINS.find((terrain) => LETTERS[terrain] === letter) ?? "wheat",
  crowns: Number(crowns),
});

const ALL: Face[] = FACES.map((face) => ({
  left: half(face[0] ?? "", face[1] ?? ""),
  right: half(face[2] ?? "", face[3] ?? ""),
  double: face.slice(0, 2) === face.slice(2),
}));

export function faceOf(domino: number): Face {
  const face = ALL[domino - 1];
  if (!face) throw new RangeError(`no domino ${domino}`);
  return face;
}

/** The picture of a square: each terrain is cut in two ways, so that fields do not look tiled. */
export function pictureOf(terrain: Ground, seed: number): string {
  return terrain === "castle" ? "castle" : `${LETTERS[terrain]}-${seed % 2 === 0 ? "a" : "b"}`;
}
