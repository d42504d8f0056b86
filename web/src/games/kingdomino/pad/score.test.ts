import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { scored, type PadForm } from "./score";
import type { Kingdom, View } from "../protocol";

type Told = Pick<View, "scores" | "ranks" | "winners" | "tie_break" | "history" | "games">;
type Summed = Pick<Kingdom, "points" | "bonus" | "score" | "largest" | "crowns" | "middle_kingdom" | "harmony">;

/** A game that the engine has scored; each property: terrain, squares, crowns, points. */
interface Game extends Told {
  form: PadForm;
  kingdoms: (Summed & { properties: [string, [number, number][], number, number][] })[];
}

// `python scripts/web.py npm run test` and `check` have the engine write them.
const games = JSON.parse(readFileSync("../test-results/kingdoms.json", "utf-8")) as Game[];

const inOrder = (a: readonly number[], b: readonly number[]): number =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);

it("2,000 kingdoms and more score here as the engine scores them", () => {
  expect(games.flatMap(({ kingdoms }) => kingdoms).length).toBeGreaterThanOrEqual(2000);
  for (const { form, kingdoms, ...told } of games) {
    const { view } = scored(form);
    expect(view).toMatchObject(told);
    for (const [seat, { properties, ...sums }] of kingdoms.entries()) {
      const own = view.kingdoms[seat];
      expect(own).toMatchObject(sums);
      const found = own?.properties.map(({ terrain, squares, crowns, points }) =>
        JSON.stringify([terrain, [...squares].sort(inOrder), crowns, points]),
      );
      expect(found?.sort()).toEqual(properties.map((one) => JSON.stringify(one)).sort());
    }
  }
});

it("among them are all ties, both bonuses, won and lost, and Dynasties", () => {
  const ties = new Set(games.flatMap(({ tie_break }) => tie_break?.map(({ by }) => by) ?? []));
  expect([...ties].sort()).toEqual(["crowns", "largest", "shared"]);
  const bonuses = new Set(
    games.flatMap(({ kingdoms }) => kingdoms.flatMap((one) => [one.middle_kingdom, one.harmony])),
  );
  expect([...bonuses].sort()).toEqual(["lost", "off", "won"]);
  expect(games.some(({ history, winners }) => history.length === 3 && winners.length > 1)).toBe(true);
});
