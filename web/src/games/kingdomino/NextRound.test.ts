import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shown, speak, windowOf } from "../../testing";
import { lineOf, parts } from "./parts";

const { NextRound } = parts;
/** The same with the domino of this round in pencil. */
const laid: typeof NextRound = { ...NextRound, props: (table) => lineOf(table, true) };

beforeAll(() => speak("en"));
beforeEach(() => windowOf(1366, 657));

describe("the next line", () => {
  it("has a claim for each free domino: what it is, when it plays, what it may bring, and the digit of its place", () => {
    expect(shown(NextRound, "opening-4").keys).toEqual({
      "1": "Claim 4: Forest beside Forest. 1st to play next round, up to 0 more points",
      "3": "Claim 34: Lake, 1 crown beside Forest. 3rd to play next round, up to 1 more point",
      "4": "Claim 35: Lake, 1 crown beside Forest. 4th to play next round, up to 1 more point",
    });
  });

  it("says so in Persian, with its digits", async () => {
    await speak("fa");
    const { keys } = shown(NextRound, "claim");
    await speak("en");
    expect(Object.keys(keys)).toEqual(["2"]);
    expect(keys["2"]).toMatch(/^انتخاب دومینوی ۳۰: .*دور بعد نفر دوم، تا ۶ امتیاز بیشتر$/);
  });

  it("takes a claim once, and no other until it is answered", () => {
    const line = shown(NextRound, "opening-4");
    line.press("Claim 34");
    expect(line.played()).toEqual([["=34"]]);
    line.press("Claim 4");
    line.press("Claim 34");
    expect(line.played()).toEqual([["=34"]]);
  });

  it("is claimed from after the own domino lies, and both are sent together", () => {
    const before = shown(NextRound, "place-2");
    expect(before.names("button")).toEqual([]);
    expect(before.text).toContain("1st to play up to +2");
    const line = shown(laid, "place-2");
    expect(Object.keys(line.keys)).toEqual(["1", "2", "3"]);
    line.press("Claim 19");
    expect(line.played()).toEqual([["42@-2,2>E", "=19"]]);
  });

  it("says who took a domino, and names only those; somebody who watches claims nothing", () => {
    const line = shown(NextRound, "spectator");
    expect(line.names("li").map((name) => name.replace(/^\D*\d+ /, ""))).toEqual([
      expect.stringContaining("1st to play"),
      expect.stringContaining("Cedar 2nd to play"),
      expect.stringContaining("Ada 3rd to play"),
    ]);
    expect(line.names("button")).toEqual([]);
  });

  it("is said to be the last", () => {
    expect(shown(NextRound, "last").text).toContain("The last dominoes are on the table.");
  });

  it("on a phone has a button for each domino, which waits until it can be pressed", () => {
    windowOf(390, 664);
    const waits = shown(NextRound, "place-2");
    expect(waits.names("button:disabled").map((name) => name.split(":")[0])).toEqual([
      "Claim 7",
      "Claim 19",
      "Claim 21",
    ]);
    expect(waits.names()).toEqual([]);
    const line = shown(laid, "place-2");
    line.press("Claim 7");
    expect(line.played()).toEqual([["42@-2,2>E", "=7"]]);
  });
});
