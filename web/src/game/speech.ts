/** Names and reasons, as every game says them. */
import type { AnyView, Colour, Seat, Why } from "../net/protocol";
import type { Situation } from "./situation";
import { FALLBACK } from "../words/languages";
import { say, words, type Args } from "../words/words.svelte";

export { toldOnce } from "./told.svelte"; // from here, so that one game's part is not read for the other

export function nameOf(table: Situation, seat: number): string {
  const { name, kind, colour } = seatAt(table, seat);
  return name || (roleOf(table, colour) ?? say(kind === "bot" ? "bot-name" : "player-name", { colour }));
}

/** Who a seat is in a game that has names for them, as its monsters; null in any other. */
export function roleOf({ game }: Situation, colour: Colour): string | null {
  const key = `${game}-name`;
  return words.has(key) ? say(key, { colour }) : null;
}

/** For narrow places: a bot's tree without the word for bot. */
export function shortName(table: Situation, seat: number): string {
  const { name, kind, colour } = seatAt(table, seat);
  return kind === "bot" ? name || (roleOf(table, colour) ?? say("bot-short", { colour })) : nameOf(table, seat);
}

/** Is it the reader whose seat that is? Nobody is, where several people share the screen. */
export const isYou = (table: Situation, seat: number | null): boolean =>
  seat !== null && seat === table.me && !table.shared;

/** The same; the reader is "You". */
export const shortLabel = (table: Situation, seat: number): string =>
  isYou(table, seat) ? say("you") : shortName(table, seat);

/** A kind of bot as it is offered; one of the host's own has the name that it came with. */
export const botName = (bot: string): string => (words.has(`bot-kind-${bot}`) ? say(`bot-kind-${bot}`) : bot);

/** Where several people share the screen: whether a person sits at it, too, or came by a link. A key of the catalogue. */
export function comes(table: Situation, seat: number): "at-this-screen" | "by-link" | null {
  const { kind, screen } = seatAt(table, seat);
  if (!table.shared || kind === "bot") return null;
  return screen != null && screen === seatAt(table, table.me ?? -1).screen ? "at-this-screen" : "by-link";
}

export function seatAt(table: Situation, seat: number): Seat {
  return (
    table.seats.find((entry) => entry.seat === seat) ?? { seat, kind: "human", name: null, colour: "blue", here: false }
  );
}

export const colourOf = (table: Situation, seat: number): Colour => seatAt(table, seat).colour;

/** Arguments for a message about a seat: its name, and whether it is the reader's own. */
export function about(table: Situation, seat: number): { who: string; you: "yes" | "no" } {
  return { who: nameOf(table, seat), you: isYou(table, seat) ? "yes" : "no" };
}

export const seatLabel = (table: Situation, seat: number): string =>
  isYou(table, seat) ? say("you") : nameOf(table, seat);

/** What is asked of whoever plays here, by name where several people share the screen. */
export function asked(table: Situation, { lead, rest }: Sentence): Sentence {
  const who = table.shared && table.me !== null ? nameOf(table, table.me) : null;
  return who === null ? { lead, rest } : { lead: say("say-called", { who, what: lead }), rest };
}

/** Whose last move that is, where several people share the screen. */
export const nameAmong = (table: Situation, seat: number | null): string | null =>
  table.shared && seat !== null ? nameOf(table, seat) : null;

/** What is said where not a player but somebody for them played: the clock, or the table for a bot. */
function byWords(by: string): string {
  if (by === "clock") return say("log-by-clock");
  if (by === "bot") return say("log-by-bot");
  return by === "stand-in" ? say("log-by-default") : "";
}

/** Who or what played for a seat, told of whose it is; empty where it played itself. */
export function playedFor(table: Situation, { seat, by }: { seat: number | null; by: string | null }): string {
  return seat !== null && (by === "clock" || by === "bot") ? say(`said-by-${by}`, about(table, seat)) : "";
}

/** The same for a log: its next sentence names the player, unless that is the reader. */
export const playedBy = (table: Situation, { seat, by }: { seat: number | null; by: string | null }): string =>
  (seat === table.me && playedFor(table, { seat, by })) || byWords(by ?? "");

/** The same for the moment that is shown, where it is the first of its command. */
export function momentBy(table: Situation): string {
  const { moment, log } = table;
  if (!moment) return "";
  const before = log[log.length - 1 - (moment.again ? 0 : moment.events.length)];
  return before?.seq === moment.seq ? "" : playedFor(table, moment);
}

/** The reason of a refusal in the reader's language, else the server's English. */
export function whyWords(why: Why): string {
  const there = words.look(why.key);
  if (there === null && words.language.code !== FALLBACK) return "";
  if (!there) return why.text ?? say("refused");
  const args = Object.entries(why.args ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? words.list(value.map((part) => (typeof part === "number" ? words.num(part) : part))) : value,
  ]);
  return say(why.key, Object.fromEntries(args) as Args);
}

/** The rule that a refusal names, where the catalogue tells it. */
export const ruleOf = (why: Why | null): string | null =>
  why?.rule && words.look(`rule-${why.rule}`) ? why.rule : null;

export interface Sentence {
  lead: string;
  rest: string;
}

/** A line of the log; a head begins something new. */
export interface LogLine {
  text: string;
  head: boolean;
}

/** Who won, in one sentence. */
export function overSentence(table: Situation, view: AnyView): Sentence {
  const won = view.winners.map((seat) => seatLabel(table, seat));
  if (won.length === 0) return { lead: say("say-nobody-wins"), rest: "" };
  const mine = view.winners.some((seat) => isYou(table, seat));
  if (won.length > 1) return { lead: say("say-shared", { who: words.list(won) }), rest: "" };
  if (mine) return { lead: say("say-you-win"), rest: "" };
  return { lead: say("say-wins", { who: won[0] ?? "" }), rest: "" };
}

/** What is said while others decide: a bot thinks, somebody is not at the table. */
export function waitWords(table: Situation, seat: number): string {
  const mover = seatAt(table, seat);
  if (mover.kind === "bot" || mover.lent)
    return say(table.thinking?.warming === true ? "say-bot-warming" : "say-bot-thinks");
  return mover.here ? "" : say("say-not-here", { who: nameOf(table, seat) });
}
