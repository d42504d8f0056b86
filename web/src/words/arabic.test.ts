import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ARABIC, PERSIAN, rare } from "./arabic";

const FOLDER = "../src/kingtable/locale/fa";
const within = (code: number, [from, to]: readonly [number, number]): boolean => from <= code && code <= to;

it("the page's own face has every letter of the Persian words", () => {
  const told = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, "utf-8"));
  const letters = [...new Set(told.join(""))].filter((letter) => within(letter.codePointAt(0) ?? 0, ARABIC));
  expect(letters.length).toBeGreaterThan(30);
  expect(letters.filter((letter) => !PERSIAN.some((range) => within(letter.codePointAt(0) ?? 0, range)))).toEqual([]);
});

it("the second file has all other letters of the script, and only those", () => {
  const gaps = rare()
    .split(", ")
    .map((gap) => gap.replace("U+", "").split("-"))
    .map(([from = "", to = ""]): [number, number] => [parseInt(from, 16), parseInt(to, 16)]);
  for (let code = ARABIC[0]; code <= ARABIC[1]; code += 1)
    expect([code, [...PERSIAN, ...gaps].filter((range) => within(code, range)).length]).toEqual([code, 1]);
});
