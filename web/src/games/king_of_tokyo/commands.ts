/** What a player can do at a table of King of Tokyo, as commands. The parts that draw an answer and its key share them. */
import { keysOf } from "../../table/keys";
import type { Command } from "../../ui/commands.svelte";
import { say } from "../../words/words.svelte";
import { answersOf, keyOf } from "./answers";
import type { Dice } from "./dice.svelte";
import type { Choices, Table } from "./protocol";
import { moveWords } from "./speech";

/** What the answers are about and how they are played. */
export interface Hand {
  readonly table: Table;
  readonly dice: Dice;
  /** On a phone the cards on offer have no answers of their own. */
  readonly phone: boolean;
  /** Plays a move, after a question where it means death. */
  readonly play: (move: string) => void;
  /** Shows or hides the odds. */
  readonly odds: () => void;
}

/** Digits are the dice's; H asks for a hint. */
const EXTRA_KEYS = ["E", "F", "G", "K"];

const free = ({ table }: Hand): boolean => table.choices !== null && table.pending === null;
const keeps = ({ table }: Hand): boolean => table.choices?.keep ?? false;

/** An answer to a question. */
export const answer = (hand: Hand, move: string): Command => ({
  id: move,
  label: () => moveWords(hand.table, move),
  keys: hand.table.choices ? [keyOf(hand.table.choices, hand.phone, move)].filter((key) => key !== undefined) : [],
  when: () => free(hand) && (hand.table.choices?.moves.includes(move) ?? false),
  run: () => hand.play(move),
});

/** Throws the dice that are not kept. */
export const throwing = (hand: Hand): Command => ({
  id: "throw",
  label: () => say("tokyo-throw", { n: hand.dice.loose }),
  keys: ["T"],
  when: () => free(hand) && keeps(hand) && hand.dice.loose > 0,
  run: () => hand.play(["keep", ...hand.dice.kept].join(" ")),
});

export const showingOdds = (hand: Hand): Command => ({
  id: "odds",
  label: () => say("tokyo-odds"),
  keys: ["O"],
  when: () => hand.table.choices !== null && keeps(hand),
  run: () => hand.odds(),
});

export const stopping = (hand: Hand): Command => ({
  ...answer(hand, "done"),
  label: () => say(hand.phone ? "tokyo-stop-short" : "tokyo-stop"),
  keys: ["S"],
});

/** What cards allow besides, while dice may be kept. */
export const extras = (hand: Hand): Command[] =>
  (hand.table.choices?.moves ?? [])
    .filter((move) => move !== "done")
    .map((move, index) => ({ ...answer(hand, move), keys: EXTRA_KEYS.slice(index, index + 1) }));

/** A digit keeps a die or lets it go; with Shift all dice of its face. */
const dies = (hand: Hand): Command[] =>
  hand.dice.slots.flatMap(({ id, face }, index) => {
    const when = (): boolean => free(hand) && keeps(hand);
    const keys = keysOf(index);
    return [
      { id: `die ${id}`, label: () => say("tokyo-key-die"), keys, when, run: () => hand.dice.toggle(id) },
      {
        id: `face ${id}`,
        label: () => say("tokyo-key-face"),
        keys: keys.map((key) => `Shift+${key}`),
        when,
        run: () => hand.dice.toggleAll(face),
      },
    ];
  });

/** Questions about dice, hearts and batteries are answered by their own parts, which have these keys. */
function asked(hand: Hand, choices: Choices): Command[] {
  if (choices.phase === "hearts" || choices.phase === "charge") return [];
  const { offers, hand: own, ends } = answersOf(choices, hand.phone);
  const dice = choices.phase === "probe" || choices.phase === "change";
  return [...offers, ...(dice ? [] : own), ...ends].map((move) => answer(hand, move));
}

/** All that can be done now; between questions, what will be there when dice are thrown again. */
export function commandsOf(hand: Hand): Command[] {
  const { choices } = hand.table;
  if (choices && choices.phase !== "rolled") return asked(hand, choices);
  return [...dies(hand), throwing(hand), showingOdds(hand), stopping(hand), ...extras(hand)];
}
