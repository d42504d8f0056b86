/**
 * One voice. What a screen reader is to hear goes through `announce`, which says it in an order: first what happened, then
 * what is to be done, then what is said aside (odds, counters, hints). Two regions say it (Voice.svelte): they lie in the
 * page from its beginning, and in every dialog, as a reader hears nothing of what a dialog covers. Everything else is text.
 *
 * Only answers to a press outside the game keep `role="alert"`: the error of a form, a page that cannot be shown, the
 * question of a menu whether you are sure. Each stands at its field or button, and no sentence of a game comes with it.
 */
import type { Attachment } from "svelte/attachments";

export interface How {
  /** It interrupts: the player has no time to wait for it. */
  urgent?: boolean;
  /** After "news" comes what is to be done, after "task" what is said aside; without it, it is news itself. */
  after?: "news" | "task";
}

export interface Line {
  id: number;
  text: string;
  how: How;
  /** The regions that say it. */
  place: object;
}

/** Nobody listens to more than this at once. */
const MOST = 24;
const RANK = { news: 1, task: 2 };
const rank = ({ after }: How): number => (after ? RANK[after] : 0);

class Voice {
  lines: readonly Line[] = $state.raw([]);
  #soon: { text: string; how: How }[] = [];
  #places: readonly object[] = [];
  #count = 0;

  /** Regions that say from now on what is announced, those of the topmost dialog; until what it answers is called. */
  open(place: object): () => void {
    this.#places = [...this.#places, place];
    this.#speak();
    return () => (this.#places = this.#places.filter((one) => one !== place));
  }

  announce(text: string, how: How): void {
    if (text.trim() === "") return;
    this.#soon.push({ text: text.trim(), how });
    // All that one change of the page brings is put in order: the page has changed by the second task from here.
    if (this.#soon.length === 1) queueMicrotask(() => queueMicrotask(() => this.#speak()));
  }

  #speak(): void {
    const place = this.#places.at(-1);
    if (!place || this.#soon.length === 0) return;
    const said = this.#soon.sort((one, other) => rank(one.how) - rank(other.how));
    this.#soon = [];
    this.lines = [...this.lines, ...said.map((one) => ({ ...one, id: (this.#count += 1), place }))].slice(-MOST);
  }
}

export const voice = new Voice();

/** Has a screen reader say it. */
export const announce = (text: string, how: How = {}): void => voice.announce(text, how);

/** The text of an element as a reader hears it: without what is hidden from it. */
export function textOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest("[aria-hidden=true], button, svg")) texts.push(node.nodeValue ?? "");
  return texts.join(" ").replaceAll(/\s+/g, " ").trim();
}

/** Announces the text of an element when it changes. `first`: also as it is found; `each`: every child by itself. */
export function spoken({
  first = false,
  each = false,
  ...how
}: How & { first?: boolean; each?: boolean } = {}): Attachment {
  return (element) => {
    const said = new WeakMap<Element, string>();
    const news = (): string[] =>
      (each ? [...element.children] : [element]).flatMap((one) => {
        const text = textOf(one);
        const same = said.get(one) === text;
        said.set(one, text);
        return same ? [] : [text];
      });
    const tell = (texts: readonly string[]): void => texts.forEach((text) => announce(text, how));
    const found = news();
    if (first) tell(found);
    const watch = new MutationObserver(() => tell(news()));
    watch.observe(element, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  };
}
