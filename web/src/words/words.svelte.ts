import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { untilHad } from "./had";
import { Heard } from "./heard";
import { FALLBACK, language, preferred, type Language, type Offered } from "./languages";

export type Args = Record<string, FluentVariable>;

/** The catalogue's part that is read before any table. */
export const START = "start";

/** Asked for, when a game has not said which parts of the catalogue it needs: all of them. */
export const ALL = "";

/** Milliseconds after which the first words are asked for again. */
const AGAIN = 3000;

/** After this line the server says in English what a language lacks. */
const GAPS = "## en\n";

/** What is read of a part in a language: its own messages, and in English those that it lacks. */
interface Read {
  own: FluentResource;
  gaps: FluentResource;
}

/** The face of the Arabic script; where that does not come, the system's letters must do. */
const letters = (): Promise<unknown> =>
  import("./vazirmatn").then(
    ({ there }) => there,
    () => undefined,
  );

/** The page's voice: one Fluent catalogue, numbers in the reader's digits, the direction of the page. */
class Words {
  language: Language = $state(language(FALLBACK));
  offered: Language[] = $state([]);
  failed = $state(false);
  /** Several people look at this page: what would call one of them "you" says something else, `among-<key>`. */
  among = $state(false);
  /** The first words are there. */
  ready = $state(false);
  /** Another one with another language; what comes late is added to the one that is there. */
  #bundle: FluentBundle | null = $state.raw(null);
  /** Grows with what comes late: only who has looked in vain asks again. */
  #late = $state(0);
  /** The same messages with the plurals and numbers of English, for those that the language lacks. */
  #english = new FluentBundle("en-GB");
  #gaps = new Set<string>();
  /** What the bundles hold, and in which language. */
  #spoken = new Set<Read>();
  #code = "";
  readonly #heard = new Heard();
  #numbers = $derived(new Intl.NumberFormat(this.language.tag));
  #lists = $derived(new Intl.ListFormat(this.language.tag));
  /** Which parts of the catalogue are needed so far, and what has been read of them in any language. */
  #needed = new Set<string>([START]);
  #read = new Map<string, Read>();
  /** What is under way. */
  #coming = new Map<string, Promise<void>>();
  /** Parts with what is seldom said: read when somebody looks for it. */
  #seldom = new Set<string>();
  #looking = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  async start(offered: Offered): Promise<void> {
    const { languages, begun } = offered;
    this.offered = languages.map((code) => language(code, begun[code]));
    await this.speak(preferred(languages), false);
    clearTimeout(this.#again);
    if (this.failed) this.#again = setTimeout(() => void this.start(offered), AGAIN);
  }

  async speak(code: string, keep = true): Promise<void> {
    if (!(await this.#fetch(code))) {
      if (code === FALLBACK) this.failed = !this.ready;
      else if (!this.ready) await this.speak(FALLBACK, false);
      return;
    }
    const spoken = language(code);
    if (spoken.script === "Arab") await letters();
    await this.#fetch(code); // what has been found to be needed meanwhile
    // Before the words, or a screen reader says them in the voice of those before.
    document.documentElement.lang = code;
    document.documentElement.dir = spoken.dir;
    document.documentElement.dataset["script"] = spoken.script;
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

  /** Reads what is missing of a language; whether all that is needed is there. Nothing is asked for twice. */
  async #fetch(code: string): Promise<boolean> {
    await Promise.resolve(); // what is needed at the same time is asked for together
    const needed = [...this.#needed];
    const missing = needed.filter((part) => !this.#read.has(`${code}/${part}`) && !this.#coming.has(`${code}/${part}`));
    if (missing.length) {
      const came = this.#ask(code, missing);
      for (const part of missing) this.#coming.set(`${code}/${part}`, came);
      void came.then(() => {
        for (const part of missing) this.#coming.delete(`${code}/${part}`);
      });
    }
    await Promise.all(needed.flatMap((part) => this.#coming.get(`${code}/${part}`) ?? []));
    return needed.every((part) => this.#read.has(`${code}/${part}`));
  }

  async #ask(code: string, missing: readonly string[]): Promise<void> {
    const parts = missing.includes(ALL) ? "" : `/${missing.join("+")}`;
    const response = await fetch(`/locale/${code}${parts}.ftl`).catch(() => null);
    const text = response?.ok ? await response.text().catch(() => null) : null;
    if (text === null) return;
    const [own = "", gaps = ""] = text.split(GAPS);
    const read = { own: new FluentResource(own), gaps: new FluentResource(gaps) };
    for (const part of missing) this.#read.set(`${code}/${part}`, read);
  }

  #speak(): void {
    const { code } = this.language;
    const stays = code === this.#code ? untrack(() => this.#bundle) : null;
    if (!stays) this.#spoken = new Set();
    const bundles = [stays ?? new FluentBundle(code), stays ? this.#english : new FluentBundle("en-GB")] as const;
    const read = new Set([...this.#needed].flatMap((part) => this.#read.get(`${code}/${part}`) ?? []));
    for (const one of read)
      if (!this.#spoken.has(one))
        for (const bundle of bundles) for (const resource of [one.own, one.gaps]) bundle.addResource(resource);
    this.#spoken = read;
    const lacking = [...read].flatMap(({ gaps }) => gaps.body);
    const ids = new Set(lacking.map(({ id }) => id));
    const gaps = new Set(lacking.filter(({ value }) => !named(value, ids)).map(({ id }) => id));
    if (gaps.size === 0) this.#heard.clear();
    else void import("./gaps").then(({ mark }) => mark(this.#heard), noMarks);
    this.#gaps = gaps;
    this.#english = bundles[1];
    this.#bundle = bundles[0];
    this.#code = code;
    this.#late += 1;
    this.ready = true;
    this.failed = false;
  }

  /** Whoever looks for what is not there hears when more comes. */
  #awaited<T>(found: T): T {
    Boolean(this.#late); // it is read, so whoever asks for this is told of the next part
    return found;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) === true || this.#awaited(false);
  }

  /** The message `key`, in English where the language lacks it; its name where no catalogue has it. */
  say(key: string, args: Args = {}): string {
    if (this.among && this.#bundle?.hasMessage(`among-${key}`)) return this.#say(`among-${key}`, args);
    return this.#say(key, args);
  }

  #say(key: string, args: Args): string {
    if (this.#bundle && this.#gaps.has(key)) return this.#inEnglish(key, args);
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || !pattern) return this.#awaited(key);
    const missed: Error[] = [];
    const told = plainNumbers(this.#bundle.formatPattern(pattern, args, missed));
    return missed.length ? this.#awaited(told) : told; // what it names may come late
  }

  /** The message `key` as a game says it, where the catalogue has `<game>-<key>`; else as all games do. */
  own(game: string, key: string, args?: Args): string {
    return this.say(this.has(`${game}-${key}`) ? `${game}-${key}` : key, args);
  }

  /** A message that the language lacks, all by the rules of English: a number that was written for it beforehand too. */
  #inEnglish(key: string, args: Args): string {
    const pattern = this.#english.getMessage(key)?.value;
    if (!pattern) return key;
    const plain = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "string" ? fromDigits(value, this.#numbers) : value,
    ]);
    const told = plainNumbers(this.#english.formatPattern(pattern, Object.fromEntries(plain) as Args, []));
    this.#heard.add(told);
    return told;
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

/** Whether a message does nothing but name another one that the language has: `{ -harmony }`. */
function named(value: FluentResource["body"][number]["value"], gaps: ReadonlySet<string>): boolean {
  const [only, ...more] = Array.isArray(value) ? value : [];
  if (more.length > 0 || typeof only !== "object") return false;
  return (only.type === "term" && !gaps.has(`-${only.name}`)) || (only.type === "mesg" && !gaps.has(only.name));
}

/** Without marks the page is as right to the eye. */
const noMarks = (): void => undefined;

/** A number as a language writes it, in the digits and marks of English; a text with letters stays as it is. */
function fromDigits(text: string, numbers: Intl.NumberFormat): string {
  if (/\p{L}/u.test(text)) return text;
  const [decimal] = numbers.formatToParts(0.5).filter(({ type }) => type === "decimal");
  const digits = Array.from({ length: 10 }, (_, digit) => numbers.format(digit));
  const between = (mark: string): string => (mark === decimal?.value ? "." : ",");
  return text
    .replaceAll(/(?<=\p{Nd})[.,\u066b\u066c\u00a0\u202f’](?=\p{Nd})/gu, between)
    .replaceAll(/\p{Nd}/gu, (sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign));
}

/** Isolation marks guard names against the direction of the sentence; numbers need none. */
const plainNumbers = (text: string): string => text.replace(/[\u2067\u2068]([\p{Nd}]*)\u2069/gu, "$1");

export const words = new Words();

/** Names the window, without marks of direction: lists of windows and bookmarks show them as boxes. */
export function entitle(title: string): void {
  document.title = title.replace(/[\u2066-\u2069]/g, "");
}
export const say = (key: string, args?: Args): string => words.say(key, args);
