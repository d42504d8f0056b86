/**
 * Marks on the page what is said in English because the language lacks it: `lang`, so that a screen reader reads it in
 * an English voice, and in a language from the right `dir`. Loaded only for a language that has gaps.
 */
import { bare, type Heard } from "./heard";
import { FALLBACK } from "./languages";

const NAMED = [
  ...["aria-label", "title", "placeholder", "alt"],
  ...["aria-description", "aria-valuetext", "aria-roledescription"],
];
/** Codes, keys and notation say themselves how they are read. */
const LEFT_OUT = "script, style, noscript, [translate=no]";
const LETTER = /\p{L}/u;

/** Whether a text consists of what was said in English; null where it has no letters. */
export function english(text: string, heard: Heard): boolean | null {
  const told = bare(text);
  if (!LETTER.test(told)) return null;
  const words = told.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu) ?? [];
  for (let from = 0; from < words.length; from++) {
    let to = words.length;
    while (to > from && !heard.texts.has(words.slice(from, to).join("").trim())) to--;
    if (to > from) from = to - 1;
    else if (LETTER.test(words[from] ?? "")) return false;
  }
  return true;
}

/** The language and the direction around an element. */
interface Around {
  lang: string;
  dir: string;
}

/** Keeps the page marked until nothing more is said in English. */
class Marker {
  readonly #marked = { lang: new WeakSet<Element>(), dir: new WeakSet<Element>() };
  #observer: MutationObserver | null = null;
  #heard: Heard | null = null;
  #judged = new Map<string, boolean | null>();
  #version = -1;

  mark(heard: Heard): void {
    this.#heard = heard;
    if (this.#observer) return;
    this.#observer = new MutationObserver(() => this.#all());
    const what = { subtree: true, childList: true, characterData: true, attributeFilter: NAMED };
    this.#observer.observe(document.documentElement, what);
    this.#all();
  }

  #all(): void {
    const { documentElement: root } = document;
    for (const child of root.children) this.#walk(child, root);
    if (this.#heard?.texts.size) return;
    this.#observer?.disconnect();
    this.#observer = null;
  }

  #walk(element: Element, around: Around): void {
    if (element.matches(LEFT_OUT)) return;
    const { lang, dir } = document.documentElement;
    const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
    const text = this.#together(texts);
    const any = text ?? this.#together(NAMED.map((name) => element.getAttribute(name) ?? ""));
    const here = {
      lang: this.#set(element, "lang", any === null ? around.lang : any ? FALLBACK : lang, around.lang),
      dir: this.#set(element, "dir", text === null ? around.dir : text ? "ltr" : dir, around.dir),
    };
    for (const child of element.children) this.#walk(child, here);
  }

  /** Whether texts are all English; null where they have no letters. */
  #together(texts: string[]): boolean | null {
    const found = texts.map((text) => this.#english(text)).filter((one) => one !== null);
    return found.length === 0 ? null : found.every(Boolean);
  }

  #english(text: string): boolean | null {
    if (!this.#heard) return null;
    if (this.#version !== this.#heard.version) this.#judged.clear();
    this.#version = this.#heard.version;
    const known = this.#judged.get(text);
    if (known !== undefined) return known;
    const found = english(text, this.#heard);
    this.#judged.set(text, found);
    return found;
  }

  /** Marks an element that differs from what is around it; returns what it has now. What others gave it, it keeps. */
  #set(element: Element, name: "lang" | "dir", wanted: string, around: string): string {
    const marked = this.#marked[name];
    const own = element.getAttribute(name);
    if (own !== null && !marked.has(element)) return own;
    if (wanted === around) {
      element.removeAttribute(name);
      marked.delete(element);
    } else if (own !== wanted) {
      element.setAttribute(name, wanted);
      marked.add(element);
    }
    return wanted;
  }
}

const marker = new Marker();
export const mark = (heard: Heard): void => marker.mark(heard);
