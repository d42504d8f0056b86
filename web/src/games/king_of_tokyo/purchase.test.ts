import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { called, plain, settled, shown, speak, windowOf, type Mounted } from "../../testing";
import { atOnce, cardText } from "./cards";
import { lasts } from "./moments";
import { parts } from "./parts";
import type { JournalEvent, Table, View } from "./protocol";
import { purchaseOf, reads } from "./purchase";

const { Play } = parts;

beforeAll(() => speak("en"));
beforeEach(() => windowOf(1366, 657));

const BUY: JournalEvent = { e: "buy", seat: 1, card: "alpha_monster", price: 5, from: "row" };
const PAID: JournalEvent = { e: "energy", seat: 1, amount: -5, energy: 1, why: "buy" };
const SHOWN: JournalEvent = { e: "reveal", slot: 1, card: "heal" };

/** The page tells a moment of this seat. */
async function telling(...events: JournalEvent[]): Promise<Mounted & { table: Table }> {
  const page = shown(Play, "waits");
  const { table } = page;
  table.player.add([
    {
      show: () => {
        table.moment = { seq: 8, seat: 1, by: null, events, view: table.view as View, again: false };
      },
      lasts: () => 1000,
    },
  ]);
  page.drawn();
  await settled();
  page.drawn();
  return page;
}

describe("a card that another one bought", () => {
  it("lies where one's dice lie, with its words, its price, who bought it and what it cost", async () => {
    const page = await telling(BUY, PAID, SHOWN);
    const lies = page.one(".dice > .bought");
    expect(called(lies.querySelector(".face") as Element)).toBe(
      "Alpha Monster, 5 energy, Keep. Whenever you attack, gain 1 point.",
    );
    expect(plain(lies.textContent)).toContain("Grace");
    expect(plain(lies.querySelector(".facts")?.textContent ?? "").replaceAll(/\s+/g, "")).toMatch(
      /^6→1Oneclawisenough/,
    );
    page.table.player.flush();
    page.drawn();
    expect(page.all(".bought")).toEqual([]);
  });

  it("leaves its place in the row empty with the buyer's name until it has been read", async () => {
    const page = await telling(BUY, PAID, SHOWN);
    const row = (): string[] =>
      page.all(".rows > li").map((one) => one.querySelector(".gap, .name")?.textContent ?? "");
    expect(plain(row()[1] ?? "")).toBe("bought by Grace");
    expect(page.all(".rows > li:nth-child(2) .gap use")).toHaveLength(1);
    page.table.player.flush();
    page.drawn();
    expect(row()[1]).not.toContain("bought");
  });

  it("tells what it did at once", async () => {
    const page = await telling(BUY, PAID, { e: "vp", seat: 1, amount: 2, vp: 6, why: "skyscraper" }, SHOWN);
    expect(page.names(".means").map(plain)).toEqual(["Grace scored 2 points (Skyscraper): 6 in all."]);
  });

  it("from the deck or from a player leaves no place in the row", async () => {
    const page = await telling({ ...BUY, from: "top" }, PAID);
    expect(page.all(".bought")).toHaveLength(1);
    expect(page.all(".rows .gap")).toEqual([]);
  });

  it("lies on a phone in a sheet, instead of row and dice", async () => {
    windowOf(390, 664);
    const page = await telling(BUY, PAID, SHOWN);
    expect(page.all(".sheet .bought")).toHaveLength(1);
    expect(page.all(".rows, .tray, .log")).toEqual([]);
  });

  it("does not lie there of one's own, nor over a question", async () => {
    expect((await telling({ ...BUY, seat: 0 })).all(".bought")).toEqual([]);
    const page = await telling(BUY, PAID, SHOWN);
    expect(purchaseOf(page.table)).not.toBeNull();
    page.table.choices = shown(Play, "yield").table.choices;
    expect(purchaseOf(page.table)).toBeNull();
  });
});

describe("the time in which a card is read", () => {
  it("is longer for longer words, between two seconds and five", () => {
    expect(reads("")).toBe(2000);
    expect(reads("Gain 2 points.")).toBe(2000);
    expect(reads("one two three four five six seven eight nine ten")).toBe(2500);
    expect(reads("word ".repeat(60))).toBe(5000);
    expect(reads("攻撃するたびに、1点を得ます。攻撃するたびに")).toBeGreaterThan(2400);
  });

  it("is that of its moment, whatever else happens in it", () => {
    expect(atOnce("alpha_monster")).toBe(false);
    expect(lasts([BUY, PAID, SHOWN])).toBe(reads(cardText("alpha_monster")));
    expect(lasts([{ ...BUY, card: "mimic" }])).toBeGreaterThan(lasts([BUY]));
  });
});
