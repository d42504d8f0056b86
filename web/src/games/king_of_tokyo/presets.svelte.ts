/** What a player need not be asked again at a table: kept in this browser, answered by it, told in the log. */
import type { Answer } from "../../table/answers";
import { say, words } from "../../words/words.svelte";
import { cardName } from "./cards";
import type { Choices } from "./protocol";

const KEY = "kingtable.presets";
/** Of so many tables they are kept, those of the newest. */
const TABLES = 20;

type Kept = Partial<Pick<Presets, "yieldBelow" | "yields" | "stayFrom" | "stays" | "never">>;

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

class Presets {
  #table = "";
  yieldBelow: number = $state(3);
  yields: boolean = $state(false);
  stayFrom: number = $state(7);
  stays: boolean = $state(false);
  never: string[] = $state([]);

  /** From now on those of a table hold. Until one is named none does. */
  open(table: string): void {
    this.#table = table;
    const kept = stored()[table] ?? {};
    this.yieldBelow = typeof kept.yieldBelow === "number" ? kept.yieldBelow : 3;
    this.stayFrom = typeof kept.stayFrom === "number" ? kept.stayFrom : 7;
    this.yields = kept.yields === true;
    this.stays = kept.stays === true;
    this.never = Array.isArray(kept.never) ? kept.never.filter((card) => ASKABLE.includes(card)) : [];
  }

  /** So many hold. */
  get count(): number {
    return Number(this.yields) + Number(this.stays) + this.never.length;
  }

  keep(): void {
    const { yieldBelow, yields, stayFrom, stays, never } = this;
    const { [this.#table]: _, ...others } = stored();
    const newest = Object.entries(others).slice(1 - TABLES);
    const all = Object.fromEntries([...newest, [this.#table, { yieldBelow, yields, stayFrom, stays, never }]]);
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
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

  /** The answers to damage that the player never wants to be asked for, where another one is left. */
  unwanted({ phase, moves }: Choices): string[] {
    const found = phase === "react" ? moves.filter((move) => this.never.includes(move)) : [];
    return found.length < moves.length ? found : [];
  }

  #find(choices: Choices): Answer | null {
    if (choices.phase === "yield" && choices.yield) {
      const { stay } = choices.yield;
      if (this.yields && stay < this.yieldBelow) return { move: "yield", by: `yield ${this.yieldBelow}` };
      if (this.stays && stay >= this.stayFrom) return { move: "stay", by: `stay ${this.stayFrom}` };
      return null;
    }
    if (choices.phase === "react") {
      const [unwanted] = this.unwanted(choices);
      const [only, ...more] = choices.moves.filter((move) => !this.never.includes(move));
      return unwanted && only && more.length === 0 ? { move: only, by: `never ${unwanted}` } : null;
    }
    const card = this.never.find((one) => DECLINES[one]?.phase === choices.phase);
    return card ? { move: DECLINES[card]?.answer ?? "pass", by: `never ${card}` } : null;
  }
}

function stored(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, Kept>) : {};
  } catch {
    return {}; // nothing was kept: everything is asked
  }
}

export const presets = new Presets();

/** The rule that a preset followed, in words. */
export function presetWords(by: string): string {
  const [rule = "", what = ""] = by.split(" ");
  if (rule === "yield" || rule === "stay") return say(`tokyo-preset-told-${rule}`, { n: Number(what) });
  return words.has("tokyo-preset-told-never") ? say("tokyo-preset-told-never", { card: cardName(what) }) : "";
}
