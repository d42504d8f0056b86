import { describe, expect, it, vi } from "vitest";
import * as library from "../table/hashes";
import { gameKey, commitmentOfKey } from "../table/hashes";
import { newShare, commitmentOfShare } from "./share";
import { newToken } from "./token";

describe("the page's part in the deal", () => {
  it("is a share of 32 bytes, never the same", () => {
    expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(newShare()).not.toBe(newShare());
  });

  it.each(["with TLS", "without TLS"])("is committed to for its table and its seat, %s", async (how) => {
    if (how === "without TLS") vi.stubGlobal("crypto", { subtle: undefined });
    const share = "22".repeat(32);
    const commitment = await commitmentOfShare("K7QW2M", 1, share);
    expect(commitment).toBe("01e3ac569d3c2c6cebd9f1c1e41f4529d2af1a46518060c8cd2cc33d531b274d");
    expect(await commitmentOfShare("K7QW2M", 0, share)).not.toBe(commitment);
    expect(await commitmentOfShare("K7QW2N", 1, share)).not.toBe(commitment);
    expect(library.commitmentOfShare("K7QW2M", 1, share)).toBe(commitment);
  });

  it("knows the commitment to a key, and that of no key for none", () => {
    expect(commitmentOfKey("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    expect(commitmentOfKey("no key")).toBe("");
  });

  it("makes the same key of a game in whatever order its facts are told", () => {
    const key = "00".repeat(32);
    const one = gameKey(key, { b: [1, { d: null, c: "é" }], a: true });
    expect(gameKey(key, { a: true, b: [1, { c: "é", d: null }] })).toBe(one);
    expect(gameKey(key, { a: true, b: [{ c: "é", d: null }, 1] })).not.toBe(one);
  });
});

it("a token of a device is 22 letters that an address can hold", () => {
  expect(newToken()).toMatch(/^[A-Za-z0-9_-]{22}$/);
});
