import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { key, plain, shown, settled, speak, windowOf } from "../../testing";
import { parts } from "./parts";
import { presets, presetWords } from "./presets.svelte";
import type { Choices, JournalEvent } from "./protocol";

const { Ask, Play } = parts;
const MOVES = "[data-move]";

beforeAll(() => speak("en"));
beforeEach(() => windowOf(1366, 657));

describe("what only one of several people at a screen may know", () => {
  it("is seen as long as they press, and by nobody before or after", async () => {
    const alone = shown(Ask, "buy-all");
    const card = /Buy (.*) \(top of the deck\)/.exec(alone.text)?.[1] ?? "";
    expect(card).not.toBe("");
    const ask = shown(Ask, "buy-all", { shared: true });
    await vi.waitFor(() => expect(ask.text).toContain("Only Ada looks"));
    expect(ask.text).toContain("Buy a hidden card (top of the deck)");
    expect(ask.text).not.toContain(card);
    const secret = ask.one(".secret");
    secret.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await settled();
    expect(ask.text).toContain(card);
    secret.dispatchEvent(new Event("pointerup", { bubbles: true }));
    await settled();
    expect(ask.text).not.toContain(card);
  });
});

describe("a question", () => {
  it("has its answers as buttons, each with a key, what it leads to and what is left", () => {
    const { keys } = shown(Ask, "yield");
    expect(keys).toEqual({
      "1": "Yield the City Ada must take the City. health 6",
      "2": "Stay in the City 2 points when your turn begins. health 6",
    });
  });

  it("is asked in Persian, too, with its digits", async () => {
    await speak("fa");
    const { keys } = shown(Ask, "yield");
    await speak("en");
    expect(Object.keys(keys)).toEqual(["1", "2"]);
    expect(Object.values(keys).map((name) => name.split(" ").slice(0, 3).join(" "))).toEqual([
      "واگذاری شهر Ada",
      "ماندن در شهر",
    ]);
    for (const name of Object.values(keys)) expect(name).toMatch(/۶/);
  });

  it("is answered once: a press sends the move, and until the table answers nothing can be pressed", () => {
    const ask = shown(Ask, "yield");
    ask.press("Stay");
    expect(ask.played()).toEqual([["stay"]]);
    expect(ask.names(`${MOVES}:not(:disabled)`)).toEqual([]);
    ask.press("Stay");
    ask.press("Yield");
    expect(ask.played()).toEqual([["stay"]]);
  });

  it("says which answer means death, for certain or how likely", () => {
    const marked = (scene: string): string[] =>
      shown(Ask, scene)
        .names(MOVES)
        .filter((name) => name.includes("eliminat"));
    expect(marked("yield-jets")).toEqual([
      "Stay in the City means elimination 2 points when your turn begins. health 3 → 0",
    ]);
    expect(marked("react-certain")).toEqual(["Take the damage means elimination health 3 → 0"]);
    expect(marked("react-lethal").map((name) => name.split(" You")[0])).toEqual(["Take the damage eliminated: 57.9%"]);
    expect(marked("yield")).toEqual([]);
  });

  it("tells what a card costs or brings, and opens it to be read", () => {
    const oncard = vi.fn();
    const react = shown(Ask, "react", { given: { oncard } });
    expect(react.button("Wings").textContent).toMatch(/2\s*$/);
    react.press("Read: Wings");
    expect(oncard).toHaveBeenCalledExactlyOnceWith("wings");
    expect(react.played()).toEqual([]);
    expect(shown(Ask, "sell").button("Sell Wings").textContent).toContain("+6");
  });

  it("has its one red seal on what ends it only where nothing else can be done", async () => {
    const sealed = async (scene: string): Promise<string[]> => {
      const asked = shown(Ask, scene);
      await settled();
      return asked.names(".seal");
    };
    for (const scene of ["probe", "change", "opportunist", "mimic-moves", "sell", "buy", "buy-all"])
      expect([scene, await sealed(scene)]).toEqual([scene, []]);
    const choices = { ...shown(Ask, "buy").table.choices, moves: ["end"], buy: [] } as unknown as Choices;
    expect(shown(Ask, "buy", { given: { choices } }).names(".seal")).toEqual(["Done"]);
    for (const scene of ["opportunist", "mimic", "sell"])
      expect(shown(Ask, scene).all(".opt:not(.offered)")).toEqual([]);
  });

  it("says what each answer takes, unlike the health that it leaves", () => {
    windowOf(390, 664);
    const worth = (scene: string, name: string): string[] =>
      [...shown(Ask, scene).button(name).querySelectorAll(".worth")].map((one) =>
        plain(one.textContent).replaceAll(/\s+/g, ""),
      );
    expect(worth("react", "Wings")).toEqual(["8", "−2"]);
    expect(worth("buy", "Sweep the row away")).toEqual(["−2"]);
    expect(worth("opportunist", "Buy Jets")).toEqual(["9→4"]);
    expect(worth("mimic-moves", "Wings (Ada)")).toEqual(["−1"]);
    expect(worth("mimic", "Jets (Grace)")).toEqual([]);
  });

  it("tells chances in whole percent, too, for where there is no room for words", () => {
    const react = shown(Ask, "react");
    expect(plain(react.one("[data-move=camouflage] .briefly").textContent)).toMatch(/^5 \(\d+%\), 6 \(\d+%\)/);
    expect(react.all("[data-move=wings] .briefly")).toEqual([]);
  });

  it("after Camouflage carries what it stopped, and its dice lie there", () => {
    const events = [
      { e: "camouflage", seat: 1, dice: ["heart", "1", "2"] },
      { e: "prevented", seat: 1, amount: 1, by: 0, why: "camouflage" },
    ] as JournalEvent[];
    const snap = { events: [{ seq: 7, seat: 1, by: null, events }] as never };
    const asked = shown(Play, "react", { snap });
    expect(asked.names("[data-sentence]")[0]).toContain("You were spared 1 damage (Camouflage). How do you answer?");
    expect(asked.names(".ask .rolled")).toEqual(["heart, 1 and 2"]);
    expect(asked.all(".ask .rolled .face")).toHaveLength(3);
    for (const other of [
      shown(Play, "react"),
      shown(Play, "react", {
        snap: { events: [{ seq: 7, seat: 0, by: null, events: events.map((one) => ({ ...one, seat: 0 })) }] as never },
      }),
    ]) {
      expect(other.names("[data-sentence]")[0]).not.toContain("spared");
      expect(other.all(".ask .rolled")).toEqual([]);
    }
  });

  it("tells by the clock which answer is given if time runs out", () => {
    const clock = { seat: 1, seconds: 30, left: 20 };
    const late = (asked: ReturnType<typeof shown>): string[] =>
      asked.names(MOVES).filter((name) => name.includes("if time runs out"));
    expect(late(shown(Ask, "react", { snap: { clock } }))).toHaveLength(1);
    expect(late(shown(Ask, "react", { snap: { clock } }))[0]).toMatch(/^Take the damage if time runs out/);
    expect(late(shown(Ask, "react"))).toEqual([]);
  });

  it("about dice, hearts or batteries brings its own part", async () => {
    const there = async (scene: string): Promise<string[]> => {
      const asked = shown(Ask, scene);
      await settled();
      return asked.names(MOVES);
    };
    expect(await there("probe")).toEqual([
      ...["1", "2", "3", "heart", "energy", "claw"].map((face) => `Reroll: ${face}`),
      "No, continue",
    ]);
    expect(await there("hearts")).toEqual(["Share them like this"]);
    expect(await there("charge")).toEqual(["Put 1 on them"]);
  });

  it("beside the row of cards has no buttons for them, and on a phone only the sweep", () => {
    expect(shown(Ask, "buy").names(MOVES)).toEqual(["Done"]);
    windowOf(390, 664);
    expect(shown(Ask, "buy").names(MOVES)).toEqual(["Sweep the row away 2 energy: three new cards. −2 energy", "Done"]);
  });

  it("offers standing answers, but not to somebody who learns", async () => {
    const standing = async (teaches: boolean): Promise<number> => {
      const asked = shown(Ask, "yield", { teaches });
      await settled();
      return asked.all("[data-preset], .link").length;
    };
    expect(await standing(false)).toBe(3);
    expect(await standing(true)).toBe(0);
  });

  it("shows the moves of the hint", () => {
    const asked = shown(Ask, "react");
    asked.table.hints.now = { moves: ["wings"], reasons: [] } as never;
    asked.drawn();
    expect(asked.names("[data-hinted=true]").map((name) => name.split(" ")[0])).toEqual(["Wings"]);
  });
});

describe("an answer that means death", () => {
  it("is asked for once more: Escape and No take it back, Yes sends it once", async () => {
    const table = shown(Play, "yield-jets");
    const again = async (): Promise<void> => {
      table.press("Stay in the City");
      await settled();
      expect(table.one("dialog").textContent).toContain("Stay in the City");
      expect(table.played()).toEqual([]);
    };
    await again();
    key("Escape");
    expect(table.all("dialog")).toEqual([]);
    await again();
    table.all("dialog .btn:not([data-confirm], .close)")[0]?.click();
    table.drawn();
    expect(table.all("dialog")).toEqual([]);
    await again();
    table.one("dialog [data-confirm]").click();
    table.drawn();
    expect(table.played()).toEqual([["stay"]]);
    expect(table.all("dialog")).toEqual([]);
  });
});

describe("the clock of a question", () => {
  it("is seen by who is asked and by who waits, and tells what is done in silence", () => {
    const clock = { seat: 1, seconds: 30, left: 20 };
    expect(shown(Play, "yield", { snap: { clock } }).names("[role=timer]")).toEqual(["20 seconds left"]);
    const waits = shown(Play, "waits", { snap: { clock } });
    expect(waits.names("[role=timer]")).toEqual(["20 seconds left"]);
    expect(waits.names("[data-sentence]")[0]).toContain("Grace decides: stay or yield.");
    expect(waits.names("[data-move]:not(:disabled)")).toEqual([]);
  });
});

describe("a standing answer", () => {
  const nothing = { yields: false, yieldBelow: 3, stays: false, stayFrom: 7, never: [] };

  it.each([
    [{ yields: true, yieldBelow: 7 }, "yield", "yield"],
    [{ stays: true, stayFrom: 6 }, "yield", "stay"],
    [{ stays: true, stayFrom: 7 }, "yield", null],
    [{ never: ["psychic_probe"] }, "probe", "pass"],
    [{ never: ["opportunist"] }, "opportunist", "pass"],
    [{ never: ["mimic"] }, "mimic-moves", "pass"],
    [{ never: ["mimic"] }, "mimic", null],
    [{ never: ["metamorph"] }, "sell", "end"],
    [{ never: ["wings", "rapid_healing"] }, "react-poison", "take"],
    [{ stays: true, stayFrom: 0 }, "yield-jets", null],
  ])("%o answers at once, but never what means death: %s, %s", (kept, scene, move) => {
    localStorage.clear(); // where a table's question is answered by one window only
    Object.assign(presets, nothing, kept);
    const { table, played } = shown(Ask, scene);
    table.answerBy(presets);
    expect(played()).toEqual(move === null ? [] : [[move]]);
    if (move !== null) expect(presetWords(table.answeredBy ?? "")).toMatch(/^Your standing answer/);
    Object.assign(presets, nothing);
  });
});

describe("every question", () => {
  const READERS = ["en 1366x657", "fa 390x664", "en 390x664", "fa 1366x657"];
  const CAN = ".table :is([data-move], [data-act=done]):not(:disabled)";
  /** Hearts and batteries are shared out, and dice kept, by parts that have tests of their own. */
  const OTHER = /^(keep|hearts|charge)/;

  // `change-all` has thirty answers: PickDie.test.ts gives them.
  const scenes = Play.scenes.filter((scene) => scene !== "change-all" && scene !== "waits");

  it.each(scenes.map((scene, at) => ({ scene, reader: READERS[at % READERS.length] ?? "" })))(
    "lets $reader give each answer that the rules allow, once, and no other: $scene",
    async ({ scene, reader }) => {
      const [language = "", width, height] = reader.split(/[ x]/);
      await speak(language);
      windowOf(Number(width), Number(height));
      const table = shown(Play, scene);
      await settled();
      const given = new Set<string>();
      const faces = table.all("[data-from]").map((one) => one.dataset["from"]);
      for (const face of faces.length ? faces : [undefined]) {
        const choose = (): void => table.all(`[data-from="${face ?? ""}"]`)[0]?.click();
        choose();
        table.drawn();
        for (const at of table.all(CAN).keys()) {
          const before = table.played().length;
          const button = table.all(CAN)[at];
          if (OTHER.test(button?.dataset["move"] ?? "")) continue;
          button?.click();
          button?.click();
          if (table.played().length === before) await settled(); // it is asked for once more
          table.all("dialog [data-confirm]")[0]?.click();
          table.drawn();
          const [sent, ...more] = table.played().slice(before);
          expect([button?.dataset["move"] ?? "done", ...more]).toEqual(sent);
          given.add(sent?.[0] ?? "");
          table.table.pending = null; // nobody has answered: the question is asked again
          choose();
          table.drawn();
        }
      }
      await speak("en");
      expect([...given].toSorted()).toEqual(table.legal.filter((move) => !OTHER.test(move)).toSorted());
    },
  );
});
