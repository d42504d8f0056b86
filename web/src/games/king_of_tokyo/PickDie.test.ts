import { beforeAll, describe, expect, it } from "vitest";
import { called, key, settled, shown, speak } from "../../testing";
import { parts } from "./parts";

const { PickDie } = parts;

beforeAll(() => speak("en"));

describe("a die", () => {
  it("of somebody is thrown again by a press or by its digit, once", () => {
    const pick = shown(PickDie, "probe");
    expect(pick.keys).toMatchObject({ "1": "Reroll: 1", "4": "Reroll: heart", "6": "Reroll: claw" });
    key("Digit4");
    expect(pick.names()).toEqual([]);
    pick.press("Reroll: claw");
    expect(pick.played()).toEqual([["probe heart"]]);
  });

  it("that changes is chosen first; what it becomes has the digits after that", async () => {
    const pick = shown(PickDie, "change");
    expect(pick.keys).toEqual({ "1": "2", "2": "3", "3": "heart", "4": "energy", "5": "claw" });
    key("Digit3");
    await settled();
    expect(pick.keys).toEqual({ "1": "Herd Culler: heart becomes 1" });
    expect(pick.names("[aria-pressed=true]")).toEqual(["heart"]);
    key("Digit1");
    key("Digit1");
    expect(pick.played()).toEqual([["herd_culler heart"]]);
  });

  it("says what the dice do as they lie, and what they would do with the face that is looked at", async () => {
    const pick = shown(PickDie, "change");
    expect(pick.one(".then").textContent).toContain("As they are: ");
    const before = pick.one(".then").textContent;
    pick.one("[data-move='herd_culler 2']").focus();
    await settled();
    expect(pick.one(".then").textContent).toContain("Then: ");
    pick.one("[data-move='herd_culler 2']").blur();
    await settled();
    expect(pick.one(".then").textContent).toBe(before);
    expect(pick.sent.flatMap((frame) => (frame.t === "try" ? frame.moves : []))).toEqual([
      "done",
      "herd_culler 2",
      "done",
    ]);
  });

  it("of somebody is rerolled or does what it shows", () => {
    expect(shown(PickDie, "probe").one(".then").textContent).toContain("As they are: ");
  });

  it("that was chosen is let go by Escape", async () => {
    const pick = shown(PickDie, "change");
    key("Digit5");
    await settled();
    key("Escape");
    await settled();
    expect(Object.keys(pick.keys)).toEqual(["1", "2", "3", "4", "5"]);
    expect(pick.played()).toEqual([]);
  });

  it("becomes what each card allows, with its price", () => {
    const pick = shown(PickDie, "change-all");
    expect(pick.all("[role=group]").map(called)).toEqual([
      "The die that changes",
      "Plot Twist: the new face · the card is then used up",
      "Stretchy: the new face · 2 energy",
    ]);
    pick.press("Stretchy: 1 becomes claw");
    expect(pick.played()).toEqual([["stretchy 1 claw"]]);
  });

  it("becomes everything that the rules allow, and nothing else", () => {
    const pick = shown(PickDie, "change-all");
    for (const from of pick.all("[data-from]")) {
      from.click();
      pick.drawn();
      for (const { dataset } of pick.all("[data-move]")) {
        pick.one(`[data-move="${dataset["move"] ?? ""}"]`).click();
        pick.table.pending = null;
        pick.drawn();
      }
    }
    const legal = pick.legal.filter((move) => move !== "done");
    expect(pick.played().flat().toSorted()).toEqual(legal.toSorted());
    expect(legal.length).toBeGreaterThan(30);
  });
});
