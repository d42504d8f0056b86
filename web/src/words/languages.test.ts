import { beforeEach, expect, it, vi } from "vitest";
import { language, preferred } from "./languages";

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
