/** What a player need not be asked again: kept in this browser, answered by it, told in the log. */
import { say, words } from "../words/words.svelte";
import { cardName } from "./cards";
import type { Choices } from "./protocol";

const KEY = "kingtable.presets";

/** What one may never want to be asked for, each with the phase and the answer that declines. */
const DECLINES: Record<string, { phase: string; answer: string }> = {
  psychic_probe: { phase: "probe", answer: "pass" },
  opportunist: { phase: "opportunist", answer: "pass" },
  mimic: { phase: "mimic", answer: "pass" },
  metamorph: { phase: "sell", answer: "end" },
};

/** Cards that may answer damage; unwanted ones are left out of the question. */
const ANSWERS = ["wings", "rapid_healing"] as const;

export const ASKABLE: readonly string[] = [...Object.keys(DECLINES), ...ANSWERS];

export interface Answer {
  move: string;
  /** The rule that it follows, as kept with the log. */
  by: string;
}

class Presets {
  yieldBelow: number = $state(3);
  yields: boolean = $state(false);
  stayFrom: number = $state(7);
  stays: boolean = $state(false);
  never: string[] = $state([]);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Presets>;
      if (typeof kept.yieldBelow === "number") this.yieldBelow = kept.yieldBelow;
      if (typeof kept.stayFrom === "number") this.stayFrom = kept.stayFrom;
      this.yields = kept.yields === true;
      this.stays = kept.stays === true;
      if (Array.isArray(kept.never)) this.never = kept.never.filter((card) => ASKABLE.includes(card));
    } catch {
      // Nothing was kept: everything is asked.
    }
  }

  keep(): void {
    const { yieldBelow, yields, stayFrom, stays, never } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ yieldBelow, yields, stayFrom, stays, never }));
    } catch {
      // They hold until the page is left.
    }
  }

  toggle(card: string): void {
    this.never = this.never.includes(card) ? this.never.filter((other) => other !== card) : [...this.never, card];
    this.keep();
  }

  /** The answer to a question without asking, if a preset has one. A move that means death is always asked. */
  answer(choices: Choices): Answer | null {
    const found = this.#find(choices);
    if (!found || !choices.moves.includes(found.move)) return null;
    return choices.deadly.includes(found.move) ? null : found;
  }

  #find(choices: Choices): Answer | null {
    if (choices.phase === "yield" && choices.yield) {
      const { stay } = choices.yield;
      if (this.yields && stay < this.yieldBelow) return { move: "yield", by: `yield ${this.yieldBelow}` };
      if (this.stays && stay >= this.stayFrom) return { move: "stay", by: `stay ${this.stayFrom}` };
      return null;
    }
    if (choices.phase === "react") {
      const left = choices.moves.filter((move) => !this.never.includes(move));
      const unwanted = choices.moves.find((move) => this.never.includes(move));
      const [only] = left;
      return unwanted && left.length === 1 && only ? { move: only, by: `never ${unwanted}` } : null;
    }
    const card = this.never.find((one) => DECLINES[one]?.phase === choices.phase);
    return card ? { move: DECLINES[card]?.answer ?? "pass", by: `never ${card}` } : null;
  }
}

export const presets = new Presets();

/** The rule that a preset followed, in words. */
export function presetWords(by: string): string {
  const [rule = "", what = ""] = by.split(" ");
  if (rule === "yield" || rule === "stay") return say(`tokyo-preset-told-${rule}`, { n: Number(what) });
  return words.has("tokyo-preset-told-never") ? say("tokyo-preset-told-never", { card: cardName(what) }) : "";
}
