import { describe, expect, it } from "vitest";
import { finds, folded } from "./search";

const found = (tag: string, query: string, text: string): boolean => finds(query, tag)([text]);

describe("a search", () => {
  it("finds every word of it, in any order, and everything where nothing is asked", () => {
    expect(found("en-GB", "CROWN  lake", "Lakes without a crown")).toBe(true);
    expect(found("en-GB", "crown wheat", "Lakes without a crown")).toBe(false);
    expect(found("en-GB", "  ", "anything")).toBe(true);
    expect(finds("crown lake", "en-GB")(["crown", "a lake"])).toBe(true);
  });

  it("knows Persian and Arabic letters and digits, vowels and joiners as one", () => {
    expect(found("fa", "قلمروي", "قلمروی بزرگ‌تر")).toBe(true);
    expect(found("fa", "بزرگتر", "قلمرو بزرگ‌تر")).toBe(true);
    expect(found("fa", "می گیرید", "امتیاز می‌گیرید")).toBe(true);
    expect(found("fa", "يك", "یک خانه")).toBe(true);
    expect(found("fa", "10", "۱۰ امتیاز")).toBe(true);
    expect(found("fa", "٢٠", "۲۰ امتیاز")).toBe(true);
    expect(found("fa", "قلعه", "قلعهٔ خود")).toBe(true);
    expect(found("fa", "تاج", "قلعهٔ خود")).toBe(false);
  });

  it("reads Greek without accents and with any sigma", () => {
    expect(found("el", "στεμμα", "ένα στέμμα")).toBe(true);
    expect(found("el", "ΒΑΣΙΛΙΆΣ", "ο βασιλιάς")).toBe(true);
    expect(found("el", "βασιλιασ", "ο βασιλιάς")).toBe(true);
    expect(found("el", "νυχι", "ένα στέμμα")).toBe(false);
  });

  it("takes the four letters of Turkish i for one, however they are typed", () => {
    for (const typed of ["KRALIN", "kralın", "kralin", "KRALİN"])
      expect(found("tr", typed, "Kralın altında")).toBe(true);
    expect(found("tr", "iyileştirir", "İyileştirir")).toBe(true);
    expect(found("tr", "iyilestirir", "İYİLEŞTİRİR")).toBe(true);
    expect(found("tr", "kral", "Kale")).toBe(false);
  });

  it("knows full width and both kana, but keeps their voicing", () => {
    expect(found("ja", "どみの", "ドミノ列")).toBe(true);
    expect(found("ja", "１０", "10点")).toBe(true);
    expect(folded("ガ", "ja")).not.toBe(folded("カ", "ja"));
  });

  it("finds nothing by a mark that nobody sees", () => {
    expect(found("en-GB", "Moss", "\u2068Moss\u2069 yields")).toBe(true);
    expect(found("en-GB", "5 x 5", "5 × 5 squares")).toBe(true);
  });
});
