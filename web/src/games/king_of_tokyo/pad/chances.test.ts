import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Face, PadWish } from "../protocol";
import { chances, type Chance } from "./chances";
import { readWant } from "./wishes";

interface Form {
  dice: string;
  want: string[];
  rolls: number;
  turns: number;
  ones: number;
}

// `python scripts/web.py npm run test` and `check` have the engine write them.
const asked = JSON.parse(readFileSync("../test-results/odds.json", "utf-8")) as { form: Form; odds: PadWish[] }[];

const own = ({ dice, want, ...form }: Form): Chance[] =>
  chances(
    { ...form, dice: dice.split(",") as Face[] },
    want.map((text) => readWant(text) ?? {}),
  );

it("odds and dice to keep are those of the engine", () => {
  expect(asked.length).toBeGreaterThanOrEqual(400);
  for (const { form, odds } of asked)
    for (const [at, { p, keep }] of own(form).entries()) {
      const told = odds[at];
      expect([form, keep]).toEqual([form, told?.keep]);
      expect(p).toHaveLength(form.rolls + 1);
      for (const [rolls, chance] of p.entries()) expect(chance).toBeCloseTo(told?.p[rolls] ?? -1, 12);
    }
});

it("among them are wishes that cannot come, that have come, and that cards grant", () => {
  const odds = asked.flatMap((one) => one.odds);
  expect(odds.some(({ keep }) => keep === null)).toBe(true);
  expect(odds.some(({ p }) => p[0] === 1)).toBe(true);
  for (const card of ["turns", "ones"] as const)
    expect(
      asked.some(
        ({ form, odds }) =>
          form[card] > 0 &&
          own({ ...form, [card]: 0 }).some(({ p }, at) => (p.at(-1) ?? 0) < (odds[at]?.p.at(-1) ?? 0)),
      ),
    ).toBe(true);
});
