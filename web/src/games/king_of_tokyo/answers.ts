/** In which order the answers of a question stand, and so which key gives each. */
import { keyed } from "../../table/keys";
import { presets } from "./presets.svelte";
import type { Choices } from "./protocol";

/** What only ends the step is said apart, below. */
const ENDS = new Set(["end", "done", "pass"]);

/** Beside the cards on offer, in the hand, and below. Dice are answered with dice, hearts and batteries by their number. */
export interface Answers {
  offers: string[];
  hand: string[];
  ends: string[];
}

/** `phone`: where sweeping stands with the other answers. */
export function answersOf(choices: Choices, phone: boolean): Answers {
  const { phase, buy } = choices;
  const moves = wanted(choices);
  const rows = phase === "buy" ? buy.filter(({ from }) => from === "row").map(({ move }) => move) : [];
  const offers = [...rows, ...moves.filter((move) => move === "sweep" && !phone)];
  return {
    offers,
    hand: moves.filter((move) => !ENDS.has(move) && !move.startsWith("hearts") && !offers.includes(move)),
    ends: moves.filter((move) => ENDS.has(move)),
  };
}

/** All moves but those that a standing answer declines; where one of the others may mean death, these are there, too. */
function wanted(choices: Choices): string[] {
  const unwanted = presets.unwanted(choices);
  if (unwanted.length === 0) return choices.moves;
  const left = choices.moves.filter((move) => !unwanted.includes(move));
  const mortal = [...choices.deadly, ...choices.risks.map(({ move }) => move)];
  return left.some((move) => mortal.includes(move)) ? choices.moves : left;
}

/** The digit of an answer; what ends a question about a die has a letter, for its dice have the digits. */
export function keyOf(choices: Choices, phone: boolean, move: string): string | undefined {
  const { offers, hand, ends } = answersOf(choices, phone);
  if (choices.phase === "change" && ends.includes(move)) return "S";
  return keyed([...offers, ...hand, ...ends].indexOf(move));
}
