import { flushSync } from "svelte";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { plain } from "../testing";
import { say, words } from "./words.svelte";

/** What a server sends of each part of a language. */
const PARTS: Record<string, string> = {
  start: "kingtable = Kingtable\n",
  menu: "rules = Rules\n-game = Game\n",
  table: "turn = The turn of { $who }\nplay = { -game }: play\n",
};

/** Does each thing, and again whenever what it reads has changed. */
function watched(...doings: (() => unknown)[]): void {
  const stop = $effect.root(() => {
    for (const doing of doings)
      $effect(() => {
        doing();
      });
  });
  onTestFinished(stop);
  flushSync();
}

let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const parts = /\/([\w+]+)\.ftl$/.exec(path)?.[1]?.split("+") ?? [];
    return Promise.resolve(new Response(parts.map((part) => PARTS[part]).join("")));
  });
  await words.need(["table"]);
  await words.speak("en", false);
});

it("words that come late are said where they were missing, and nothing else is said again", async () => {
  const said = { turn: 0, rules: 0, play: 0, has: 0, ready: 0 };
  const told: Record<string, string> = {};
  watched(
    () => ((said.turn += 1), (told.turn = plain(say("turn", { who: "Ada" })))),
    () => ((said.rules += 1), (told.rules = say("rules"))),
    () => ((said.play += 1), (told.play = plain(say("play")))),
    () => ((said.has += 1), (told.has = String(words.has("rules")))),
    () => ((said.ready += 1), words.ready),
  );
  expect([said, told.rules]).toEqual([{ turn: 1, rules: 1, play: 1, has: 1, ready: 1 }, "rules"]);
  await words.need(["menu"]);
  flushSync();
  expect(told).toEqual({ turn: "The turn of Ada", rules: "Rules", play: "Game: play", has: "true" });
  expect(said).toEqual({ turn: 1, rules: 2, play: 2, has: 2, ready: 1 });
});

it("a part is asked for once, and together with what is needed at the same time", async () => {
  asked = [];
  const both = [words.need(["rules", "book"]), words.need(["book", "cards"])];
  await Promise.resolve();
  await Promise.all([...both, words.need(["cards"])]);
  await words.need(["rules", "cards"]);
  expect(asked).toEqual(["/locale/en/rules+book+cards.ftl"]);
});
