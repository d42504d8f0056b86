/** What the page knows of a language besides its catalogue: all of it from the browser, so that a catalogue is enough. */
export interface Language {
  code: string;
  /** For numbers and lists: English is spelled as in Britain. */
  tag: string;
  /** As it calls itself. */
  name: string;
  /** Its name in the menu, with how much of it is done where that is not all: "Deutsch, 34 %". */
  label: string;
  /** Fonts and line breaks go by it: "Latn", "Arab", "Jpan". */
  script: string;
  dir: "ltr" | "rtl";
}

/** The languages that the server offers; `begun`: how much is done of those that are not complete. */
export interface Offered {
  languages: readonly string[];
  begun: Readonly<Record<string, number>>;
}

export const FALLBACK = "en";

/** Scripts that are written from right to left. */
const FROM_THE_RIGHT = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** The language of a catalogue, by the name of its folder; `share`: how much of it is done. */
export function language(code: string, share = 1): Language {
  const { script = "" } = new Intl.Locale(code).maximize();
  const called = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  const name = called.charAt(0).toLocaleUpperCase(code) + called.slice(1);
  const done = new Intl.NumberFormat(code, { style: "percent" }).format(share);
  return {
    code,
    tag: code === FALLBACK ? "en-GB" : code,
    name,
    label: share < 1 ? new Intl.ListFormat(code, { type: "unit", style: "short" }).format([name, done]) : name,
    script,
    dir: FROM_THE_RIGHT.has(script) ? "rtl" : "ltr",
  };
}

/** A tag with the script and the region that it most likely means; null where it is none. */
function likely(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/**
 * The offered language that fits a tag: it has its language and script, and its region if any has (BCP 47). So zh-TW
 * finds zh-Hant and never zh-Hans; pt-PT finds pt-BR where there is no nearer one.
 */
export function fitting(tag: string, offered: readonly string[]): string | undefined {
  const wanted = likely(tag);
  const rank = (code: string): number =>
    (code === tag ? 0 : 100) + (likely(code)?.region === wanted?.region ? 0 : 50) + code.length;
  return offered
    .filter((code) => {
      const { language, script } = likely(code) ?? {};
      return language === wanted?.language && script === wanted?.script;
    })
    .sort((one, other) => rank(one) - rank(other))[0];
}

/** The language asked for: in the address, chosen earlier, or the browser's. */
export function preferred(offered: readonly string[]): string {
  const wanted = [new URLSearchParams(location.search).get("lang"), remembered(), ...navigator.languages];
  for (const tag of wanted) {
    const found = tag === null ? undefined : fitting(tag, offered);
    if (found !== undefined) return found;
  }
  return FALLBACK;
}

function remembered(): string | null {
  try {
    return localStorage.getItem("kingtable.language");
  } catch {
    return null;
  }
}
