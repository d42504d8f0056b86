/** The bonuses of the additional rules: what each is worth, and what a placement gives up. */
import { say, words } from "../../words/words.svelte";
import type { Bonus, Kingdom, Place } from "./protocol";

export interface BonusOf {
  readonly id: "middle_kingdom" | "harmony";
  readonly worth: number;
  readonly rule: string;
}

const BONUSES: readonly BonusOf[] = [
  { id: "middle_kingdom", worth: 10, rule: "K-150" },
  { id: "harmony", worth: 5, rule: "K-155" },
];

/** What is done with a domino; who discards it keeps the castle where it is, but has a gap for ever. */
export type Outcome = Pick<Place, BonusOf["id"]>;
export const DISCARDED: Outcome = { middle_kingdom: true, harmony: false };

export const nameOfBonus = ({ id }: BonusOf): string => say(`kingdomino-option-${id}`);

/** The bonuses that are played, each as it stands. */
export const bonusesOf = (kingdom: Kingdom): { bonus: BonusOf; state: Bonus }[] =>
  BONUSES.map((bonus) => ({ bonus, state: kingdom[bonus.id] })).filter(({ state }) => state !== "off");

/** The points of its properties, and which bonuses it won. */
export function madeOf(kingdom: Kingdom): { points: number; bonuses: BonusOf["id"] | "none" | "both" } {
  const [won = "none", more] = BONUSES.map(({ id }) => id).filter((id) => kingdom[id] === "won");
  return { points: kingdom.points, bonuses: more ? "both" : won };
}

/** The bonuses that could be had until now, and not after it. */
export const givenUp = (kingdom: Kingdom, outcome: Outcome | null): BonusOf[] =>
  outcome ? BONUSES.filter(({ id }) => kingdom[id] === "open" && !outcome[id]) : [];

/** The points of the bonuses that it leaves open. */
export const keeps = (kingdom: Kingdom, outcome: Outcome): number =>
  BONUSES.reduce((sum, { id, worth }) => sum + (kingdom[id] === "open" && outcome[id] ? worth : 0), 0);

/** Bonuses with what giving them up costs. */
export const costWords = (given: readonly BonusOf[]): string =>
  words.list(
    given.map((bonus) => say("bonus-cost", { bonus: nameOfBonus(bonus), points: words.signed(-bonus.worth) })),
  );

export const stateWords = (bonus: BonusOf, state: Bonus): string =>
  say(`bonus-${state}`, { bonus: nameOfBonus(bonus) });
