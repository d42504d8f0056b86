import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untilHad } from "../net/had";
import { FALLBACK, language, preferred, type Language } from "./languages";

export type Args = Record<string, FluentVariable>;

/** The catalogue's part that is read before any table. */
export const START = "start";

/** Asked for, when a game has not said which parts of the catalogue it needs: all of them. */
export const ALL = "";

/** The page's voice: one Fluent catalogue, numbers in the reader's digits, the direction of the page. */
class Words {
  language: Language = $state(language(FALLBACK));
  offered: Language[] = $state([]);
  failed = $state(false);
  #bundle: FluentBundle | null = $state.raw(null);
  #numbers = $derived(new Intl.NumberFormat(this.language.tag));
  #lists = $derived(new Intl.ListFormat(this.language.tag));
  /** Which parts of the catalogue are needed so far, and what has been read of them in any language. */
  #needed = new Set<string>([START]);
  #read = new Map<string, FluentResource>();
  /** Parts with what is seldom said: read when somebody looks for it. */
  #seldom = new Set<string>();
  #looking = false;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async start(codes: readonly string[]): Promise<void> {
    this.offered = codes.map(language);
    await this.speak(preferred(codes), false);
  }

  async speak(code: string, keep = true): Promise<void> {
    if (!(await this.#fetch(code))) {
      if (code === FALLBACK) this.failed = !this.ready;
      else if (!this.ready) await this.speak(FALLBACK, false);
      return;
    }
    if (code === "fa") await (await import("./vazirmatn")).there;
    await this.#fetch(code); // what has been found to be needed meanwhile
    const spoken = language(code);
    // Before the words, or a screen reader says them in the voice of those before.
    document.documentElement.lang = code;
    document.documentElement.dir = spoken.dir;
    this.language = spoken;
    this.#speak();
    if (keep) {
      try {
        localStorage.setItem("kingtable.language", code);
      } catch {
        // A browser that keeps nothing still speaks.
      }
    }
  }

  /** More of the catalogue, in every language from now on; done when it can be said. Raises when it cannot be had. */
  async need(parts: readonly string[]): Promise<void> {
    if (parts.every((part) => this.#needed.has(part) && this.#read.has(`${this.language.code}/${part}`))) return;
    for (const part of parts) this.#needed.add(part);
    if (!this.ready) return; // it is read with the first words
    let code;
    do {
      ({ code } = this.language);
      if (!(await this.#fetch(code))) throw new Error(`the words of ${parts.join(", ")} cannot be had`);
    } while (code !== this.language.code);
    this.#speak();
  }

  /** These parts hold what is seldom said: they are read when `look` misses something. */
  later(parts: readonly string[]): void {
    for (const part of parts) this.#seldom.add(part);
  }

  /** Whether a message is there that is seldom said; null while that is still being read. */
  look(key: string): boolean | null {
    if (this.has(key)) return true;
    if ([...this.#seldom].every((part) => this.#read.has(`${this.language.code}/${part}`))) return false;
    if (!this.#looking) {
      this.#looking = true;
      void untilHad(() => this.need([...this.#seldom])).then(() => (this.#looking = false));
    }
    return null;
  }

  /** Reads what is missing of a language; whether all that is needed is there. */
  async #fetch(code: string): Promise<boolean> {
    const missing = [...this.#needed].filter((part) => !this.#read.has(`${code}/${part}`));
    if (missing.length === 0) return true;
    const parts = missing.includes(ALL) ? "" : `/${missing.join("+")}`;
    const response = await fetch(`/locale/${code}${parts}.ftl`).catch(() => null);
    if (!response?.ok) return false;
    const read = new FluentResource(await response.text());
    for (const part of missing) this.#read.set(`${code}/${part}`, read);
    return true;
  }

  #speak(): void {
    const { code } = this.language;
    const bundle = new FluentBundle(code);
    const read = [...this.#needed].map((part) => this.#read.get(`${code}/${part}`));
    for (const one of new Set(read)) if (one) bundle.addResource(one);
    this.#bundle = bundle;
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

  /**
   * One after the other, each guarded against the direction of the others, as names may be of any script. A part runs
   * as its language does: where all of its letters stand in isolates of their own, its direction could not be guessed.
   */
  list(parts: Iterable<string>): string {
    const isolate = this.language.dir === "rtl" ? "\u2067" : "\u2068";
    return plainNumbers(this.#lists.format([...parts].map((part) => `${isolate}${part}\u2069`)));
  }

  /** Whole sentences one after the other, as the language sets them apart; empty ones are left out. */
  sentences(told: Iterable<string>): string {
    return [...told].filter((text) => text !== "").join(this.say("between-sentences"));
  }
}

/** Isolation marks guard names against the direction of the sentence; numbers need none. */
const plainNumbers = (text: string): string => text.replace(/[\u2067\u2068]([\p{Nd}]*)\u2069/gu, "$1");

export const words = new Words();
export const say = (key: string, args?: Args): string => words.say(key, args);
