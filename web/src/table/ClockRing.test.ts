import { beforeAll, expect, it, vi } from "vitest";
import { mounted, speak } from "../testing";
import ClockRing from "./ClockRing.svelte";

beforeAll(() => speak("en"));

it("wakes the device with each second that it shows, and no more when time is up", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const timers = vi.spyOn(globalThis, "setTimeout");
  const part = mounted(ClockRing, { clock: { until: 1_060_400, seconds: 60, seat: 0 } as never });
  expect(part.text).toBe("60");
  vi.advanceTimersByTime(400);
  part.drawn();
  expect(part.text).toBe("60");
  vi.advanceTimersByTime(1000);
  part.drawn();
  expect(part.text).toBe("59");
  vi.advanceTimersByTime(70_000);
  part.drawn();
  expect(part.text).toBe("0");
  const once = timers.mock.calls.length;
  expect(once).toBeLessThan(70);
  vi.advanceTimersByTime(60_000);
  expect(timers.mock.calls.length).toBe(once);
  vi.useRealTimers();
});
