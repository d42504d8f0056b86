import { beforeAll, expect, it, onTestFinished } from "vitest";
import { mounted, speak, windowOf } from "../../testing";
import { staged } from "../../staged";
import Extras from "./Extras.svelte";
import type { Situation } from "./protocol";

beforeAll(() => speak("en"));

it("what is still to come is drawn in a phone's menu when it is unfolded", () => {
  windowOf(390, 664);
  const { table, stop } = staged<Situation>("claim", {});
  onTestFinished(stop);
  const part = mounted(Extras, { table });
  expect([part.text.length > 0, part.all("svg").length]).toEqual([true, 0]);
  part.one("details").toggleAttribute("open", true);
  part.one("details").dispatchEvent(new Event("toggle"));
  part.drawn();
  expect(part.all("svg").length).toBe(20);
});
