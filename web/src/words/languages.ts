/** Every language the page can speak, by its own name. A button appears where the server has a catalogue. */
export interface Language {
  code: string;
  name: string;
  dir: "ltr" | "rtl";
}

export const LANGUAGES: readonly Language[] = [
  { code: "fa", name: "فارسی", dir: "rtl" },
  { code: "ja", name: "日本語", dir: "ltr" },
  { code: "el", name: "Ελληνικά", dir: "ltr" },
  { code: "tr", name: "Türkçe", dir: "ltr" },
  { code: "en", name: "English", dir: "ltr" },
];

export const FALLBACK = "en";

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
