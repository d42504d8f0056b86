/** Sentences about a table of any game: whose turn it is, who moved how. */
import { offer } from "../../net/offer.svelte";
import type { AnyEvent } from "../../net/protocol";
import { optionNamed, valueNamed } from "../../game/declared";
import {
  asked,
  nameOf,
  overSentence,
  playedBy,
  seatLabel,
  waitWords,
  type LogLine,
  type Sentence,
} from "../../game/speech";
import { isNote } from "../../game/moments";
import { noteWords } from "../../game/notes";
import { say, words } from "../../words/words.svelte";
import type { MoveEvent, Situation, View } from "./protocol";

/** One sentence: whose turn it is and what to do now. */
export function sentence(table: Situation): Sentence {
  const { view, choices } = table;
  if (!view) return { lead: say("say-connecting"), rest: "" };
  if (view.to_move === null) return overSentence(table, view);
  if (view.to_move !== view.seat || !choices)
    return { lead: say("plain-turn", { who: nameOf(table, view.to_move) }), rest: waitWords(table, view.to_move) };
  if (table.pending && table.slow) return { lead: say("say-sent"), rest: say("say-sent-rest") };
  return asked(
    table,
    table.shared ? { lead: say("plain-choose"), rest: "" } : { lead: say("say-your-turn"), rest: say("plain-choose") },
  );
}

/** A move as its player's; anything else by its name and its values, as the server tells them. */
export function eventWords(table: Situation, event: AnyEvent): string {
  if (isMove(event)) return say("plain-move", { who: seatLabel(table, event.seat), move: event.move });
  if (event.e === "over") return say("log-over");
  if (isNote(event)) return noteWords(table, event);
  const values = Object.entries(event).filter(([name]) => name !== "e");
  return [event.e, ...values.map(([name, value]) => valueWords(table, name, value))].join(" · ");
}

const isMove = (event: AnyEvent): event is MoveEvent =>
  event.e === "move" &&
  typeof (event as Partial<MoveEvent>).seat === "number" &&
  typeof (event as Partial<MoveEvent>).move === "string";

function valueWords(table: Situation, name: string, value: unknown): string {
  if (name === "seat" && typeof value === "number") return seatLabel(table, value);
  return `${name} ${shown(value)}`;
}

function shown(value: unknown): string {
  if (typeof value === "number") return words.num(value);
  if (typeof value === "string") return value;
  return Array.isArray(value) ? words.list(value.map(shown)) : JSON.stringify(value);
}

export function optionWords({ game, options }: View): string[] {
  const declared = offer.of(game);
  const parts = [say("players", { n: options.players })];
  if (!declared) return parts;
  for (const [name, value] of Object.entries(options)) {
    if (name === "players" || value === false) continue;
    const { label } = optionNamed(declared, name);
    parts.push(value === true ? label : `${label}: ${valueNamed(declared, name, value).label}`);
  }
  return parts;
}

/** The log of a table, up to a frame. What the clock or the table played for somebody is said with it. */
export function logLines(table: Situation, upTo: number | null): LogLine[] {
  return table.log
    .filter(({ seq }) => upTo === null || seq <= upTo)
    .flatMap(({ seq, event, ...entry }, index, log) => [
      log[index - 1]?.seq === seq ? "" : playedBy(table, entry),
      eventWords(table, event),
    ])
    .filter((text) => text !== "")
    .map((text) => ({ text, head: false }));
}

export const toldAt = (table: Situation, seq: number): string =>
  table.log
    .filter((entry) => entry.seq === seq)
    .map(({ event }) => eventWords(table, event))
    .join("\n");
