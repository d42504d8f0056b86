import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FALLBACK, LANGUAGES, preferred, type Language } from "./languages";

export type Args = Record<string, FluentVariable>;

/** The page's voice: one Fluent catalogue, numbers in the reader's digits, the direction of the page. */
class Words {
  language: Language = $state(language(FALLBACK));
  offered: Language[] = $state([]);
  failed = $state(false);
  #bundle: FluentBundle | null = $state.raw(null);
  #numbers = $derived(new Intl.NumberFormat(this.language.code));
  #lists = $derived(new Intl.ListFormat(this.language.code));

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async start(codes: readonly string[]): Promise<void> {
    this.offered = LANGUAGES.filter(({ code }) => codes.includes(code));
    await this.speak(preferred(codes), false);
  }

  async speak(code: string, keep = true): Promise<void> {
    const response = await fetch(`/locale/${code}.ftl`).catch(() => null);
    if (!response?.ok) {
      if (code === FALLBACK) this.failed = true;
      else if (!this.ready) await this.speak(FALLBACK, false);
      return;
    }
    const bundle = new FluentBundle(code);
    bundle.addResource(new FluentResource(await response.text()));
    if (code === "fa") await import("./vazirmatn");
    this.#bundle = bundle;
    this.language = language(code);
    document.documentElement.lang = code;
    document.documentElement.dir = this.language.dir;
    if (keep) {
      try {
        localStorage.setItem("kingtable.language", code);
      } catch {
        // A browser that keeps nothing still speaks.
      }
    }
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The message `key`; its name where the catalogue has none, so that a gap is seen. */
  say(key: string, args?: Args): string {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? plainNumbers(bundle.formatPattern(pattern, args ?? null, [])) : key;
  }

  /** The message `key` as a game says it, where the catalogue has `<game>-<key>`; else as all games do. */
  own(game: string, key: string, args?: Args): string {
    return this.say(this.has(`${game}-${key}`) ? `${game}-${key}` : key, args);
  }

  /** Every key that begins with `prefix`, in the order of the catalogue. */
  keys(prefix: string): string[] {
    return [...(this.#bundle?._messages.keys() ?? [])].filter((key) => key.startsWith(prefix));
  }

  num(value: number): string {
    return this.#numbers.format(value);
  }

  /** +6, −2 and 0 in the reader's digits; to stand in a left-to-right span. */
  signed(value: number): string {
    return value === 0 ? this.num(0) : `${value > 0 ? "+" : "−"}${this.num(Math.abs(value))}`;
  }

  /** 5×3, squares times crowns, in the reader's digits. */
  times(squares: number, crowns: number): string {
    return `${this.num(squares)} × ${this.num(crowns)}`;
  }

  /** One after the other, each guarded against the direction of the others, as names may be of any script. */
  list(parts: Iterable<string>): string {
    return plainNumbers(this.#lists.format([...parts].map((part) => `\u2068${part}\u2069`)));
  }
}

/** Isolation marks guard names against the direction of the sentence; numbers need none. */
const plainNumbers = (text: string): string => text.replace(/\u2068([\p{Nd}]*)\u2069/gu, "$1");

function language(code: string): Language {
  return LANGUAGES.find((entry) => entry.code === code) ?? { code, name: code, dir: "ltr" };
}

export const words = new Words();
export const say = (key: string, args?: Args): string => words.say(key, args);
