/** Names and reasons, as every game says them. */
import type { AnyView, Colour, Gathering, Seat, Why } from "../net/protocol";
import type { Table } from "../net/table.svelte";
import { FALLBACK } from "./languages";
import { say, words, type Args } from "./words.svelte";

export { toldOnce } from "./told.svelte"; // from here, so that one game's part is not read for the other

/** A table of whatever game. */
export type AnyTable = Table;

export function nameOf(table: AnyTable, seat: number): string {
  const { name, kind, colour } = seatAt(table, seat);
  return name || (roleOf(table, colour) ?? say(kind === "bot" ? "bot-name" : "player-name", { colour }));
}

/** Who a seat is in a game that has names for them, as its monsters; null in any other. */
function roleOf({ game }: AnyTable, colour: Colour): string | null {
  const key = `${game}-name`;
  return words.has(key) ? say(key, { colour }) : null;
}

/** For narrow places: a bot's tree without the word for bot. */
export function shortName(table: AnyTable, seat: number): string {
  const { name, kind, colour } = seatAt(table, seat);
  return kind === "bot" ? name || (roleOf(table, colour) ?? say("bot-short", { colour })) : nameOf(table, seat);
}

/** A kind of bot as it is offered; one of the host's own has the name that it came with. */
export const botName = (bot: string): string => (words.has(`bot-kind-${bot}`) ? say(`bot-kind-${bot}`) : bot);

export function seatAt(table: AnyTable, seat: number): Seat {
  return (
    table.seats.find((entry) => entry.seat === seat) ?? { seat, kind: "human", name: null, colour: "blue", here: false }
  );
}

export const colourOf = (table: AnyTable, seat: number): Colour => seatAt(table, seat).colour;

/** Arguments for a message about a seat: its name, and whether it is the reader's own. */
export function about(table: AnyTable, seat: number): { who: string; you: "yes" | "no" } {
  return { who: nameOf(table, seat), you: seat === table.me ? "yes" : "no" };
}

export const seatLabel = (table: AnyTable, seat: number): string =>
  seat === table.me ? say("you") : nameOf(table, seat);

/** Whether a person is at the table, or has been; a key of the catalogue. */
export const presence = ({ here, claimed }: Seat): string => (here ? "came" : claimed ? "has-come" : "awaited");

/** What a table that is not dealt yet waits for. `inviting`: the reader has links for the others. */
export function gatheringWords(table: AnyTable, gather: Gathering, awaited: number[], inviting: boolean): Sentence {
  if (gather.revealing) return { lead: say("gather-sealing"), rest: say("gather-sealing-rest") };
  const who = words.list(awaited.map((seat) => seatLabel(table, seat)));
  const rest = [...(inviting && awaited.length > 0 ? [say("gather-invite")] : []), beginningWords(table, gather)];
  if (awaited.length > 0) return { lead: say("gather-waiting", { who }), rest: words.sentences(rest) };
  return { lead: say("gather-all"), rest: words.sentences(rest) };
}

/** Who or what begins the game. */
function beginningWords(table: AnyTable, { host, waits }: Gathering): string {
  if (!waits) return say("gather-then");
  if (host === null) return say(table.me === null ? "gather-anybody" : "gather-you-may");
  return host === table.me ? say("gather-you-begin") : say("gather-host-begins", { who: nameOf(table, host) });
}

/** What is said where not a player but somebody for them played: the clock, or the table for a bot. */
export function byWords(by: string): string {
  if (by === "clock") return say("log-by-clock");
  if (by === "bot") return say("log-by-bot");
  return by === "stand-in" ? say("log-by-stand-in") : "";
}

/** Who or what played for a seat, told of whose it is; empty where it played itself. */
export function playedFor(table: AnyTable, { seat, by }: { seat: number | null; by: string | null }): string {
  return seat !== null && (by === "clock" || by === "bot") ? say(`said-by-${by}`, about(table, seat)) : "";
}

/** The same for the moment that is shown, where it is the first of its command. */
export function momentBy(table: AnyTable): string {
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
export function overSentence(table: AnyTable, view: AnyView): Sentence {
  const won = view.winners.map((seat) => seatLabel(table, seat));
  if (won.length === 0) return { lead: say("say-nobody-wins"), rest: "" };
  const mine = view.seat !== null && view.winners.includes(view.seat);
  if (won.length > 1) return { lead: say("say-shared", { who: words.list(won) }), rest: "" };
  if (mine) return { lead: say("say-you-win"), rest: "" };
  return { lead: say("say-wins", { who: won[0] ?? "" }), rest: "" };
}

/** What is said while others decide: a bot thinks, somebody is not at the table. */
export function waitWords(table: AnyTable, seat: number): string {
  const mover = seatAt(table, seat);
  if (mover.kind === "bot" || mover.lent)
    return say(table.thinking?.warming === true ? "say-bot-warming" : "say-bot-thinks");
  return mover.here ? "" : say("say-not-here", { who: nameOf(table, seat) });
}
