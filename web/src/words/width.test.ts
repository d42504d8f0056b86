import { describe, expect, it } from "vitest";
import { widthOf } from "./width";

describe("the width of a text", () => {
  it("is counted in Latin letters, of which Japanese and full-width ones take two", () => {
    expect(widthOf("Roll 3 dice")).toBe(11);
    expect(widthOf("ダイス3個を振る")).toBe(15);
    expect(widthOf("ＡＢ、")).toBe(6);
    expect(widthOf("Στοπ ایست")).toBe(9);
  });
});
