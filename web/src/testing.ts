/** What the unit tests share: a table without a server, the catalogues as the server sends them, and parts that are mounted. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { flushSync, mount, unmount, type Component } from "svelte";
import { onTestFinished, vi } from "vitest";
import type { AnyEvent, AnyView, Declared, Option, Seat, Value } from "./net/protocol";
import { Table } from "./table/table.svelte";
import { COLOURS } from "./game/colours";
import { staged, type Otherwise, type Part, type Staged } from "./staged";
import { hearsKeys } from "./ui/commands.svelte";
import { size } from "./ui/size.svelte";
import { words } from "./words/words.svelte";

// This DOM has no fonts, and lays nothing out; what the page would report fails the test.
const LACKING = {
  FontFace: class {
    load = (): Promise<void> => Promise.resolve();
  },
  reportError: (error: unknown): never => {
    throw error;
  },
};
Object.assign(globalThis, LACKING);
if (!("fonts" in document)) Object.assign(document, { fonts: Object.assign(new EventTarget(), { add: () => null }) });

/** Tests run in web/. */
const LOCALE = resolve("../src/kingtable/locale");

/** The page speaks a language, from the repository's own catalogues. */
export async function speak(code: string): Promise<void> {
  const folder = join(LOCALE, code);
  const read = (file: string): string => readFileSync(join(folder, file), "utf-8");
  const files = readdirSync(folder);
  const all = files.map(read).join("\n");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(all)));
  await words.need(files.map((file) => file.replace(".ftl", "")));
  await words.speak(code, false);
}

/** Isolation marks guard names; sentences are compared without them. */
export const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, "");

export const person = (seat: number, name: string | null, more: Partial<Seat> = {}): Seat => ({
  seat,
  kind: "human",
  name,
  colour: COLOURS[seat] ?? "blue",
  here: true,
  claimed: true,
  ...more,
});

export const bot = (seat: number): Seat => person(seat, null, { kind: "bot", bot: "greedy", claimed: false });

/** A table that nobody serves; only what a test looks at need be in its view. */
export function tableOf<V extends AnyView, C, E extends AnyEvent, T>(told: {
  code?: string;
  game?: string;
  view?: Partial<V>;
  choices?: Partial<C>;
  seats?: Seat[];
  events?: E[][];
}): Table<V, C, E, T> {
  const table = new Table<V, C, E, T>(told.code ?? "K7QW2M", null);
  table.game = told.game ?? "pebbles";
  table.seats = told.seats ?? [];
  table.view = (told.view ?? null) as V | null;
  table.choices = (told.choices ?? null) as C | null;
  table.log = (told.events ?? []).flatMap((events, seq) =>
    events.map((event) => ({ seq, seat: null, event, by: null })),
  );
  return table;
}

const option = (values: Value[], more: Partial<Option> = {}): Option => {
  const [first = null] = values;
  return { values, default: first, offered: first, requires: {}, otherwise: null, text: "", ...more };
};

/** A game that no folder of the page knows, as the server declares it. */
export const PEBBLES: Declared = {
  game: "pebbles",
  players: [2, 4],
  title: "Pebbles",
  colours: COLOURS.slice(0, 5),
  options: {
    players: option([2, 3, 5], { offered: 3 }),
    pebbles: option([12, 21], { text: "how many lie there" }),
    last_loses: option([false, true], { offered: true, text: "who takes the last loses" }),
    pairs: option([false, true], { offered: true, requires: { players: [2, 3] }, otherwise: false }),
    swap: option(["never", "once"], { requires: { pairs: [true] }, otherwise: "never" }),
  },
  presets: { short: { pebbles: 12, last_loses: true }, long: { pebbles: 21, last_loses: false } },
  hints: false,
  bots: [
    { bot: "random", level: 0, budget: 0, default: false, strengths: 0, ratings: [] },
    { bot: "sampler", level: 4, budget: 200, default: true, strengths: 0, ratings: [] },
  ],
};

/** What this window has no room for: styles hide it (`ui/base.css`), and this DOM knows none. */
const absent = (): string => (size.phone ? ".off-phone" : ".on-phone");
const here = (element: Element): boolean => element.closest(absent()) === null;

/** What is written, whoever sees or hears it. */
export function written(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(absent())) one.remove();
  return plain(copy.textContent).replaceAll(/\s+/g, " ").trim();
}

const within = (element: Element): string =>
  [...element.childNodes]
    .map((node) =>
      node instanceof Element
        ? node.getAttribute("aria-hidden") === "true" || !here(node)
          ? ""
          : called(node)
        : (node.nodeValue ?? ""),
    )
    .join(" ");

/** The name of an element, as a screen reader says it. */
export function called(element: Element): string {
  const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const named = by.map((id) => document.getElementById(id)).filter((one) => one !== null);
  const name = named.length ? named.map(within).join(" ") : (element.getAttribute("aria-label") ?? within(element));
  return plain(name).replaceAll(/\s+/g, " ").trim();
}

/** A window: 1366x657 is a laptop's, 390x664 a phone's. */
export function windowOf(width: number, height: number): void {
  size.width = width;
  size.height = height;
  flushSync();
}

/** A part that stands in the page until the test is over. */
export class Mounted {
  readonly host = document.createElement("div");
  /** It leaves the page, as it does when the test is over. */
  gone: () => void;

  constructor(start: (target: Element) => Record<string, unknown>) {
    document.body.append(this.host);
    const stops = hearsKeys();
    const part = start(this.host);
    flushSync();
    this.gone = () => {
      this.gone = () => undefined;
      stops();
      void unmount(part);
      this.host.remove();
    };
    onTestFinished(() => this.gone());
  }

  get text(): string {
    return written(this.host);
  }

  /** What has changed is drawn. */
  drawn(): void {
    flushSync();
  }

  all<E extends HTMLElement = HTMLElement>(selector: string): E[] {
    return [...this.host.querySelectorAll<E>(selector)].filter(here);
  }

  /** The one that the selector finds. */
  one(selector: string): HTMLElement {
    const [first, ...more] = this.all(selector);
    if (!first || more.length) throw new Error(`${first ? more.length + 1 : 0} for ${selector} in: ${this.text}`);
    return first;
  }

  /** The names of elements, those of all buttons that can be pressed unless told otherwise. */
  names(selector = "button:not(:disabled)"): string[] {
    return this.all(selector).map(called);
  }

  /** The button with this name, or that begins so. */
  button(name: string): HTMLButtonElement {
    const all = this.all<HTMLButtonElement>("button, summary");
    const found = all.filter((one) => called(one) === name);
    const [first, ...more] = found.length ? found : all.filter((one) => called(one).startsWith(name));
    if (!first || more.length) throw new Error(`No single button "${name}" among: ${all.map(called).join(" | ")}`);
    return first;
  }

  press(name: string): void {
    this.button(name).click();
    flushSync();
  }

  /** The keys that buttons show, each with its name. */
  get keys(): Record<string, string> {
    const keyed = this.all("[aria-keyshortcuts]").map((one) => [
      one.getAttribute("aria-keyshortcuts") ?? "",
      called(one),
    ]);
    return Object.fromEntries(keyed) as Record<string, string>;
  }
}

export const mounted = <P extends object>(Part: Component<P>, props: P): Mounted =>
  new Mounted((target) => mount(Part, { target, props }));

/** A part at one of its scenes; `given`: other properties than its place in the table gives it. */
export function shown<T, P extends object>(
  { Part, props, scenes }: Part<T, P>,
  scene: string,
  { given, ...otherwise }: Otherwise & { given?: Partial<P> } = {},
): Mounted & Staged<T> {
  if (!scenes.includes(scene)) throw new Error(`The part has no scene ${scene}: ${scenes.join(", ")}`);
  const stands = staged<T>(scene, otherwise);
  const part = mounted(Part, { ...props(stands.table), ...given });
  onTestFinished(stands.stop);
  return Object.assign(part, stands);
}

/** What is loaded when it is needed has come. */
export async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
  flushSync();
}

/** A key of the keyboard, by its place: "Digit1", "KeyT", "Escape"; with Shift where it says so. */
export function key(code: string): void {
  const [name = "", shift] = code.split("+").reverse();
  const how = { code: name, key: name, shiftKey: shift !== undefined, bubbles: true, cancelable: true };
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", how));
  flushSync();
}
