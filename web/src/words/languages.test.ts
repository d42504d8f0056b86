import { beforeEach, expect, it, vi } from "vitest";
import { fitting, language, preferred } from "./languages";

const OFFERED = ["en", "fa", "tr"];

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "tr-TR", "en"]);
});

it("the browser's first language that is offered is spoken", () => {
  expect(preferred(OFFERED)).toBe("tr");
});

it("what was chosen earlier goes before what the browser has", () => {
  localStorage.setItem("kingtable.language", "fa");
  expect(preferred(OFFERED)).toBe("fa");
});

it("what the address asks for goes before all", () => {
  localStorage.setItem("kingtable.language", "fa");
  history.replaceState(null, "", "/?lang=en");
  expect(preferred(OFFERED)).toBe("en");
});

it("what is not offered is passed over, and English is left in the end", () => {
  localStorage.setItem("kingtable.language", "xx");
  history.replaceState(null, "", "/?lang=yy");
  expect(preferred(["fa"])).toBe("en");
});

it.each([
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-CN", "zh-Hans"],
  ["zh", "zh-Hans"],
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["PT-br", "pt-BR"],
  ["de-AT", "de-AT"],
  ["de-CH", "de"],
  ["de", "de"],
  ["sr-Latn-RS", "sr-Latn"],
  ["iw", "he"],
  ["sr", undefined],
  ["fr-CA", undefined],
  ["no tag", undefined],
])("%s is spoken as %s", (tag, code) => {
  expect(fitting(tag, ["de", "de-AT", "en", "he", "pt-BR", "sr-Latn", "zh-Hans", "zh-Hant"])).toBe(code);
});

it("every tag of the browser is looked up, and a tag in the address is", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr", "zh-TW", "en"]);
  expect(preferred(["en", "pt-BR", "zh-Hans", "zh-Hant"])).toBe("zh-Hant");
  history.replaceState(null, "", "/?lang=pt");
  expect(preferred(["en", "pt-BR", "zh-Hans", "zh-Hant"])).toBe("pt-BR");
});

it("the menu says how much of a language that was begun is done", () => {
  expect([language("de", 0.34), language("ar", 0.05), language("de")].map(({ label }) => label)).toEqual([
    "Deutsch, 34\u00a0%",
    "العربية و5\u200e%\u200e",
    "Deutsch",
  ]);
});

it("fonts go by the script of a language", () => {
  const scripts = ["fa", "ur", "ja", "el", "pt-BR", "zh-TW"].map((code) => language(code).script);
  expect(scripts).toEqual(["Arab", "Arab", "Jpan", "Grek", "Latn", "Hant"]);
});

it("a language is known by its code alone: how it calls itself, and from which side it is written", () => {
  const known = ["fa", "ja", "el", "tr", "en", "he", "eo"].map((code) => language(code));
  expect(known.map(({ name }) => name)).toEqual([
    "فارسی",
    "日本語",
    "Ελληνικά",
    "Türkçe",
    "English",
    "עברית",
    "Esperanto",
  ]);
  expect(known.filter(({ dir }) => dir === "rtl").map(({ code }) => code)).toEqual(["fa", "he"]);
});
