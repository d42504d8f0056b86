import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { called, key, plain, settled, shown, speak, windowOf } from "../../testing";
import { handOf, kingdom, parts } from "./parts";

const { MyKingdom, Play } = parts;
const laid: typeof MyKingdom = { ...MyKingdom, props: (table) => kingdom(table, true) };
const PLACES = "details button";

beforeAll(() => speak("en"));
beforeEach(() => {
  windowOf(1366, 657);
  sessionStorage.clear();
});

describe("the own kingdom", () => {
  it("lists the places of the domino, best first, with what they bring and give up", () => {
    const part = shown(MyKingdom, "place-2");
    expect(part.names("summary")).toEqual(["8 places fit, worth +3 to +4. 4 of them would give up Middle Kingdom."]);
    const places = part.names(PLACES);
    expect(places).toHaveLength(8);
    expect(places[0]).toBe("Lake at 2 left, 2 up; Pasture, 2 crowns at 1 left, 2 up: +4");
    expect(places.filter((place) => place.endsWith("(gives up Middle Kingdom −10)"))).toHaveLength(4);
  });

  it("can be turned and lifted only while a domino is in hand, and the keys stand on the buttons", () => {
    const part = shown(MyKingdom, "place-2");
    expect(part.keys).toEqual({ R: "Turn", Escape: "Lift off" });
    expect(part.names(".tools button:disabled")).toEqual(["Lift off"]);
    part.press("Turn");
    expect(part.names(".tools button:disabled")).toEqual([]);
    part.press("Lift off");
    expect(part.names(".tools button:disabled")).toEqual(["Lift off"]);
    expect(shown(MyKingdom, "claim").names(".tools button")).toEqual([]);
    expect(shown(MyKingdom, "spectator").names("button")).toEqual([]);
  });

  it("says what the score would be", () => {
    expect(shown(MyKingdom, "place-2").names(".score")).toEqual(["7 points"]);
    expect(shown(laid, "place-2").names(".score")).toEqual(["Score now 7, with this placement 11"]);
  });

  it("is sealed with one press where nothing is claimed after it", () => {
    const part = shown(laid, "last");
    part.press("Make it final");
    part.press("Make it final");
    expect(part.played()).toEqual([["5@-2,-2>N"]]);
    expect(shown(laid, "place-2").names(".seal")).toEqual([]);
  });

  it("throws away what fits nowhere, by its number", () => {
    const part = shown(MyKingdom, "discard");
    expect(part.names()).toEqual(["Discard 23"]);
    part.press("Discard 23");
    expect(part.played()).toHaveLength(1);
    expect(part.names("button:disabled")).toEqual(["Discard 23"]);
  });

  it("speaks Persian, with its digits", async () => {
    await speak("fa");
    const names = shown(MyKingdom, "place-2").names("summary, .tools button");
    await speak("en");
    expect(names[0]).toMatch(/۸/);
    for (const name of names) expect(name).not.toMatch(/[A-Za-z\d]/);
  });
});

describe("the bonuses", () => {
  const chips = (part: ReturnType<typeof shown>): string[] => part.names(".chip");

  it("show what the place in pencil gives up, in points", () => {
    const part = shown(MyKingdom, "place-2");
    expect(chips(part)).toEqual([
      "Middle Kingdom +10 Middle Kingdom: still possible",
      "Harmony +5 Harmony: still possible",
    ]);
    part.all("details button").at(-1)?.click();
    part.drawn();
    expect(chips(part)[0]).toBe("Middle Kingdom −10 Middle Kingdom: no longer possible");
  });

  it("show what a discard costs before it is made", () => {
    expect(chips(shown(MyKingdom, "discard")).at(-1)).toBe("Harmony −5 Harmony: no longer possible");
  });
});

describe("a phone", () => {
  beforeEach(() => windowOf(390, 664));

  it("opens the own kingdom at its score, with chips, properties and their sum", () => {
    const table = shown(Play, "place-2");
    expect(table.all("dialog")).toHaveLength(0);
    table.press("7 points Your kingdom");
    const dialog = table.one("dialog");
    expect(dialog.querySelectorAll(".chip")).toHaveLength(2);
    expect(called(dialog)).toContain("Your kingdom");
    expect(plain(dialog.querySelector("tfoot")?.textContent ?? "")).toMatch(/Total\s*7/);
  });

  it("says what its place gives up", () => {
    const part = shown(MyKingdom, "place-2");
    part.all("details button").at(-1)?.click();
    part.drawn();
    expect(part.names(".given")).toEqual(["(gives up Middle Kingdom −10)"]);
  });

  it("adds what the games of a Dynasty have brought before", () => {
    const history = [{ scores: [40, 31] }];
    const part = shown(Play, "place-2", { seen: { games: 3, game_number: 2, history } });
    expect(part.text).toMatch(/40 \+\s+7/);
    expect(part.text).toMatch(/31 \+/);
  });
});

describe("a reason", () => {
  const why = { key: "refuse-touch", rule: "K-103", text: "It touches nothing." };

  it.each([
    ["desk", [1366, 657]],
    ["phone", [390, 664]],
  ] as const)("stands once, not on the board, and goes by Escape: %s", (_, [width, height]) => {
    windowOf(width, height);
    const table = shown(Play, "place-2");
    const { placing } = handOf(table.table);
    expect(placing).not.toBeNull();
    const part = shown(MyKingdom, "place-2", { given: { placing } });
    expect(part.all(".reason")).toHaveLength(0);
    if (placing) placing.refusal = why;
    part.drawn();
    expect(part.all(".reason")).toHaveLength(1);
    expect(part.all(".board-room .reason, .board-room .bubble")).toHaveLength(0);
    expect(part.all("details").filter((list) => !list.closest("[hidden], .spoken"))).toHaveLength(0);
  });
});

describe("what is in pencil", () => {
  it("lies there again after a reload, at the same step only", async () => {
    const first = shown(Play, "place-2");
    first.press("Lake at 2 left, 2 up; Pasture, 2 crowns at 1 left, 2 up");
    first.gone();
    expect(shown(Play, "place-2").all("[data-ghost=pencilled]")).toHaveLength(1);
    key("Escape");
    await settled();
    expect(shown(Play, "place-2").all("[data-ghost]")).toHaveLength(0);
    sessionStorage.setItem("kingtable.pencil", "K7QW2M 3 42@-2,2>E");
    expect(shown(Play, "place-2").all("[data-ghost]")).toHaveLength(0);
  });
});

describe("another kingdom", () => {
  it("says that it is the reader's turn", () => {
    const table = shown(Play, "place-2");
    table.one(".rival").click();
    table.drawn();
    expect(plain(table.one("dialog .mine").textContent)).toBe("Your turn.");
    expect(shown(Play, "spectator").all("dialog .mine")).toHaveLength(0);
  });

  it("is said with its bonuses, which stand beside its score", () => {
    const rival = shown(Play, "place-2").one(".rival");
    expect(called(rival)).toMatch(/See the kingdom\. Middle Kingdom: still possible\. Harmony: still possible\.$/);
    expect(rival.querySelectorAll(".bonuses > span")).toHaveLength(2);
  });
});

describe("a turn", () => {
  it("is played by keys: turn, pencil, and the digit of a claim; both are sent once", async () => {
    const table = shown(Play, "place-2");
    key("KeyR");
    key("Enter");
    await settled();
    expect(table.one("[data-sentence]").textContent).not.toBe("");
    key("Digit1");
    key("Digit1");
    expect(table.played()).toEqual([[expect.stringMatching(/^42@/), "=7"]]);
  });

  it("asks what a pencilled domino would lead to, and shows the answer", async () => {
    const table = shown(Play, "place-2");
    table.press("Lake at 2 left, 2 up; Pasture, 2 crowns at 1 left, 2 up");
    await settled();
    expect(table.sent.flatMap((frame) => (frame.t === "try" ? [frame.moves] : []))).toEqual([["42@-2,2>E"]]);
    expect(table.all("[data-ghost=pencilled]")).toHaveLength(1);
    expect(table.names(".claim-btn")).toHaveLength(3);
    expect(table.table.trial?.claim.map(({ domino }) => domino)).toEqual([7, 19, 21]);
    key("Escape");
    await settled();
    expect(table.table.trial).toBeNull();
  });
});
