import { expect, it, vi } from "vitest";
import { mounted } from "../../testing";
import Grip from "./Grip.svelte";

it("a domino that is taken selects no text", () => {
  const grasp = vi.fn();
  const part = mounted(Grip, { placing: { domino: 7, grasp } as never });
  const press = new PointerEvent("pointerdown", { button: 0, bubbles: true, cancelable: true });
  part.one(".grip").dispatchEvent(press);
  expect([press.defaultPrevented, grasp.mock.calls.length]).toEqual([true, 1]);
});
