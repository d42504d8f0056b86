import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { part, untilHad, whenMissing } from "./had";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("what fails three times is told of, until it is had", async () => {
  const told: number[] = [];
  whenMissing((missing) => told.push(missing));
  let left = 4;
  const had = untilHad(() => (left-- ? Promise.reject(new Error("away")) : Promise.resolve("had")));
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(told).toEqual([1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await had, told]).toEqual(["had", [1, 0]]);
});

it("a part is loaded when its files are here, and each is asked for until it comes", async () => {
  const [asked, loaded, lost] = [vi.fn(), vi.fn(() => "menu"), vi.fn()];
  addEventListener("vite:preloadError", lost);
  document.head.innerHTML = '<script src="/assets/start.js"></script>';
  vi.stubGlobal("fetch", (href: string) => {
    asked(href);
    return Promise.resolve(new Response("", { status: asked.mock.calls.length > 1 ? 200 : 503 }));
  });
  const had = untilHad(() => part(() => Promise.resolve(loaded()), ["assets/start.js", "assets/menu.js"]));
  await vi.advanceTimersByTimeAsync(100);
  expect([asked.mock.calls, loaded.mock.calls.length, lost.mock.calls.length]).toEqual([[["/assets/menu.js"]], 0, 1]);
  await vi.advanceTimersByTimeAsync(500);
  expect([await had, asked.mock.calls.length, lost.mock.calls.length]).toEqual(["menu", 2, 1]);
  await part(() => Promise.resolve(loaded()), ["assets/menu.js"]);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it("styles that are only preloaded are asked for, once", async () => {
  document.head.innerHTML = '<link rel="preload" as="style" href="/assets/menu.css">';
  const had = part(() => Promise.resolve("menu"), ["assets/menu.css"]);
  const [link, ...more] = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  expect([link?.getAttribute("href"), more]).toEqual(["/assets/menu.css", []]);
  link?.onload?.(new Event("load"));
  expect(await had).toBe("menu");
  await part(() => Promise.resolve("menu"), ["assets/menu.css"]);
  expect(document.querySelectorAll("link[rel=stylesheet]")).toHaveLength(1);
});
