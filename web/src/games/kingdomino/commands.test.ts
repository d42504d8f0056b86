import { afterEach, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { voice } from "../../ui/announce.svelte";
import { clashes, lines } from "../../ui/commands.svelte";
import { plain, settled, speak, tableOf } from "../../testing";
import { say } from "../../words/words.svelte";
import { commandsOf, type Hand } from "./commands";
import { Placing } from "./placing.svelte";
import type { Choices, JournalEvent, Outlook, Place, Table, View } from "./protocol";

const place = { move: "7@1,0>E", left: [1, 0], right: [2, 0], gain: 1 } as unknown as Place;

function hand(choices: Partial<Choices>): Hand & { play: MockInstance<Table["play"]> } {
  const line = [3, 9, 12].map((domino) => ({ domino, seat: domino === 12 ? 1 : null }));
  const view = { next_line: line } as unknown as Partial<View>;
  const table = tableOf<View, Choices, JournalEvent, Outlook>({ view, choices: { discard: null, ...choices } });
  const play = vi.spyOn(table, "play").mockReturnValue();
  const claims = [{ move: "=9", domino: 9, turn: 1, gain: 0 }];
  return { table, play, placing: new Placing(7, [place], false), claims, ready: true, moved: vi.fn() };
}

const named = (one: Hand, id: string): ReturnType<typeof commandsOf>[number] | undefined =>
  commandsOf(one).find((command) => command.id === id);

beforeAll(() => speak("en"));
let close: () => void;
let before = 0;
beforeEach(() => {
  close = voice.open({});
  before = voice.lines.at(-1)?.id ?? 0;
});
afterEach(() => close());

/** What a screen reader hears when keys do nothing else. */
async function heard(one: Hand, ...ids: string[]): Promise<string[]> {
  for (const id of ids) named(one, id)?.run();
  await settled();
  return voice.lines.filter(({ id }) => id > before).map(({ text }) => plain(text));
}

describe("commands of Kingdomino", () => {
  it("have a key each, and one only", () => {
    expect(clashes(commandsOf(hand({})))).toEqual([]);
  });

  it("are all that the board and the rulebook name", () => {
    const keys = commandsOf(hand({})).flatMap(({ keys }) => keys);
    const told = say("board-keys", { domino: 7, face: "" }).match(/\b(R|Enter|Escape)\b/g);
    expect(told).toEqual(["R", "Enter", "Escape"]);
    expect(keys).toEqual(expect.arrayContaining([...(told ?? []), "ArrowUp", "1"]));
  });

  it("claim by the place in the line, with what is in pencil", () => {
    const one = hand({});
    named(one, "claim 3")?.run();
    expect(one.play).not.toHaveBeenCalled();
    one.placing?.first();
    one.placing?.pencil();
    expect(named(one, "claim 9")?.keys).toEqual(["2"]);
    named(one, "claim 9")?.run();
    expect(one.play).toHaveBeenCalledWith([place.move, "=9"]);
  });

  it("pencil with Enter, and play with it where nothing is to be claimed", () => {
    const one = hand({ seals: true });
    named(one, "pencil")?.run();
    expect(one.placing?.pencilled).toBe(true);
    expect(one.play).not.toHaveBeenCalled();
    named(one, "pencil")?.run();
    expect(one.play).toHaveBeenCalledWith([place.move]);
    expect(named(one, "lift")?.when()).toBe(true);
    named(one, "lift")?.run();
    expect(named(one, "lift")?.when()).toBe(false);
  });

  it("say why they do nothing: an arrow, R, Escape, and the digits", async () => {
    const one = { ...hand({}), ready: false };
    one.placing?.first();
    expect(await heard(one, "move ArrowUp", "turn", "lift")).toEqual([
      "It fits nowhere further that way.",
      "It fits there only this way.",
      "7 is in your hand again.",
    ]);
    before = voice.lines.at(-1)?.id ?? 0;
    expect(await heard(one, "claim 9", "claim 12", "claim none 7")).toEqual([
      "Place 7 first.",
      "12 is claimed already.",
      "The next round has 3 dominoes.",
    ]);
    expect(one.play).not.toHaveBeenCalled();
  });

  it("list the digits of the line, and none that no domino has", () => {
    expect(lines(commandsOf(hand({}))).at(-1)).toEqual({ keys: "1 … 3", label: "claim" });
  });

  it("take the reason away with Escape where nothing is left to lift", () => {
    const one = hand({});
    if (one.placing) one.placing.refusal = { key: "refuse-touch" };
    named(one, "lift")?.run();
    expect([one.placing?.refusal, named(one, "lift")?.when()]).toEqual([null, false]);
  });
});
