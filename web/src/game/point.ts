/**
 * Rules at the point. What stands for a rule carries `data-asks` with its id: a number, a word, a chip. A tap or click on
 * it asks for the rule; within a button, whose own deed that would be, a long press or the other mouse button does. `?` or
 * F1 asks for what has the focus, or else for all that is to be seen.
 */
import { isSeen } from "../ui/seen";

const ASKS = "[data-asks]";
/** What does something of its own when it is pressed, and what a long press on dice does already. */
const ACTS = "button:not([data-term]), a, input, select, summary, label, [role=grid], [draggable]";
const PRESSED_LONG = "[data-die]";
const LONG = 500; // ms
const NEAR = 10; // px

export interface Asked {
  /** The rule; null to choose from those of `here`. */
  rule: string | null;
  here: readonly string[];
}

/** The rule that something stands for, as K-127. */
const ruleAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest<HTMLElement>(ASKS) : null)?.dataset["asks"] ?? null;

/** What fits the moment: the rule of what is to be done, then those of the table, then those of the bar above it. */
const ORDER = ["[data-sentence]", "main *", "*"];

/** The rules of what is seen, in the order of the page but for that, each once. */
function seen(): string[] {
  const over = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const asking = [...over.querySelectorAll<HTMLElement>(ASKS)].filter((one) => isSeen(one));
  const sorted = ORDER.flatMap((place) => asking.filter((one) => one.matches(place)));
  return [...new Set(sorted.map((one) => one.dataset["asks"] ?? ""))];
}

/** All that is seen may be asked about. */
export const askHere = (): Asked => ({ rule: null, here: seen() });

type Heard = "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "contextmenu" | "click" | "keydown";

/** Calls `ask` whenever a reader asks for a rule, until what it answers is aborted; `before`: what has just happened. */
export function asking(ask: (asked: Asked) => void, before: readonly Event[] = []): AbortController {
  const stop = new AbortController();
  let held: ReturnType<typeof setTimeout> | undefined;
  let from: [x: number, y: number] = [0, 0];
  let long = false;
  let touched = false;

  const release = (): void => clearTimeout(held);
  const pressedLong = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest(PRESSED_LONG) !== null;
  const asks = (target: EventTarget | null): boolean => {
    const rule = ruleAt(target);
    if (rule) ask({ rule, here: [] });
    return rule !== null;
  };

  const heard: { [kind in Heard]: (event: WindowEventMap[kind]) => void } = {
    pointerdown(event) {
      release();
      long = false;
      touched = event.pointerType !== "mouse";
      if (!touched || !ruleAt(event.target) || pressedLong(event.target)) return;
      from = [event.clientX, event.clientY];
      held = setTimeout(() => (long = asks(event.target)), LONG);
    },
    pointermove({ clientX, clientY }) {
      if (Math.hypot(clientX - from[0], clientY - from[1]) > NEAR) release();
    },
    pointerup: release,
    pointercancel: release,
    contextmenu(event) {
      release();
      if (touched && pressedLong(event.target)) return;
      if (long || asks(event.target)) event.preventDefault();
    },
    click(event) {
      const after = long;
      long = false;
      if (after)
        event.stopPropagation(); // the press has asked already
      else if ((event.target as Element).closest(ACTS) || getSelection()?.isCollapsed === false) return;
      else if (!asks(event.target)) return;
      event.preventDefault();
    },
    keydown(event) {
      if (!/^([?؟]|F1)$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if ((event.target as Element).matches("input, textarea, select")) return;
      const here = askHere();
      if (here.here.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      if (!asks(event.target)) ask(here);
    },
  };
  const hear = (event: Event): void => (heard[event.type as Heard] as ((event: Event) => void) | undefined)?.(event);

  for (const kind of Object.keys(heard)) addEventListener(kind, hear, { signal: stop.signal, capture: true });
  stop.signal.addEventListener("abort", release);
  before.forEach(hear);
  return stop;
}
