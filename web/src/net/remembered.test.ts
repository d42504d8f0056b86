import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetTable, remembered, rememberedTables, rememberTable } from "./remembered";

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

describe("what is remembered of tables", () => {
  it("is nothing at first", () => {
    expect(rememberedTables()).toEqual([]);
    expect(remembered("K7QW2M")).toBeUndefined();
  });

  it("is told in parts, and each part is kept", () => {
    rememberTable({ table: "K7QW2M", token: "secret", seat: 1 });
    rememberTable({ table: "K7QW2M", share: "ab" });
    expect(remembered("K7QW2M")).toMatchObject({ token: "secret", seat: 1, share: "ab", link: null, over: false });
  });

  it("has the table that was visited last in front", () => {
    for (const table of ["A", "B", "A"]) rememberTable({ table });
    expect(rememberedTables().map(({ table }) => table)).toEqual(["A", "B"]);
  });

  it("is the thirty latest tables", () => {
    for (let n = 0; n < 33; n += 1) rememberTable({ table: `T${n}` });
    const kept = rememberedTables();
    expect([kept.length, kept[0]?.table, kept.at(-1)?.table]).toEqual([30, "T32", "T3"]);
  });

  it("can be forgotten, one table at a time", () => {
    for (const table of ["A", "B"]) rememberTable({ table });
    forgetTable("A");
    expect(rememberedTables().map(({ table }) => table)).toEqual(["B"]);
  });

  it("is read from an older version of the page, what that did not keep left blank", () => {
    localStorage.setItem("kingtable.tables", JSON.stringify([{ table: "OLD", token: "t", at: 1 }]));
    expect(remembered("OLD")).toMatchObject({ token: "t", seat: null, links: [], bound: null });
  });

  it("is nothing where what is kept cannot be read", () => {
    for (const broken of ["{", "7", "null"]) {
      localStorage.setItem("kingtable.tables", broken);
      expect(rememberedTables()).toEqual([]);
    }
  });

  it("lasts for the visit in a browser that keeps nothing", () => {
    const full = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
    rememberTable({ table: "A", token: "t" });
    expect(remembered("A")?.token).toBe("t");
    vi.unstubAllGlobals();
    forgetTable("A");
    expect(rememberedTables()).toEqual([]);
  });
});
