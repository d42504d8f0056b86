/**
 * Keys: while moments are being shown P pauses, N shows the next one, any other key of the game shows all at once; a
 * digit or a letter presses what it is written on. Keys are told by where they lie, so every keyboard has them.
 */
import { answered } from "./once";
import type { Player } from "./player.svelte";

const OF_A_GAME = /^(Key[A-Z]|Digit\d|Numpad\w+|Arrow\w+|Enter|Space)$/;
const LETTER = /^Key([A-Z])$/;
const DIGIT = /^(?:Digit|Numpad)([1-9])$/;
/** Where keys write or choose, and what lies over the game. */
const THEIR_OWN = "input:not([type=range]), textarea, select, dialog";

/** Is the key for the browser, for a field or for a dialog? Then no game wants it. */
export function forOthers(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return event.ctrlKey || event.metaKey || event.altKey || event.isComposing || target.closest(THEIR_OWN) !== null;
}

/** Does the key belong to what is being shown? Then the game does not get it. */
export function taken(player: Player, event: KeyboardEvent): boolean {
  if (forOthers(event) || !OF_A_GAME.test(event.code)) return false;
  if (event.code === "KeyP" && (player.waiting || player.paused)) player.pause(!player.paused);
  else if (player.waiting === 0) return false;
  else if (event.code === "KeyN") player.step();
  else if ((event.target as Element).closest("button, a, summary")) return false;
  else {
    player.flush();
    answered(); // the same key, pressed again at once, answers nothing that nobody has read
  }
  return true;
}

/** The digit of a key, in the row above the letters or apart. */
export function digitOf({ code }: KeyboardEvent): number | null {
  const digit = DIGIT.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}

/** The digit that an answer has, the first one being 0; the tenth has none. */
export const keyed = (index: number): string | undefined => (index < 9 ? String(index + 1) : undefined);

/** Answers of what is to be decided now. */
const ANSWER = ["[data-move]", "[data-from]", "[data-die]", "[aria-keyshortcuts]"]
  .map((mark) => `.screen main [data-decision] button${mark}:not([disabled])`)
  .join();
/** Whether an arrow leads to the next one or the one before; up and down know no direction of writing. */
const FORTH: Readonly<Record<string, (rtl: boolean) => number>> = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  ArrowRight: (rtl) => (rtl ? -1 : 1),
  ArrowLeft: (rtl) => (rtl ? 1 : -1),
};

/** Arrows walk from answer to answer, in the order shown, round and round; is there any to walk to? */
export function walked(event: KeyboardEvent): boolean {
  const from = (event.target as Element).closest("[data-decision]");
  const forth = FORTH[event.code];
  if (!forth || !from || (event.target as Element).matches("input")) return false;
  const answers = [...document.querySelectorAll<HTMLButtonElement>(ANSWER)].filter((one) => one.checkVisibility());
  const step = forth(getComputedStyle(from).direction === "rtl");
  const at = answers.findIndex((one) => one === event.target);
  // From the question itself, or from what only explains an answer, to the first one or the last.
  const next = at < 0 ? (step > 0 ? 0 : answers.length - 1) : (at + step + answers.length) % answers.length;
  answers[next]?.focus();
  return answers.length > 0;
}

/** Presses what the key is written on (`aria-keyshortcuts`); is there anything? */
export function pressed(event: KeyboardEvent): boolean {
  const key = digitOf(event) ?? LETTER.exec(event.code)?.[1];
  if (key === undefined) return false;
  const named = event.shiftKey ? `Shift+${key}` : String(key);
  const button = document.querySelector<HTMLButtonElement>(
    `.screen main button[aria-keyshortcuts="${named}"]:not([disabled])`,
  );
  button?.click();
  return button !== null;
}
