import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { key, settled, shown, speak, windowOf, written } from "../../testing";
import { parts } from "./parts";

const { Count, End, Ledger } = parts;
/** The words of the rows of the score table, cell by cell. */
const rows = (part: ReturnType<typeof shown>): string[][] =>
  part.all("tr").map((row) => [...row.children].map(written));

beforeAll(() => speak("en"));
beforeEach(() => windowOf(1366, 657));

describe("the score table", () => {
  it("has the players by rank, and their sums property by property", () => {
    const told = rows(shown(Ledger, "over"));
    expect(told[0]?.slice(1)).toEqual(["1 Ada", "2 Bot Cypress", "3 Bot Cedar", "4 You"]);
    expect(told.find(([name]) => name === "Forest")?.slice(1)).toEqual(["10×4 40", "6×1 6", "–", "3×1 3"]);
    expect(told.find(([name]) => name === "Total")?.slice(1)).toEqual(["49", "49", "33", "24"]);
  });

  it("says what decided between equal scores, of those only", () => {
    const tie = rows(shown(Ledger, "over")).find(([name]) => name === "Largest property");
    expect(tie?.slice(1)).toEqual(["10 squares", "7 squares", "", ""]);
    expect(rows(shown(Ledger, "over-dynasty")).map(([name]) => name)).not.toContain("Largest property");
  });

  it("of a Dynasty adds its games up", () => {
    const told = rows(shown(Ledger, "over-dynasty")).slice(1);
    const of = (name: string): number[] => (told.find(([first]) => first === name) ?? []).slice(1).map(Number);
    expect(of("Sum")).toEqual([147, 129, 127, 91]);
    expect(of("Sum")).toEqual(of("Game 1").map((n, at) => n + (of("Game 2")[at] ?? 0) + (of("Game 3")[at] ?? 0)));
  });

  it("opens a kingdom from its small map", () => {
    const onlook = vi.fn();
    const ledger = shown(Ledger, "over", { given: { onlook } });
    ledger.press("Bot Cedar, 33 points. See the kingdom");
    expect(onlook).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("speaks Persian, with its digits", async () => {
    await speak("fa");
    const told = rows(shown(Ledger, "over"));
    await speak("en");
    expect(told.find(([name]) => name === "جنگل")?.[1]).toBe("۱۰×۴ ۴۰");
    expect(told.slice(1).flat().join(" ")).not.toMatch(/\d/);
  });
});

describe("the count", () => {
  const ended = vi.fn();

  it("ends with what decides between equal sums", () => {
    const count = shown(Count, "over", { given: { ondone: ended } });
    const told = (): string => count.names("[data-sentence]").join("");
    const steps = count.all("[data-counted='0'] .kinds li").length;
    for (let at = 1; at < steps; at += 1) key("Space");
    expect(told()).not.toContain("decides");
    key("Space");
    expect(told()).toContain("Tied at 49: Ada and Bot Cypress. The largest property decides: Ada (10 squares)");
    expect(count.names(".held")).toEqual(["10 squares", "7 squares"]);
    expect(count.names(".decides")).toEqual(["10 squares"]);
    expect(ended).not.toHaveBeenCalled();
    key("Space");
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe("the end", () => {
  it("says who won with what, out of what, and how one fared, a line each", () => {
    const end = shown(End, "over");
    expect(end.names("[data-sentence]")).toEqual(["Ada wins with 49 points."]);
    const [made, tie, mine] = end.names("header p");
    expect([made, mine]).toEqual(["49 from properties.", "You are fourth with 24 points."]);
    expect(tie).toContain("The largest property decides: Ada (10 squares)");
  });

  it("shows the winner's kingdom large, and mine beside it", () => {
    const end = shown(End, "over");
    expect(end.names("figcaption")).toEqual(["Ada 49 Discarded: 40", "You 24 Discarded: 3 and 15"]);
    expect(end.all("figure svg.kingdom").map(({ id }) => id)).toEqual(["large-0", "large-1"]);
  });

  it("offers what follows", () => {
    expect(shown(End, "over").names(".acts button")).toEqual([
      "Rematch",
      "Replay",
      "Copy the replay’s link",
      "Keep a picture",
      "Home",
    ]);
  });

  it("leads to the rule that decided, and opens a kingdom", async () => {
    const onrule = vi.fn();
    const end = shown(End, "over", { given: { onrule } });
    end.press("The rule");
    expect(onrule).toHaveBeenCalledExactlyOnceWith("K-138");
    end.press("Bot Cedar, 33 points");
    await settled();
    expect(end.names("dialog h2")).toHaveLength(1);
  });
});
