/** What a player can do at a table of Kingdomino, as commands. The parts that draw an answer and its key share them. */
import { keysOf } from "../../table/keys";
import { announce } from "../../ui/announce.svelte";
import { answers, type Command } from "../../ui/commands.svelte";
import { say } from "../../words/words.svelte";
import { ARROWS, type Arrow, type Placing } from "./placing.svelte";
import type { Claim, Table } from "./protocol";

/** The domino in hand and what may be claimed after it. */
export interface Hand {
  readonly table: Table;
  readonly placing: Placing | null;
  readonly claims: readonly Claim[];
  /** May a claim be played now? */
  readonly ready: boolean;
  /** The domino in hand has moved. */
  readonly moved: () => void;
}

const DIGITS = Array.from({ length: 9 }, (_, index) => index);

const free = ({ table }: Hand): boolean => table.choices !== null && table.pending === null;

/** A domino of the next line, as its place in the line has its digit. */
export function claiming(hand: Hand, domino: number, index: number): Command {
  const claim = hand.claims.find((one) => one.domino === domino);
  const placed = hand.placing?.move;
  return {
    id: `claim ${domino}`,
    label: () => say("key-claim"),
    keys: keysOf(index),
    when: () => hand.ready && claim !== undefined,
    run: () => claim && hand.table.play(placed ? [placed, claim.move] : [claim.move]),
  };
}

/** Plays what is in pencil where no claim follows, or discards. */
export const sealing = ({ table, placing }: Hand): Command => ({
  id: "seal",
  label: () => say("seal-place"),
  keys: [],
  when: () => table.pending === null && (table.choices?.discard ?? placing?.move ?? null) !== null,
  run: () => {
    const move = table.choices?.discard ?? placing?.move;
    if (move) table.play([move]);
  },
});

/** What a key says that changes nothing: no key is silent. */
const answer = (text: string): void => announce(text, { after: "task" });

/** Why the domino at this place of the line cannot be claimed now. */
function unclaimed({ table, placing, ready }: Hand, index: number): string {
  const line = table.view?.next_line ?? [];
  const there = line[index];
  if (!there) return say("no-such-claim", { n: line.length });
  if (there.seat !== null) return say("claimed-already", { domino: there.domino });
  return placing && !ready ? say("place-first", { domino: placing.domino }) : "";
}

/** A digit: claims, or says why it does not. */
function digit(hand: Hand, index: number): Command {
  const domino = hand.table.view?.next_line[index]?.domino;
  const claim = domino === undefined ? null : claiming(hand, domino, index);
  return {
    id: claim?.id ?? `claim none ${index}`,
    label: () => say("key-claim"),
    keys: keysOf(index),
    when: () => free(hand),
    run: () => (claim?.when() ? claim.run() : answer(unclaimed(hand, index))),
    unlisted: claim === null,
  };
}

function turn({ placing, moved }: Hand, steps: number): void {
  if (!placing) return;
  const was = placing.pencilled;
  const before = placing.ghost?.place;
  if (placing.ghost) placing.turn(steps);
  else placing.first();
  if (was) placing.pencil();
  if (before && placing.ghost?.place === before) answer(say("one-way"));
  moved();
}

export const turning = (hand: Hand): Command => ({
  id: "turn",
  label: () => say("key-turn"),
  keys: ["R"],
  when: () => free(hand) && hand.placing !== null,
  run: () => turn(hand, 1),
});

/** Takes the domino into the hand again. */
export const lifting = (hand: Hand): Command => ({
  id: "lift",
  label: () => say("lift"),
  keys: ["Escape"],
  when: () => free(hand) && (hand.placing?.ghost ?? hand.placing?.refusal ?? null) !== null,
  run: () => {
    const { placing, moved } = hand;
    if (!placing) return;
    if (placing.ghost) answer(say("in-hand-again", { domino: placing.domino }));
    placing.refusal = null;
    placing.lift();
    moved();
  },
});

/** Pencils the domino in; what is in pencil it plays, or it leads on to the claims. */
function onward(hand: Hand): void {
  const { table, placing, ready } = hand;
  const seal = sealing(hand);
  if (table.choices?.seals && placing?.pencilled) seal.run();
  else if (placing?.pencilled && ready) answers()[0]?.focus();
  else if (placing) pencil(placing);
  else seal.run();
}

function pencil(placing: Placing): void {
  if (!placing.ghost) placing.first();
  placing.pencil();
}

function move({ placing, moved }: Hand, arrow: Arrow): void {
  if (!placing) return;
  placing.board?.focus();
  const [was, before] = [placing.pencilled, placing.ghost];
  placing.step(arrow);
  if (placing.ghost === before) return answer(say("no-place-there"));
  placing.pencilled = was && placing.ghost?.place != null;
  moved();
}

/** All that can be done. What cannot be done now is there, too, for the list of keys. */
export function commandsOf(hand: Hand): Command[] {
  const { table, placing } = hand;
  const holds = (): boolean => free(hand) && placing !== null;
  return [
    ...(Object.keys(ARROWS) as Arrow[]).map((arrow): Command => ({
      id: `move ${arrow}`,
      label: () => say("key-move"),
      keys: [arrow],
      when: holds,
      run: () => move(hand, arrow),
      repeats: true,
      at: (focus) => !focus.closest("ol, ul, button"),
    })),
    turning(hand),
    { ...turning(hand), id: "turn back", keys: ["Shift+R"], run: () => turn(hand, -1) },
    {
      id: "pencil",
      label: () => say("key-pencil"),
      keys: ["Enter"],
      when: () => holds() || (free(hand) && (table.choices?.discard ?? null) !== null),
      run: () => onward(hand),
    },
    {
      id: "pencil here",
      label: () => say("key-pencil"),
      keys: ["Space"],
      when: holds,
      run: () => {
        if (placing) pencil(placing);
        hand.moved();
      },
      at: (focus) => focus === placing?.board,
    },
    lifting(hand),
    ...DIGITS.map((index) => digit(hand, index)),
  ];
}
