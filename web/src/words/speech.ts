/** Sentences about a table: who does what, what lies where. */
import type { Table } from "../net/table.svelte";
import type { Cell, Colour, JournalEvent, Seat, View, Why } from "../net/protocol";
import { faceOf, type Half } from "../rules/dominoes";
import { say, words, type Args } from "./words.svelte";

export function nameOf(seat: Seat | undefined): string {
  if (!seat) return "";
  if (seat.name) return seat.name;
  return say(seat.kind === "bot" ? "bot-name" : "player-name", { colour: seat.colour });
}

/** For narrow places: a bot's tree without the word for bot. */
export const shortName = (seat: Seat): string =>
  seat.kind === "bot" && !seat.name ? say("bot-short", { colour: seat.colour }) : nameOf(seat);

export function seatAt(table: Table, seat: number): Seat {
  return table.seats.find((entry) => entry.seat === seat) ?? { seat, kind: "human", name: null, colour: "blue", here: false };
}

export const colourOf = (table: Table, seat: number): Colour => seatAt(table, seat).colour;

/** Arguments for a message about a seat: its name, and whether it is the reader's own. */
export function about(table: Table, seat: number): { who: string; you: "yes" | "no" } {
  return { who: nameOf(seatAt(table, seat)), you: seat === table.view?.seat ? "yes" : "no" };
}

export const seatLabel = (table: Table, seat: number): string =>
  seat === table.view?.seat ? say("you") : nameOf(seatAt(table, seat));

export function halfWords({ terrain, crowns }: Half): string {
  return say("square", { terrain, crowns });
}

export function faceWords(domino: number): string {
  const face = faceOf(domino);
  return say("domino-face", { left: halfWords(face.left), right: halfWords(face.right) });
}

/** Where a square lies, told from the castle. */
export function whereabouts([x, y]: Cell): string {
  if (x === 0 && y === 0) return say("where-castle");
  const across = x === 0 ? "" : say(x > 0 ? "where-right" : "where-left", { n: Math.abs(x) });
  const along = y === 0 ? "" : say(y > 0 ? "where-up" : "where-down", { n: Math.abs(y) });
  return across && along ? say("where-both", { across, along }) : across || along;
}

export function placeWords(domino: number, ghost: { left: Cell; right: Cell }): string {
  const face = faceOf(domino);
  return say("place-words", {
    left: halfWords(face.left),
    leftAt: whereabouts(ghost.left),
    right: halfWords(face.right),
    rightAt: whereabouts(ghost.right),
  });
}

/** The reason of a refusal in the reader's language, else the server's English. */
export function whyWords(why: Why): string {
  if (!words.has(why.key)) return why.text ?? say("refused");
  const args = Object.entries(why.args ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? words.list(value.map((part) => (typeof part === "number" ? words.num(part) : part))) : value,
  ]);
  return say(why.key, Object.fromEntries(args) as Args);
}

/** The rule that a refusal names, where the catalogue tells it. */
export const ruleOf = (why: Why | null): string | null =>
  why?.rule && words.has(`rule-${why.rule}`) ? why.rule : null;

export interface Sentence {
  lead: string;
  rest: string;
}

/** One sentence: whose turn it is and what to do now. */
export function sentence(table: Table, pencilled: boolean): Sentence {
  const { view, choices } = table;
  if (!view) return { lead: say("say-connecting"), rest: "" };
  if (view.to_move === null) return overSentence(table, view);
  const now = view.line.find(({ state }) => state === "now")?.domino ?? 0;
  if (view.to_move !== view.seat || !choices) return othersSentence(table, view, now);
  if (table.pending) return { lead: say("say-sent"), rest: say("say-sent-rest") };
  if (view.phase === "opening") return { lead: say("say-your-turn"), rest: say("say-claim-first") };
  if (view.phase === "claim") return { lead: say("say-your-turn"), rest: say("say-claim-next") };
  if (choices.discard) return { lead: say("say-no-fit", { domino: now }), rest: say("say-no-fit-rest") };
  if (pencilled) {
    return { lead: say("say-pencilled", { domino: now }), rest: say(choices.seals ? "say-make-final" : "say-claim-final") };
  }
  return { lead: say("say-your-turn"), rest: say(choices.seals ? "say-place-last" : "say-place", { domino: now }) };
}

function othersSentence(table: Table, view: View, now: number): Sentence {
  const mover = seatAt(table, view.to_move ?? 0);
  const args = { who: nameOf(mover), domino: now };
  const lead = say(view.phase === "place" ? "say-other-places" : "say-other-claims", args);
  if (mover.kind === "bot") {
    const warming = table.thinking?.warming === true;
    return { lead, rest: say(warming ? "say-bot-warming" : "say-bot-thinks") };
  }
  return { lead, rest: mover.here ? "" : say("say-not-here", args) };
}

function overSentence(table: Table, view: View): Sentence {
  const won = view.winners.map((seat) => seatLabel(table, seat));
  const mine = view.seat !== null && view.winners.includes(view.seat);
  if (won.length > 1) return { lead: say("say-shared", { who: words.list(won) }), rest: "" };
  if (mine) return { lead: say("say-you-win"), rest: "" };
  return { lead: say("say-wins", { who: won[0] ?? "" }), rest: "" };
}

/** A line of the log; empty for what needs no telling. */
export function eventWords(table: Table, event: JournalEvent): string {
  switch (event.e) {
    case "game":
      return table.view && table.view.games > 1 ? say("log-game", { n: event.number }) : "";
    case "kings":
      return say("log-kings", { who: words.list(event.seats.map((seat) => seatLabel(table, seat))) });
    case "line":
      return say("log-line", { dominoes: words.list(event.dominoes.map((domino) => words.num(domino))) });
    case "claim":
      return say(event.forced ? "log-claim-forced" : "log-claim", { ...about(table, event.seat), domino: event.domino });
    case "place":
      return say("log-place", { ...about(table, event.seat), domino: event.domino, gain: event.gain });
    case "discard":
      return say("log-discard", { ...about(table, event.seat), domino: event.domino });
    case "leftover":
      return say("log-leftover", { domino: event.domino });
    case "round":
      return say("log-round", { n: event.round });
    case "scored":
      return say("log-scored", {
        scores: words.list(event.scores.map((score, seat) => say("log-score", { who: seatLabel(table, seat), score }))),
      });
    case "over":
      return say("log-over");
  }
}

export function optionWords(view: View): string[] {
  const { options } = view;
  const parts = [say("players", { n: options.players })];
  if (options.mighty_duel) parts.push(say("option-mighty_duel"));
  if (options.dynasty) parts.push(say("option-dynasty"));
  if (options.middle_kingdom) parts.push(say("middle-kingdom"));
  if (options.harmony) parts.push(say("harmony"));
  return parts;
}
