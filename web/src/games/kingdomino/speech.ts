/** Sentences about a table of Kingdomino: who does what, what lies where. */
import {
  about,
  asked,
  momentBy,
  nameOf,
  overSentence,
  playedBy,
  seatLabel,
  waitWords,
  type LogLine,
  type Sentence,
  toldOnce,
} from "../../game/speech";
import { noteWords } from "../../game/notes";
import { say, words } from "../../words/words.svelte";
import { costWords, DISCARDED, givenUp, type BonusOf, type Outcome } from "./bonuses";
import { faceOf, type Half } from "./dominoes";
import type { Cell, Choices, JournalEvent, Kingdom, Place, Situation, View } from "./protocol";

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

/** The same with a full stop, where more is said after it. */
export const placeSentence = (domino: number, ghost: { left: Cell; right: Cell }): string =>
  say("place-sentence", { where: placeWords(domino, ghost) });

/** Where a domino would lie, what that brings and which bonuses it gives up. */
export function gainWords(domino: number, place: Place, kingdom: Kingdom): string {
  const told = { where: placeWords(domino, place), gain: words.signed(place.gain) };
  const given = givenUp(kingdom, place);
  return given.length ? say("place-costs", { ...told, bonus: costWords(given) }) : say("place-gains", told);
}

const costSentence = (given: readonly BonusOf[]): string =>
  given.length ? say("say-gives-up", { bonus: costWords(given) }) : "";

/** One sentence: whose turn it is and what to do now. `place`: where the domino lies in pencil. */
export function sentence(table: Situation, pencilled: boolean, place: Place | null = null): Sentence {
  const { view, choices } = table;
  if (!view) return { lead: say("say-connecting"), rest: "" };
  if (view.to_move === null) return overSentence(table, view);
  const now = view.line.find(({ state }) => state === "now")?.domino ?? 0;
  if (view.to_move !== view.seat || !choices) return othersSentence(table, view, now);
  if (table.pending && table.slow) return { lead: say("say-sent"), rest: say("say-sent-rest") };
  return asked(table, decision(table, view, choices, now, pencilled, place));
}

/** It is one's turn; where several people share the screen, the name says so. */
const turn = ({ shared }: Situation, what: string): Sentence =>
  shared ? { lead: what, rest: "" } : { lead: say("say-your-turn"), rest: what };

function decision(
  table: Situation,
  view: View,
  choices: Choices,
  now: number,
  pencilled: boolean,
  place: Place | null,
): Sentence {
  if (view.phase === "opening") return turn(table, say("say-claim-first"));
  if (view.phase === "claim") return turn(table, say("say-claim-next"));
  const costs = (done: Outcome | null): string => {
    const kingdom = done && view.kingdoms[view.to_move ?? 0];
    return kingdom ? costSentence(givenUp(kingdom, done)) : "";
  };
  if (choices.discard) {
    const rest = words.sentences([say("say-no-fit-rest"), costs(DISCARDED)]);
    return { lead: say("say-no-fit", { domino: now }), rest };
  }
  if (pencilled) {
    const rest = words.sentences([costs(place), say(choices.seals ? "say-make-final" : "say-claim-final")]);
    return { lead: say("say-pencilled", { domino: now }), rest };
  }
  return turn(table, say(choices.seals ? "say-place-last" : "say-place", { domino: now }));
}

/** The rule of what is to be decided now. */
export function ruleNow({ view, choices }: Situation): string {
  if (view?.phase === "opening") return "K-063";
  if (view?.phase === "claim") return "K-088";
  return choices?.discard ? "K-109" : "K-084";
}

function othersSentence(table: Situation, view: View, now: number): Sentence {
  const mover = view.to_move ?? 0;
  const args = { who: nameOf(table, mover), domino: now };
  return {
    lead: say(view.phase === "place" ? "say-other-places" : "say-other-claims", args),
    rest: waitWords(table, mover),
  };
}

/** A line of the log; empty for what needs no telling. */
export function eventWords(table: Situation, event: JournalEvent): string {
  switch (event.e) {
    case "game":
      return table.view && table.view.games > 1 ? say("log-game", { n: event.number }) : "";
    case "kings":
      return say("log-kings", { who: words.list(event.seats.map((seat) => seatLabel(table, seat))) });
    case "line":
      return say("log-line", { dominoes: words.list(event.dominoes.map((domino) => words.num(domino))) });
    case "claim":
      return say(event.forced ? "log-claim-forced" : "log-claim", {
        ...about(table, event.seat),
        domino: event.domino,
      });
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
    default:
      return noteWords(table, event);
  }
}

/** The same for who does not see the table: what lies where, and what was turned up. */
export function spoken(table: Situation, event: JournalEvent): string {
  if (event.e === "line") {
    const dominoes = event.dominoes.map((domino) => say("said-domino", { domino, face: faceWords(domino) }));
    return say("said-line", { dominoes: words.list(dominoes) });
  }
  const told = eventWords(table, event);
  return event.e === "place" ? words.sentences([told, placeSentence(event.domino, event)]) : told;
}

/** The clock or a bot that played; whom it played for stands in what comes after. */
const momentPlayedFor = (table: Situation): string =>
  table.moment && momentBy(table) ? playedBy(table, table.moment) : "";

/** What happens in the moment that is shown. */
export function momentSentence(table: Situation): Sentence {
  const lines = (table.moment?.events ?? []).map((event) => eventWords(table, event)).filter((text) => text !== "");
  return { lead: words.sentences([momentPlayedFor(table), lines[0] ?? ""]), rest: words.sentences(lines.slice(1)) };
}

/** What the games of a Dynasty that are over have brought. */
export const earlier = ({ history }: View, seat: number): number =>
  history.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0);

/** The same of everybody; empty where this is the first game, or the only one. */
export function sumsWords(table: Situation, view: View): string {
  if (view.games === 1 || view.history.length === 0 || view.over) return "";
  const sums = view.kingdoms.map((_, seat) =>
    say("log-score", { who: seatLabel(table, seat), score: earlier(view, seat) }),
  );
  return say("sums-so-far", { sums: words.list(sums) });
}

export function optionWords(view: View): string[] {
  const { options } = view;
  const parts = [say("players", { n: options.players })];
  if (options.mighty_duel) parts.push(say("kingdomino-option-mighty_duel"));
  if (options.dynasty) parts.push(say("kingdomino-option-dynasty"));
  if (options.middle_kingdom) parts.push(say("kingdomino-option-middle_kingdom"));
  if (options.harmony) parts.push(say("kingdomino-option-harmony"));
  return parts;
}

/** The log of a table, up to a frame. What the clock or the table played for somebody is said with it. */
export function logLines(table: Situation, upTo: number | null): LogLine[] {
  return table.log
    .filter(({ seq }) => upTo === null || seq <= upTo)
    .flatMap(({ seq, event, ...entry }, index, log) => [
      { text: log[index - 1]?.seq === seq ? "" : playedBy(table, entry), head: false },
      { text: toldOnce(table, event, () => eventWords(table, event)), head: event.e === "round" || event.e === "game" },
    ])
    .filter(({ text }) => text !== "");
}
