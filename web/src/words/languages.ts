/** What the page knows of a language besides its catalogue: all of it from the browser, so that a catalogue is enough. */
export interface Language {
  code: string;
  /** For numbers and lists: English is spelled as in Britain. */
  tag: string;
  /** As it calls itself. */
  name: string;
  dir: "ltr" | "rtl";
}

export const FALLBACK = "en";

/** Scripts that are written from right to left. */
const FROM_THE_RIGHT = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** The language of a catalogue, by the name of its folder. */
export function language(code: string): Language {
  const { script = "" } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return {
    code,
    tag: code === FALLBACK ? "en-GB" : code,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    dir: FROM_THE_RIGHT.has(script) ? "rtl" : "ltr",
  };
}

/** The language asked for: in the address, chosen earlier, or the browser's. */
export function preferred(offered: readonly string[]): string {
  const wanted = [
    new URLSearchParams(location.search).get("lang"),
    remembered(),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  return wanted.find((code) => code !== null && offered.includes(code)) ?? FALLBACK;
}

function remembered(): string | null {
  try {
    return localStorage.getItem("kingtable.language");
  } catch {
    return null;
  }
}
