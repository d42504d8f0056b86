/** Every event of a table in a sentence: the log, and the replay's line. */
import {
  about,
  isYou,
  momentBy,
  nameOf,
  playedBy,
  seatLabel,
  type LogLine,
  type Sentence,
  toldOnce,
} from "../../game/speech";
import { noteWords } from "../../game/notes";
import { say, words } from "../../words/words.svelte";
import { cardName } from "./cards";
import { presetWords } from "./presets.svelte";
import type { Moment } from "../../game/moments";
import type { JournalEvent, Situation, View } from "./protocol";
import { faceWords, facesWords, whyOf } from "./speech";

/** A line of the log; empty for what needs no telling. */
export function eventWords(table: Situation, event: JournalEvent): string {
  switch (event.e) {
    case "start_roll":
      return startWords(table, event.rolls, event.first);
    case "turn":
      return event.extra
        ? say("tokyo-log-turn-extra", { ...about(table, event.seat), n: event.number, card: cardName(event.extra) })
        : say("tokyo-log-turn", { ...about(table, event.seat), n: event.number });
    case "throw":
      return say("tokyo-log-throw", { ...about(table, event.seat), dice: facesWords(event.thrown) });
    case "again":
      return say("tokyo-log-again", { ...about(table, event.seat), to: faceWords(event.to) });
    case "extra_throw":
      return say("tokyo-log-extra-throw", { ...about(table, event.seat), card: cardName(event.card) });
    case "probe":
      return say("tokyo-log-probe", {
        ...about(table, event.seat),
        face: faceWords(event.face),
        to: faceWords(event.to),
      });
    case "change":
      return say("tokyo-log-change", {
        ...about(table, event.seat),
        card: cardName(event.card),
        face: faceWords(event.face),
        to: faceWords(event.to),
      });
    case "stop":
      return say("tokyo-log-stop", { ...about(table, event.seat), dice: facesWords(event.dice) });
    case "vp":
      return say(event.amount < 0 ? "tokyo-log-vp-lost" : "tokyo-log-vp", {
        ...about(table, event.seat),
        n: Math.abs(event.amount),
        now: event.vp,
        why: whyOf(event.why),
      });
    case "energy":
      return say(event.amount < 0 ? "tokyo-log-energy-paid" : "tokyo-log-energy", {
        ...about(table, event.seat),
        n: Math.abs(event.amount),
        now: event.energy,
        why: whyOf(event.why),
      });
    case "heal":
      return say("tokyo-log-heal", {
        ...about(table, event.seat),
        n: event.amount,
        now: event.health,
        why: whyOf(event.why),
      });
    case "counters":
      return counterWords(table, event.seat, event.poison, event.shrink);
    case "attack":
      return say(event.targets.length ? "tokyo-log-attack" : "tokyo-log-attack-nobody", {
        ...about(table, event.seat),
        n: event.claws,
        targets: words.list(event.targets.map((seat) => (isYou(table, seat) ? say("name-you") : nameOf(table, seat)))),
      });
    case "damage":
      return say(event.by === null || event.by === event.seat ? "tokyo-log-damage" : "tokyo-log-damage-by", {
        ...about(table, event.seat),
        n: event.amount,
        now: event.health,
        by: event.by === null ? "" : nameOf(table, event.by),
        mine: isMine(table, event.by),
        why: whyOf(event.why),
      });
    case "prevented":
      return say("tokyo-log-prevented", { ...about(table, event.seat), n: event.amount, card: cardName(event.why) });
    case "camouflage":
      return say("tokyo-log-camouflage", { ...about(table, event.seat), dice: facesWords(event.dice) });
    case "yield":
      return say("tokyo-log-yield", about(table, event.seat));
    case "stay":
      return say("tokyo-log-stay", about(table, event.seat));
    case "leave":
      return event.why === "yield"
        ? ""
        : say("tokyo-log-leave", { ...about(table, event.seat), place: event.place, why: leaveWords(event.why) });
    case "enter":
      return say("tokyo-log-enter", { ...about(table, event.seat), place: event.place });
    case "bay_closed":
      return say("tokyo-log-bay-closed");
    case "out":
      return event.by === null || event.by === event.seat
        ? say("tokyo-log-out", about(table, event.seat))
        : say("tokyo-log-out-by", {
            ...about(table, event.seat),
            by: nameOf(table, event.by),
            mine: isMine(table, event.by),
          });
    case "child":
      return say("tokyo-log-child", { ...about(table, event.seat), card: cardName("it_has_a_child") });
    case "buy":
      return buyWords(table, event.seat, event.card, event.price, event.from);
    case "lose":
      return say("tokyo-log-lose", {
        ...about(table, event.seat),
        card: cardName(event.card),
        why: loseWords(event.why),
      });
    case "reveal":
      return say("tokyo-log-reveal", { card: cardName(event.card) });
    case "sweep":
      return say("tokyo-log-sweep", about(table, event.seat));
    case "shuffle":
      return say("tokyo-log-shuffle");
    case "mimic":
      return say("tokyo-log-mimic", {
        ...about(table, event.seat),
        card: cardName(event.card),
        of: seatLabel(table, event.of),
        own: event.of === event.seat ? "yes" : "no",
      });
    case "unmimic":
      return say("tokyo-log-unmimic", about(table, event.seat));
    case "charge":
      return say("tokyo-log-charge", { ...about(table, event.seat), n: event.amount });
    case "over":
      return overLine(table, event.winners, event.cause);
    default:
      return noteWords(table, event);
  }
}

/** Is it the reader who did it, or whose it was? */
const isMine = (table: Situation, seat: number | null): "yes" | "no" => (isYou(table, seat) ? "yes" : "no");

/** The same, for who only hears it: of one's own throw, what all dice show then. */
export function eventSaid(table: Situation, event: JournalEvent): string {
  const text = eventWords(table, event);
  const all = event.e === "throw" && event.seat === table.me && event.thrown.length < event.dice.length;
  return all ? words.sentences([text, say("tokyo-log-all-dice", { dice: facesWords(event.dice) })]) : text;
}

const labels = (table: Situation, seats: number[]): string => words.list(seats.map((seat) => seatLabel(table, seat)));

function startWords(table: Situation, rolls: [number, number][][], first: number): string {
  const told = rolls.map((round) =>
    words.list(round.map(([seat, claws]) => say("tokyo-log-start-claws", { who: seatLabel(table, seat), n: claws }))),
  );
  return say("tokyo-log-start", {
    rolls: told.reduce((rolls, more) => say("tokyo-log-start-again", { rolls, more })),
    ...about(table, first),
  });
}

function counterWords(table: Situation, seat: number, poison: number, shrink: number): string {
  const who = about(table, seat);
  return words.sentences([
    poison === 0 ? "" : say(poison > 0 ? "tokyo-log-poison" : "tokyo-log-poison-gone", { ...who, n: Math.abs(poison) }),
    shrink === 0 ? "" : say(shrink > 0 ? "tokyo-log-shrink" : "tokyo-log-shrink-gone", { ...who, n: Math.abs(shrink) }),
  ]);
}

function buyWords(table: Situation, seat: number, card: string, price: number, from: "row" | "top" | number): string {
  const told = { ...about(table, seat), card: cardName(card), n: price };
  if (from === "row") return say("tokyo-log-buy", told);
  if (from === "top") return say("tokyo-log-buy-top", told);
  return say("tokyo-log-buy-from", { ...told, from: nameOf(table, from), mine: isMine(table, from) });
}

const leaveWords = (why: string): string =>
  words.has(`tokyo-leave-${why}`) ? say(`tokyo-leave-${why}`) : cardName(why);

const loseWords = (why: string): string => (words.has(`tokyo-lose-${why}`) ? say(`tokyo-lose-${why}`) : cardName(why));

function overLine(table: Situation, winners: number[], cause: string): string {
  if (winners.length === 0) return say("tokyo-over-nobody");
  return say(`tokyo-over-${cause}`, { who: labels(table, winners), n: winners.length });
}

/** Why the game ended, for the end screen. */
export const causeWords = (table: Situation): string =>
  table.view?.cause ? overLine(table, table.view.winners, table.view.cause) : "";

/** What one command brought, from its first event on. */
function allOf(log: Situation["log"], seq: number): JournalEvent[] {
  const next = log.findIndex((entry) => entry.seq !== seq);
  return log.slice(0, next < 0 ? undefined : next).map(({ event }) => event);
}

/** The log of a table up to a frame. What the clock or a preset played is said with it. */
export function logLines(table: Situation, upTo: number | null): LogLine[] {
  const lines: LogLine[] = [];
  let noted = -1;
  for (const [at, { seq, seat, event, by }] of table.log.entries()) {
    if (upTo !== null && seq > upTo) break;
    if (by !== null && noted !== seq) {
      noted = seq;
      const played = playedBy(table, { seat, by });
      const text = played || presetWords(by);
      if (text) lines.push({ text, head: false });
      const events = played ? allOf(table.log.slice(at), seq) : [];
      for (const nothing of nothingBought(table, seat, events)) lines.push({ text: nothing, head: false });
    }
    const text = toldOnce(table, event, () => eventWords(table, event));
    if (text) lines.push({ text, head: event.e === "turn" });
  }
  return lines;
}

/** What happens in the moment that is shown; what one loses oneself comes first. */
export function momentSentence(table: Situation): Sentence {
  const events = (table.moment?.events ?? []).filter(({ e }) => !QUIET.has(e));
  const mine = events.filter((event) => hurts(event, table.me));
  const lines = [...mine, ...events.filter((event) => !mine.includes(event))]
    .map((event) => eventWords(table, event))
    .filter((text) => text !== "");
  const by = momentBy(table);
  if (by) lines.unshift(...nothingBought(table, table.moment?.seat ?? null, events));
  return { lead: words.sentences([by, lines[0] ?? ""]), rest: words.sentences(lines.slice(1)) };
}

/** While dice fall: who throws how many. */
export function rollSentence(table: Situation, { events }: Moment<View, JournalEvent>): Sentence {
  const roll = events.find(({ e }) => ROLLS.has(e));
  const n = roll?.e === "throw" ? roll.thrown.length : 1;
  return { lead: roll && "seat" in roll ? say("tokyo-rolls", { ...about(table, roll.seat), n }) : "", rest: "" };
}

const ROLLS = new Set<JournalEvent["e"]>(["throw", "probe", "again"]);

const hurts = (event: JournalEvent, me: number | null): boolean =>
  (event.e === "damage" || event.e === "out") && event.seat === me;

/** What somebody does who does more than to end the own turn. */
const DONE = new Set<JournalEvent["e"]>([
  ...(["start_roll", "throw", "stop", "probe", "change", "attack", "damage", "yield", "stay", "camouflage"] as const),
  ...(["buy", "sweep", "mimic", "charge", "lose"] as const),
]);

/** Where the clock or a bot ended a turn for somebody who could still buy, that is all that it did. */
function nothingBought(table: Situation, seat: number | null, events: readonly JournalEvent[]): string[] {
  const ended = seat !== null && events.some(({ e }) => e === "turn") && !events.some(({ e }) => DONE.has(e));
  return ended ? [say("tokyo-log-nothing-bought", about(table, seat))] : [];
}

const QUIET = new Set(["reveal", "shuffle"]);

/** What happened in one frame, for the replay; the heading of a turn on a line of its own. */
export const toldAt = (table: Situation, seq: number): string =>
  words
    .sentences(
      table.log
        .filter((entry) => entry.seq === seq && !QUIET.has(entry.event.e))
        .map(({ event }) => (event.e === "turn" ? `\n${eventWords(table, event)}\n` : eventWords(table, event))),
    )
    .trim();
