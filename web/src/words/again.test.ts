import { expect, it, vi } from "vitest";
import { say, words } from "./words.svelte";

it("the first words are asked for until they come", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await words.start({ languages: ["en"], begun: {} });
  expect([words.failed, words.ready]).toEqual([true, false]);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("menu = Menu\n")));
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect([words.failed, words.ready, say("menu")]).toEqual([false, true, "Menu"]);
});
