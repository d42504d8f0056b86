import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { specOf } from "../../table/games";
import "../../shell/games";
import type { Contents, Topic } from "../../table/spec";
import { speak } from "../../testing";
import { words } from "../../words/words.svelte";
import { topicOf } from "./opened";

const LOCALE = resolve("../src/kingtable/locale/en");
const CATALOGUE = readdirSync(LOCALE)
  .map((file) => readFileSync(join(LOCALE, file), "utf-8"))
  .join("\n");
const RULES = [...CATALOGUE.matchAll(/^rule-([\w-]+) =/gm)].map(([, rule]) => rule ?? "");
const GAMES = ["kingdomino", "king-of-tokyo"];

const books = new Map<string, Contents>();
const topicsOf = (game: string): Topic[] => (books.get(game)?.contents ?? []).flatMap(({ topics }) => topics);

beforeAll(async () => {
  await speak("en");
  for (const game of GAMES) {
    const contents = await specOf(game).book?.contents();
    if (contents) books.set(game, contents);
  }
});

describe("the contents of the books", () => {
  it("have every rule of the catalogue once", () => {
    const told = GAMES.flatMap((game) => topicsOf(game).flatMap(({ rules }) => rules));
    expect(told.length).toBeGreaterThan(60);
    expect(new Set(told).size).toBe(told.length);
    expect(told.toSorted()).toEqual(RULES.toSorted());
  });

  it.each(GAMES)("tell a title, an example, a chapter and a section of each topic of %s", (game) => {
    expect(topicsOf(game).length).toBeGreaterThanOrEqual(12);
    const keys = topicsOf(game).flatMap(({ key, section }) => [key, `${key}-example`, ...(section ? [section] : [])]);
    const heads = books.get(game)?.contents.map(({ head }) => head) ?? [];
    expect([...keys, ...heads].filter((key) => !words.has(key))).toEqual([]);
  });

  it("name a section of the rulebook, but for what only this page does", () => {
    const without = GAMES.flatMap(topicsOf).filter(({ section }) => section === "");
    expect(without.flatMap(({ rules }) => rules)).toEqual(["T-058", "T-096", "T-006"]);
  });

  it.each([
    ["kingdomino", "kingdomino"],
    ["king-of-tokyo", "king_of_tokyo"],
  ])("have a picture of each topic of %s, and no other", (game, folder) => {
    const picture = readFileSync(resolve(`src/games/${folder}/book/Picture.svelte`), "utf-8");
    const drawn = [...picture.matchAll(/^ {4}"(\w+-topic-\w+)":/gm)].map(([, key]) => key);
    expect(drawn.toSorted()).toEqual(
      topicsOf(game)
        .map(({ key }) => key)
        .toSorted(),
    );
  });

  it("are found by a rule", () => {
    const book = books.get("kingdomino");
    expect(book && topicOf(book, "K-086")?.key).toBe("kingdomino-topic-turn");
    expect(book && topicOf(book, "K-999")).toBeNull();
  });

  it("have what the tables ask about", () => {
    const asked = readdirSync(resolve("src"), { recursive: true, encoding: "utf-8" })
      .filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes(".test."))
      .flatMap((name) => readFileSync(join(resolve("src"), name), "utf-8").match(/"[KT]-\d{3}"/g) ?? [])
      .map((quoted) => quoted.slice(1, -1));
    expect(new Set(asked).size).toBeGreaterThan(60);
    expect(asked.filter((rule) => !RULES.includes(rule))).toEqual([]);
  });
});
