/**
 * The sums of painted kingdoms where the table cannot be reached: the one place of the page that knows a rule. What the
 * engine says takes its place as soon as it comes, and holds it meanwhile: `score.test.ts` reads kingdoms that the engine
 * has scored (`scripts/pads.py`).
 */
import { LETTERS, TERRAINS } from "../dominoes";
import type { Box, Kingdom, PadAnswer, Property, Square, Terrain, TieBreak, View } from "../protocol";

/** What the route of the score pad is asked. */
export interface PadForm {
  kingdoms: string[];
  options: { middle_kingdom: boolean; harmony: boolean; mighty_duel: boolean; dynasty: boolean };
  before: number[][];
}

const [MIDDLE, HARMONY, GAMES] = [10, 5, 3];
const at = ({ x, y }: Pick<Square, "x" | "y">): string => `${x},${y}`;
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** The squares of a kingdom in notation, told from its castle. */
function squaresOf(text: string): Square[] {
  const found = text.split("/").flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .map((square, column): Square => {
        const terrain = TERRAINS.find((one) => LETTERS[one] === square[0]);
        const ground = square === "CC" || !terrain ? "castle" : terrain;
        return {
          x: column,
          y: -row,
          terrain: ground,
          crowns: ground === "castle" ? 0 : Number(square[1]),
          ...{ square },
        };
      }),
  ) as (Square & { square: string })[];
  const castle = found.find(({ square }) => square === "CC") ?? { x: 0, y: 0 };
  return found
    .filter(({ square }) => square !== "..")
    .map(({ x, y, terrain, crowns }) => ({ x: x - castle.x, y: y - castle.y, terrain, crowns }));
}

/** Joined squares of one terrain; each is worth its squares times its crowns (K-127 to K-132). */
function propertiesOf(squares: readonly Square[]): Property[] {
  const left = new Map(squares.filter(({ terrain }) => terrain !== "castle").map((square) => [at(square), square]));
  const found: Property[] = [];
  for (const first of left.values()) {
    const whole: Square[] = [];
    const reached = [first];
    for (let here = reached.pop(); here; here = reached.pop()) {
      if (!left.delete(at(here))) continue;
      whole.push(here);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const beside = left.get(at({ x: here.x + dx, y: here.y + dy }));
        if (beside?.terrain === first.terrain) reached.push(beside);
      }
    }
    const crowns = sum(whole.map((square) => square.crowns));
    const cells = whole.map(({ x, y }): [number, number] => [x, y]);
    found.push({ terrain: first.terrain as Terrain, squares: cells, crowns, points: whole.length * crowns });
  }
  const places = new Map(TERRAINS.map((terrain, place) => [terrain, place]));
  const place = ({ terrain }: Property): number => places.get(terrain) ?? 0;
  return found.sort((a, b) => b.points - a.points || b.squares.length - a.squares.length || place(a) - place(b));
}

function kingdomOf(text: string, { middle_kingdom, harmony, mighty_duel }: PadForm["options"]): Kingdom {
  const side = mighty_duel ? 7 : 5;
  const squares = squaresOf(text);
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const properties = propertiesOf(squares);
  const points = sum(properties.map((property) => property.points));
  const central = -box[0] === box[2] && -box[1] === box[3]; // K-150 to K-154
  const full = squares.length === side ** 2; // K-155
  const bonus = (middle_kingdom && central ? MIDDLE : 0) + (harmony && full ? HARMONY : 0);
  return {
    ...{ side, box, squares, properties, points, bonus },
    room: [box[2] - side + 1, box[3] - side + 1, box[0] + side - 1, box[1] + side - 1],
    dominoes: [],
    middle_kingdom: middle_kingdom ? (central ? "won" : "lost") : "off",
    harmony: harmony ? (full ? "won" : "lost") : "off",
    score: points + bonus,
    largest: Math.max(0, ...properties.map((property) => property.squares.length)),
    crowns: sum(properties.map(({ crowns }) => crowns)),
    discarded: [],
  };
}

/** The view of a game that ended with these kingdoms, as the server makes it; nothing is checked here. */
export function scored({ kingdoms: texts, options, before }: PadForm): PadAnswer {
  const kingdoms = texts.map((text) => kingdomOf(text, options));
  const dynasty = options.dynasty && before.length === GAMES - 1;
  const own = kingdoms.map(({ score }) => score);
  const scores = own.map((score, seat) => score + (dynasty ? sum(before.map((game) => game[seat] ?? 0)) : 0));
  /** Score, largest property, crowns; a Dynasty goes by the sum alone (K-138 to K-141, K-146). */
  const steps = kingdoms.map(({ largest, crowns }, seat) => [scores[seat] ?? 0, ...(dynasty ? [] : [largest, crowns])]);
  const ahead = (one: readonly number[], other: readonly number[]): boolean => {
    const step = one.findIndex((value, index) => value !== other[index]);
    return step >= 0 && (one[step] ?? 0) > (other[step] ?? 0);
  };
  const ranks = steps.map((mine) => 1 + steps.filter((other) => ahead(other, mine)).length);
  const order = kingdoms.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  const ties = order.slice(1).flatMap((seat, place): TieBreak[] => {
    const [one, other] = [order[place] ?? 0, seat];
    if (scores[one] !== scores[other]) return [];
    const decided = steps[one]?.findIndex((value, index) => value !== steps[other]?.[index]);
    return [{ seats: [one, other], by: decided === 1 ? "largest" : decided === 2 ? "crowns" : "shared" }];
  });
  const view: View = {
    game: "kingdomino",
    options: { players: kingdoms.length, ...options, dynasty, three_players: 0, start_order: "kings" },
    ...{ seat: null, phase: "over", to_move: null, round: 0, rounds: 0, kings: [], line: [], next_line: [] },
    to_come: { dominoes: [], draws: 0, out: 0 },
    ...{ kingdoms, scores, ranks, over: true, tie_break: ties },
    winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
    game_number: dynasty ? GAMES : 1,
    games: dynasty ? GAMES : 1,
    history: dynasty ? [...before, own].map((game) => ({ scores: game })) : [],
  };
  return { view, check: null };
}
