import { beforeAll, expect, it, vi } from "vitest";
import { mounted, settled, speak } from "../../testing";
import "../../shell/games";
import { words } from "../../words/words.svelte";
import Book from "./Book.svelte";

beforeAll(() => speak("en"));

it("looks for what was typed after a pause, and puts its rules into words once", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  const part = mounted(Book, { game: "kingdomino", onclose: () => undefined });
  await settled();
  await settled();
  const all = part.all("article").length;
  expect(all).toBeGreaterThan(10);
  vi.useFakeTimers();
  const said = vi.spyOn(words, "say");
  const rules = (): number => said.mock.calls.filter(([key]) => key.startsWith("rule-")).length;
  const type = (text: string): void => {
    const field = part.one("input") as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    part.drawn();
  };
  type("c");
  expect([part.all("article").length, rules()]).toEqual([all, 0]);
  type("cr");
  vi.advanceTimersByTime(100);
  part.drawn();
  const [found, once] = [part.all("article").length, rules()];
  expect(found).toBeLessThan(all);
  expect(once).toBeGreaterThan(10);
  type("crown");
  vi.advanceTimersByTime(100);
  part.drawn();
  expect(part.all("article").length).toBeLessThanOrEqual(found);
  expect(rules()).toBe(once);
  vi.useRealTimers();
});
