import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { departures, fly, land } from "./flights";

let still = false;
const animate = vi.fn((_: unknown) => ({ onfinish: null }) as unknown as Animation);
const box = (left: number, width: number): DOMRect =>
  ({ left, top: 10, width, height: width / 2 }) as unknown as DOMRect;
const carriers = (): NodeListOf<HTMLElement> => document.querySelectorAll(".flies");

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  animate.mockClear();
  Element.prototype.animate = animate;
  document.body.innerHTML = '<i id="a">27</i><i id="b"></i>';
  for (const [name, lies] of [["#a", box(0, 100)] as const, ["#b", box(300, 50)] as const]) {
    const element = document.querySelector(name);
    if (element) element.getBoundingClientRect = () => lies;
  }
});

afterEach(() => {
  land();
  still = false;
});

describe("a piece", () => {
  it("flies from where it lay to where it lies, and its goal is empty until then", () => {
    const departed = departures([{ from: "#a", to: "#b" }]);
    document.querySelector("#a")?.remove();
    fly(departed);
    expect(carriers()).toHaveLength(1);
    expect(carriers()[0]?.textContent).toBe("27");
    expect(animate.mock.calls[0]?.[0]).toEqual([
      { transform: "none" },
      { transform: "translate(300px, 0px) scale(0.5)" },
    ]);
    land();
    expect(carriers()).toHaveLength(0);
  });

  it("is drawn as at its goal where that is said, and sets out as small or large as it lay", () => {
    const goal = document.querySelector("#b");
    if (goal) goal.textContent = "asleep";
    fly(departures([{ from: "#a", to: "#b", as: "to" }]));
    expect(carriers()[0]?.textContent).toBe("asleep");
    expect(animate.mock.calls[0]?.[0]).toEqual([
      { transform: "translate(-300px, 0px) scale(2)" },
      { transform: "none" },
    ]);
  });

  it("vanishes in what stays, which is not empty meanwhile", () => {
    fly(departures([{ from: "#a", to: "#b", into: true }]));
    expect(animate.mock.calls).toHaveLength(1);
    expect(animate.mock.calls[0]?.[0]).toEqual([
      { transform: "none" },
      { transform: "translate(300px, 0px) scale(0.5)", opacity: 0.3 },
    ]);
  });

  it("stays where its goal or its origin is missing, and where motion is not wanted", () => {
    expect(departures([{ from: "#none", to: "#b" }])).toEqual([]);
    fly(departures([{ from: "#a", to: "#none" }]));
    expect(carriers()).toHaveLength(0);
    still = true;
    expect(departures([{ from: "#a", to: "#b" }])).toEqual([]);
  });
});
