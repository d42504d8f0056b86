import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settled } from "../testing";
import { RECONNECTED } from "../net/connection.svelte";
import { renews } from "./renew";

const page = (name: string): string => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;
let stop: () => void;
const reload = vi.fn();
const said = vi.fn();

/** A part does not come, and the server answers so for its page. */
async function missed(answer: () => Promise<Response>, event = "vite:preloadError"): Promise<number> {
  vi.stubGlobal("fetch", answer);
  reload.mockClear();
  said.mockClear();
  dispatchEvent(new Event(event));
  await settled();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2500);
  expect(said).toHaveBeenCalledTimes(reload.mock.calls.length);
  return reload.mock.calls.length;
}
const served =
  (html: string, status = 200) =>
  (): Promise<Response> =>
    Promise.resolve(new Response(html, { status }));

beforeEach(() => {
  vi.spyOn(location, "reload").mockImplementation(reload);
  document.head.innerHTML = page("start-a1");
  sessionStorage.clear();
  stop = renews(said);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  stop();
});

describe("a page whose parts do not come", () => {
  it("says so and is loaded anew where the server has another page, once a minute at most", async () => {
    expect(await missed(served(page("start-b2")))).toBe(1);
    expect(await missed(served(page("start-b2")))).toBe(0);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    expect(await missed(served(page("start-b2")))).toBe(1);
  });

  it("is loaded anew where a server that was away comes back with another page", async () => {
    expect(await missed(served(page("start-a1")), RECONNECTED)).toBe(0);
    expect(await missed(served(page("start-b2")), RECONNECTED)).toBe(1);
  });

  it("stays where the server has the same page, or does not answer", async () => {
    expect(await missed(served(page("start-a1")))).toBe(0);
    expect(await missed(served("Bad gateway", 502))).toBe(0);
    expect(await missed(() => Promise.reject(new TypeError("no network")))).toBe(0);
  });
});
