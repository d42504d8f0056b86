/**
 * Commands are values: what a player can do, by which keys, and when. One listener hears every key of the page and asks
 * the commands, the topmost scope first. Buttons, their chips and tooltips, and the list of keys are made of the same values.
 */
import { onMount } from "svelte";
import { createAttachmentKey, type Attachment } from "svelte/attachments";
import { say } from "../words/words.svelte";
import { isSeen } from "./seen";

/** Where commands belong, lowest first. While a dialog is open, no key reaches what lies below it. */
export const SCOPES = ["screen", "game", "over", "moments", "dialog"] as const;
export type Scope = (typeof SCOPES)[number];

export interface Command {
  readonly id: string;
  /** What it does, in words. Commands with the same label share a line in the list of keys. */
  readonly label: () => string;
  /** Keys as `aria-keyshortcuts` names them: "T", "1", "Shift+1", "ArrowLeft", "Escape"; ANY is every key of a game. */
  readonly keys: readonly string[];
  /** Can the player do it now? */
  readonly when: () => boolean;
  readonly run: () => void;
  /** Does a held key do it again and again? By default it does not. */
  readonly repeats?: boolean;
  /** Is it left out of the list of keys? It only says why a key does nothing. */
  readonly unlisted?: boolean;
  /** Does it want its keys while the focus is there? By default it does. */
  readonly at?: (focus: Element) => boolean;
}

/** Every letter, digit and arrow, Enter and Space: whatever a game could want. */
export const ANY = "any";
const OF_A_GAME = /^(Shift\+)?([A-Z\d]|Arrow\w+|Enter|Space)$/;
const SIGNS: Readonly<Record<string, string>> = { " ": "Space" };
const NAMED = /^(Arrow\w+|Enter|Space|Escape|Home|End)$/;
const LETTER = /^Key([A-Z])$/;
const DIGIT = /^(?:Digit|Numpad)(\d)$/;
/** A field takes every key but Escape; a button, link or summary takes Enter and Space. */
const WRITTEN_IN = "input:not([type=range]), textarea, select";
const PRESSED = "button, a, summary";

/** The names of a key, by what it does and by where it lies, so that every keyboard has it: Numpad4 may be an arrow, too. */
export function namesOf(event: KeyboardEvent): string[] {
  const signed = SIGNS[event.key] ?? event.key;
  const named = [signed, event.code].find((one) => NAMED.test(one));
  const placed = (DIGIT.exec(event.code) ?? LETTER.exec(event.code))?.[1];
  return [named, placed && (event.shiftKey ? `Shift+${placed}` : placed)].filter((one) => one !== undefined);
}

type Listed = () => readonly Command[];
let layers: readonly { scope: Scope; list: Listed }[] = $state.raw([]);

/** The commands of a scope; of dialogs only those of the topmost. */
function inScope(scope: Scope): Command[] {
  const found = layers.filter((layer) => layer.scope === scope);
  return (scope === "dialog" ? found.slice(-1) : found).flatMap(({ list }) => list());
}

/** Offers commands until what it answers is called. */
export function offer(scope: Scope, list: Listed): () => void {
  const layer = { scope, list };
  layers = [...layers, layer];
  return () => (layers = layers.filter((one) => one !== layer));
}

/** Offers commands for as long as the component lives that is being made. */
export function commands(scope: Scope, list: Listed): void {
  onMount(() => offer(scope, list));
}

/** Pairs of commands in one scope that share an id or a key: there are to be none, and the page reports those that it meets. */
export function clashes(list: readonly Command[]): string[] {
  return list.flatMap((one, at) =>
    list
      .slice(at + 1)
      .filter((other) => one.id === other.id || one.keys.some((key) => other.keys.includes(key)))
      .map((other) => `${one.id} and ${other.id}: ${one.keys.join(" ")}`),
  );
}

function wants({ keys, at }: Command, name: string, focus: Element): boolean {
  const pressed = focus.closest(PRESSED) !== null;
  if (pressed && (name === "Enter" || name === "Space")) return false;
  const named = keys.includes(name) || (!pressed && keys.includes(ANY) && OF_A_GAME.test(name));
  return named && (at?.(focus) ?? true);
}

/** What a key does where the focus is: the command of the topmost scope that can be done. */
function wanted(names: readonly string[], focus: Element): Command | undefined {
  const open = layers.some(({ scope }) => scope === "dialog");
  for (const scope of open ? (["dialog"] as const) : [...SCOPES].reverse()) {
    const all = inScope(scope);
    for (const clash of clashes(all)) reportError(new Error(`Two commands for one key: ${clash}`));
    const here = all.filter(({ when }) => when());
    for (const name of names) {
      // A named key goes before the key that takes all.
      const found = here.filter((command) => wants(command, name, focus));
      const command = found.find(({ keys }) => keys.includes(name)) ?? found[0];
      if (command) return command;
    }
  }
  return undefined;
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const focus = event.target instanceof Element ? event.target : document.body;
  const names = namesOf(event).filter((name) => name === "Escape" || !focus.closest(WRITTEN_IN));
  const command = wanted(names, focus);
  if (!command) return;
  event.preventDefault();
  if (!event.repeat || command.repeats) command.run();
}

/** Hears the keys of the page from now on, until what it answers is called. */
export function hearsKeys(): () => void {
  addEventListener("keydown", hear);
  return () => removeEventListener("keydown", hear);
}

/** A line of the list of keys. */
export interface Line {
  keys: string;
  label: string;
}

const SHOWN: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** Keys as a reader sees them, in one run: "1 … 6", "←↑↓→", "R, Shift+R". */
function run(keys: readonly string[]): string {
  const shown = [...new Set(keys)].map((key) => SHOWN[key] ?? key);
  if (shown.every((key) => key.length === 1 && "←→↑↓".includes(key))) return shown.join("");
  const [first, last] = [shown[0], shown.at(-1)];
  return shown.length > 2 && shown.every((key) => /\d$/.test(key)) ? `${first} … ${last}` : shown.join(", ");
}

/** Commands that have keys, a line for each label, in their order. */
export function lines(list: readonly Command[]): Line[] {
  const found = new Map<string, string[]>();
  for (const { label, keys, unlisted } of list) {
    if (unlisted) continue;
    const told = keys.filter((key) => key !== ANY);
    if (told.length) found.set(label(), [...(found.get(label()) ?? []), ...told]);
  }
  return [...found].map(([label, keys]) => ({ label, keys: run(keys) }));
}

/** The keys of everything that is open below the dialogs, the topmost scope first; `now`: of what can be done now. */
export function listed(now = false): Line[] {
  const open = [...SCOPES].reverse().flatMap((scope) => (scope === "dialog" ? [] : inScope(scope)));
  return lines(now ? open.filter(({ when }) => when()) : open);
}

/** What a command does, with its key, for a tooltip. */
export function tip({ label, keys }: Command): string {
  return keys[0] ? say("key-tip", { what: label(), key: keys[0] }) : label();
}

const WALKS = createAttachmentKey();
const walked = new Set<HTMLElement>();

/** An answer to which arrows lead. */
export const walks: Attachment<HTMLElement> = (button) => {
  walked.add(button);
  return () => walked.delete(button);
};

/** Answers of what is to be decided that can be seen and pressed, in the order of the page. */
export function answers(within?: Element): HTMLElement[] {
  return [...walked]
    .filter((one) => one.closest("[data-decision]") && !one.matches(":disabled") && isSeen(one))
    .filter((one) => within?.contains(one) ?? true)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

interface Doing {
  readonly "aria-keyshortcuts": string | undefined;
  readonly disabled: boolean;
  readonly onclick: () => void;
  readonly [mark: symbol]: Attachment<HTMLElement>;
}

/** What makes a button of a command: its key, its press, whether it can be pressed, and that arrows lead there. */
export const does = (command: Command): Doing => ({
  "aria-keyshortcuts": command.keys[0],
  disabled: !command.when(),
  onclick: () => command.run(),
  [WALKS]: walks,
});

/** Whether an arrow leads to the next answer or to the one before; up and down know no direction of writing. */
const FORTH: Readonly<Record<string, (rtl: boolean) => number>> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  ArrowRight: (rtl) => (rtl ? -1 : 1),
  ArrowLeft: (rtl) => (rtl ? 1 : -1),
};

function walk(forth: (rtl: boolean) => number): void {
  const all = answers();
  const step = forth(getComputedStyle(document.activeElement ?? document.body).direction === "rtl");
  const at = all.findIndex((one) => one === document.activeElement);
  // From the question itself, or from what only explains an answer, to the first one or the last.
  all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length]?.focus();
}

/** Arrows walk from answer to answer, in the order shown, round and round. */
export const walking: readonly Command[] = Object.entries(FORTH).map(([key, forth]) => ({
  id: `walk ${key}`,
  label: () => say("key-walk"),
  keys: [key],
  when: () => answers().length > 0,
  run: () => walk(forth),
  repeats: true,
  at: (focus) => focus.closest("[data-decision]") !== null && !focus.matches("input"),
}));
