/**
 * A person answers once. A key that is held answers no second time, and a press that comes right after an answer, in the
 * same place, answers no second question: whoever presses twice has not seen yet what appeared there.
 */

/** Milliseconds in which nobody reads a question and answers it. */
const AGAIN = 400;
/** Pixels that two presses of one finger may lie apart. */
const NEAR = 32;
/** What a press does something to. */
const PRESSED = "button, a, input, select, summary, label, dialog, [data-board]";
const WRITTEN_IN = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select";
const ANSWERING = /^(Key[A-Z]|Digit\d|Numpad\d|Space|Escape)$/;

interface Press {
  at: number;
  /** Where: a key has its place on the keyboard, a finger or mouse on the screen. */
  place: string | { x: number; y: number };
  what: Element | null;
  answered: boolean;
}

let last: Press | null = null;
/** The press that is under way does nothing. */
let idle = false;

/** The last press was an answer: what appears now has not been read. */
export function answered(): void {
  if (last) last.answered = true;
}

/** Whether a key that is held would answer again. Keys that walk, scroll or write may repeat. */
export function repeats(event: KeyboardEvent): boolean {
  if (!event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target as Element;
  if (event.code.endsWith("Enter")) return !target.matches("textarea");
  return ANSWERING.test(event.code) && !target.closest(WRITTEN_IN);
}

const pressedAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PRESSED) : null;

/** Whether a press comes too soon after the last one in its place: that was an answer, or something else lies there now. */
function tooSoon(at: number, place: Press["place"], what: Element | null): boolean {
  if (!last || at < last.at || at - last.at > AGAIN) return false;
  if (typeof place === "string" || typeof last.place === "string") {
    if (place !== last.place) return false;
    return last.answered || (/^(Enter|NumpadEnter|Space)$/.test(place as string) && what !== last.what);
  }
  const { x, y } = last.place;
  if (Math.hypot(place.x - x, place.y - y) > NEAR) return false;
  return last.answered || (what !== last.what && pressedAt(document.elementFromPoint(x, y)) !== last.what);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function key(event: KeyboardEvent): void {
  // Space presses a button when it is let go, and scrolls a page for as long as it is held.
  if (repeats(event)) return event.code === "Space" ? event.stopImmediatePropagation() : stop(event);
  if (event.repeat || (event.target as Element).closest(WRITTEN_IN)) return;
  const what = pressedAt(event.target);
  if (tooSoon(event.timeStamp, event.code, what)) return stop(event);
  last = { at: event.timeStamp, place: event.code, what, answered: false };
}

function down(event: PointerEvent): void {
  const place = { x: event.clientX, y: event.clientY };
  const what = pressedAt(event.target);
  idle = tooSoon(event.timeStamp, place, what);
  if (idle) event.stopImmediatePropagation();
  else last = { at: event.timeStamp, place, what, answered: false };
}

/** What ends a press belongs to it; a click that a key or the page made does not. */
function rest(event: MouseEvent): void {
  if (event.type === "click" && event.detail === 0) return;
  if (idle) stop(event);
  else if (last && typeof last.place !== "string") last.at = event.timeStamp;
}

/** Hears everything before the page does; to be called before anything is mounted. */
export function answersOnce(): void {
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", down, true);
  addEventListener("pointerup", rest, true);
  addEventListener("click", rest, true);
}
