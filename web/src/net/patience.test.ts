import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "./api";
import { AGAIN, patiently } from "./patience";

const away = new Refused({ key: "no-server" }, 503);
const waits = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  waits.mockClear();
});
afterEach(() => vi.useRealTimers());

describe("a question to a server that is away", () => {
  it("is asked again until it is answered, and says so meanwhile", async () => {
    const question = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue("here");
    const answer = patiently<string>(question as () => Promise<string>, { waits, gone: () => false });
    await vi.advanceTimersByTimeAsync(2 * AGAIN);
    expect(await answer).toBe("here");
    expect(waits.mock.calls).toEqual([[{ key: "no-server" }], [{ key: "no-server" }]]);
  });

  it("is not asked again when it was refused, or when nobody waits any more", async () => {
    const no = new Refused({ key: "server-no-table" }, 404);
    const question = vi.fn().mockRejectedValue(no);
    await expect(patiently(question, { waits, gone: () => false })).rejects.toBe(no);
    await expect(patiently(() => Promise.reject(away), { waits, gone: () => true })).rejects.toBe(away);
    expect(question).toHaveBeenCalledTimes(1);
    expect(waits).not.toHaveBeenCalled();
  });
});
