import { describe, expect, it } from "vitest";
import { addressOf, codeOf } from "./code";

describe("what is typed where a code is asked for", () => {
  it("may be a code in small letters, with blanks and a dash", () => {
    expect(addressOf(" k7q-w2m ")).toBe("/t/K7QW2M");
  });

  it("may be the address of a table", () => {
    expect(addressOf("http://192.168.1.7:8000/t/k7qw2m")).toBe("/t/K7QW2M");
  });

  it("may be the address of a table with a question behind it", () => {
    expect(addressOf("https://kingtable.example/t/K7QW2M?lang=fa")).toBe("/t/K7QW2M");
  });

  it("may be a friend's link: it still claims the seat", () => {
    expect(addressOf("https://kingtable.example/t/K7QW2M#aB-_9x")).toBe("/t/K7QW2M#aB-_9x");
  });

  it("may be a friend's link that a chat app lengthened", () => {
    const link = "EI1x_-3aB4cD5eF6gH7iJ8";
    for (const written of [`#${link}.`, `%23${link}`, `#${link}&fbclid=IwAR0`])
      expect(addressOf(`https://kingtable.example/t/K7QW2M${written}`)).toBe(`/t/K7QW2M#${link}`);
  });

  it("may be the address of a replay", () => {
    expect(addressOf("https://kingtable.example/t/K7QW2M/replay")).toBe("/t/K7QW2M/replay");
  });

  it("may be written on any keyboard: full-width letters, Persian, Arabic or Devanagari digits", () => {
    expect(addressOf("Ｋ７Ｑ－Ｗ２Ｍ")).toBe("/t/K7QW2M");
    expect(addressOf("k۷qw۲m")).toBe("/t/K7QW2M");
    expect(addressOf("k٧qw٢m")).toBe("/t/K7QW2M");
    expect(addressOf("k७qw२m")).toBe("/t/K7QW2M");
    expect(addressOf("۶٩۰")).toBe("/t/690");
  });

  it("may have letters that look like those of the code, in capitals or not", () => {
    expect(addressOf("ΑΒΕ-ΖΗΚ")).toBe("/t/ABEZHK");
    expect(addressOf("μντυχ")).toBe("/t/MNTYX");
    expect(addressOf("АВЕ КМН")).toBe("/t/ABEKMH");
    expect(addressOf("рстух")).toBe("/t/PCTYX");
    expect(addressOf("Ά7Έ")).toBe("/t/A7E");
    expect(addressOf("iıİ")).toBe("/t/III");
    expect(addressOf("https://kingtable.example/t/Κ7QW2Μ#aB-_9x")).toBe("/t/K7QW2M#aB-_9x");
  });

  it("has the code in it", () => {
    expect(codeOf("/t/K7QW2M/replay")).toBe("K7QW2M");
    expect(codeOf("/t/K7QW2M#aB-_9x")).toBe("K7QW2M");
  });

  it("may be nothing", () => {
    expect(addressOf("  – ")).toBeNull();
  });
});
