import { beforeEach, describe, expect, it, vi } from "vitest";
import { bot, person, plain, speak, tableOf } from "../testing";
import { presence } from "../game/gathering";
import { overSentence, whyWords } from "../game/speech";
import { say, words } from "./words.svelte";

/** A message that no catalogue has. */
const GAP = "no-such-message";

describe("in English", () => {
  beforeEach(() => speak("en"));

  it("a change of points carries its sign, nothing has none", () => {
    expect(words.signed(6)).toBe("+6");
    expect(words.signed(-2)).toBe("−2");
    expect(words.signed(0)).toBe("0");
  });

  it("a property is squares times crowns", () => {
    expect(words.times(5, 3)).toBe("5 × 3");
  });

  it("a list guards each name, but not numbers", () => {
    expect(words.list(["Ada", "گریس"])).toBe("\u2068Ada\u2069 and \u2068گریس\u2069");
    expect(words.list(["3", "12", "40"])).toBe("3, 12 and 40");
  });

  it("a gap in the catalogue is seen by its name", () => {
    expect(say(GAP)).toBe(GAP);
    expect(words.has(GAP)).toBe(false);
  });

  it("sentences are set apart by a space, and empty ones are left out", () => {
    expect(words.sentences(["One.", "", "Two."])).toBe("One. Two.");
    expect(words.sentences(["", ""])).toBe("");
  });

  it("a refusal that the catalogue lacks is told in the server's words", () => {
    expect(whyWords({ key: GAP, text: "Not now." })).toBe("Not now.");
    expect(whyWords({ key: GAP })).toBe(say("refused"));
  });

  it("the winner is the reader, another, or all who share", () => {
    const view = { seat: 0, winners: [0] };
    const table = tableOf({ view, seats: [person(0, "Ada"), person(1, "Grace"), bot(2)] });
    const lead = (winners: number[]): string =>
      plain(overSentence(table, { ...view, winners } as Parameters<typeof overSentence>[1]).lead);
    expect(lead([0])).toBe("You win!");
    expect(lead([1])).toBe("Grace wins.");
    expect(lead([0, 1])).toBe("Shared victory: You and Grace.");
  });

  it("who is away has been here or is awaited", () => {
    expect(presence(person(0, null))).toBe("came");
    expect(presence(person(0, null, { here: false }))).toBe("has-come");
    expect(presence(person(0, null, { here: false, claimed: false }))).toBe("awaited");
  });
});

describe("in Persian", () => {
  beforeEach(async () => {
    vi.doMock("./vazirmatn", () => ({ there: null }));
    await speak("fa");
  });

  it("numbers are in Persian digits and the page runs from right to left", () => {
    expect(words.num(1234)).toBe("۱٬۲۳۴");
    expect(words.signed(-7)).toBe("−۷");
    expect(document.documentElement.dir).toBe("rtl");
  });

  it("each part of a list runs from right to left, also where its letters are isolated", () => {
    expect(words.list(["\u2068آبی\u2069 ۰٪", "Ada"])).toBe("\u2067\u2068آبی\u2069 ۰٪\u2069 و \u2067Ada\u2069");
    expect(words.list(["۴", "۷"])).toBe("۴ و ۷");
  });
});

describe("a language that the server lacks", () => {
  it("leaves the page in the one that it speaks", async () => {
    await speak("en");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
    await words.speak("el");
    expect(words.language.code).toBe("en");
    expect(words.failed).toBe(false);
    expect(localStorage.getItem("kingtable.language")).toBeNull();
  });
});
