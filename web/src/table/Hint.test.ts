import { beforeAll, expect, it, vi } from "vitest";
import { mounted, speak } from "../testing";
import type { Face } from "./face";
import Hint from "./Hint.svelte";
import { Hints } from "./hints.svelte";
import type { Table } from "./table.svelte";

beforeAll(() => speak("en"));

it("says why a hint is late while the bots are getting ready", () => {
  vi.useFakeTimers();
  const hints = new Hints(() => undefined);
  const table: Partial<Table> = { hints };
  const part = mounted(Hint, { table: table as Table, face: {} as Face });
  hints.ask();
  part.drawn();
  expect(part.one("#hint").textContent).toBe("Thinking about it …");
  vi.advanceTimersByTime(4000);
  part.drawn();
  expect(part.one("#hint").textContent).toContain("while the strong bots are getting ready");
  vi.useRealTimers();
});
