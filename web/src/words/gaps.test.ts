import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "./gaps";
import { Heard } from "./heard";
import { plain } from "../testing";
import { say, words } from "./words.svelte";

vi.mock("./vazirmatn", () => ({ there: Promise.resolve() }));

const heardOf = (...texts: string[]): Heard => {
  const heard = new Heard();
  for (const text of texts) heard.add(text);
  return heard;
};

describe("a text is English", () => {
  const heard = heardOf("Start", "Two players.", "Ada\u2069 wins", "3 points");

  it.each([
    ["Start", true],
    ["  Two\n players. ", true],
    ["\u2068Ada\u2069 wins", true],
    ["Start · 3 points", true],
    ["Start Two players.", true],
    ["Starten", false],
    ["Start der Runde", false],
    ["Los: Start", false],
    ["12 · ½", null],
    ["", null],
  ])("%j: %s", (text, told) => {
    expect(english(text, heard)).toBe(told);
  });

  it("only the latest texts are remembered", () => {
    const many = new Heard();
    for (let n = 0; n <= Heard.MOST; n++) many.add(`text ${n}`);
    expect(many.texts.size).toBe(Heard.MOST);
    expect([english("text 0", many), english("text 1", many)]).toEqual([false, true]);
  });
});

/** What a server sends of a language that has only a few messages. */
const sent = (own: string): string => `${own}## en
left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
named = { $what }: { menu }
same = { menu }
other = { left }
`;

async function begin(code: string, own: string): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(sent(own))));
  await words.speak(code, false);
}

describe("in a language that was begun", () => {
  it("a gap has the plurals and the numbers of English, and the names of the language", async () => {
    await begin("ru", "menu = Меню\ncount = { $n ->\n    [one] { $n } ход\n   *[other] { $n } хода\n}\n");
    expect(say("count", { n: 21 })).toBe("21 ход");
    expect(say("left", { n: 21 })).toBe("21 seconds left");
    expect(plain(say("left", { n: 1200 }))).toBe("1,200 seconds left");
    expect(words.has("left")).toBe(true);
    expect(say("named", { what: "Ada" })).toContain("Меню");
  });

  it("a gap that only names a message of the language is none", async () => {
    await begin("uk", "menu = Меню\n");
    const said = [say("same"), say("other", { n: 2 })];
    document.body.innerHTML = said.map((text) => `<p>${text}</p>`).join("");
    const langs = (): string[] => [...document.querySelectorAll("p")].map(({ lang }) => lang);
    await vi.waitFor(() => expect(langs()).toEqual(["", "en"]));
  });

  it("a number that was written before is English in a gap, and a name stays", async () => {
    await begin("ar-EG", "menu = قائمة\n");
    const told = [words.num(1234.5), words.signed(6), "علي٢"].map((what) => say("named", { what }));
    expect(told.map((text) => plain(text).split(":")[0])).toEqual(["1,234.5", "+6", "علي٢"]);
    expect(words.num(12)).toBe("١٢");
  });
});

describe("on the page", () => {
  /** The marks are made after what was changed. */
  const marked = async (): Promise<void> => vi.waitFor(() => expect(at("gap").lang).toBe("en"));
  const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
  const marks = (): Record<string, string[]> =>
    Object.fromEntries(
      [...document.querySelectorAll("[id]")].map((one) => [
        one.id,
        ["lang", "dir"].map((name) => one.getAttribute(name) ?? ""),
      ]),
    );

  beforeEach(async () => {
    await begin("ar", "menu = قائمة\n");
    document.body.innerHTML = `
      <p id="gap">${say("left", { n: 2 })}</p>
      <p id="own">${say("menu")}</p>
      <p id="joined">${say("left", { n: 2 })} · ${say("left", { n: 1 })}</p>
      <p id="mixed">${say("left", { n: 2 })} ${say("menu")}</p>
      <p id="number">٢</p>
      <section id="named" aria-label="${say("left", { n: 1 })}"><b id="inside">${say("menu")}</b></section>
      <div id="around">${say("left", { n: 1 })} <bdi id="inner">${say("menu")}</bdi></div>
      <p id="given" lang="fr" dir="ltr"><i id="under">${say("left", { n: 2 })}</i></p>
      <code id="code" translate="no">${say("left", { n: 2 })}</code>`;
  });

  afterEach(() => (document.body.innerHTML = ""));

  it("an element has the language of its words, and its direction where it has text", async () => {
    await marked();
    expect(marks()).toEqual({
      gap: ["en", "ltr"],
      own: ["", ""],
      joined: ["en", "ltr"],
      mixed: ["", ""],
      number: ["", ""],
      named: ["en", ""],
      inside: ["ar", ""],
      around: ["en", "ltr"],
      inner: ["ar", "rtl"],
      given: ["fr", "ltr"],
      under: ["en", ""],
      code: ["", ""],
    });
  });

  it("a mark goes when the words change, and all go with a language that is complete", async () => {
    await marked();
    const [text] = at("gap").childNodes;
    if (text instanceof Text) text.data = say("menu");
    await vi.waitFor(() => expect(at("gap").lang).toBe(""));
    expect(at("gap").hasAttribute("dir")).toBe(false);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("menu = منو\n")));
    await words.speak("fa", false);
    at("own").textContent = say("menu");
    await vi.waitFor(() => expect(at("joined").lang).toBe(""));
  });
});
