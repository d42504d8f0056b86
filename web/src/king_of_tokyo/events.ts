/** Every event of a table in a sentence: the log, and the replay's line. */
import { about, byWords, momentBy, nameOf, seatLabel, type LogLine, type Sentence, toldOnce } from "../words/speech";
import { noteWords } from "../words/notes";
import { say, words } from "../words/words.svelte";
import { cardName } from "./cards";
import { presetWords } from "./presets.svelte";
import type { JournalEvent, Table } from "./protocol";
import { faceWords, facesWords, whyOf } from "./speech";

/** A line of the log; empty for what needs no telling. */
export function eventWords(table: Table, event: JournalEvent): string {
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
        targets: labels(table, event.targets),
      });
    case "damage":
      return say(event.by === null || event.by === event.seat ? "tokyo-log-damage" : "tokyo-log-damage-by", {
        ...about(table, event.seat),
        n: event.amount,
        now: event.health,
        by: event.by === null ? "" : nameOf(table, event.by),
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
        : say("tokyo-log-out-by", { ...about(table, event.seat), by: nameOf(table, event.by) });
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
        of: nameOf(table, event.of),
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

const labels = (table: Table, seats: number[]): string => words.list(seats.map((seat) => seatLabel(table, seat)));

function startWords(table: Table, rolls: [number, number][][], first: number): string {
  const told = rolls.map((round) =>
    words.list(round.map(([seat, claws]) => say("tokyo-log-start-claws", { who: seatLabel(table, seat), n: claws }))),
  );
  return say("tokyo-log-start", {
    rolls: told.reduce((rolls, more) => say("tokyo-log-start-again", { rolls, more })),
    ...about(table, first),
  });
}

function counterWords(table: Table, seat: number, poison: number, shrink: number): string {
  const who = about(table, seat);
  return words.sentences([
    poison === 0 ? "" : say(poison > 0 ? "tokyo-log-poison" : "tokyo-log-poison-gone", { ...who, n: Math.abs(poison) }),
    shrink === 0 ? "" : say(shrink > 0 ? "tokyo-log-shrink" : "tokyo-log-shrink-gone", { ...who, n: Math.abs(shrink) }),
  ]);
}

function buyWords(table: Table, seat: number, card: string, price: number, from: "row" | "top" | number): string {
  const told = { ...about(table, seat), card: cardName(card), n: price };
  if (from === "row") return say("tokyo-log-buy", told);
  if (from === "top") return say("tokyo-log-buy-top", told);
  return say("tokyo-log-buy-from", { ...told, from: nameOf(table, from) });
}

const leaveWords = (why: string): string =>
  words.has(`tokyo-leave-${why}`) ? say(`tokyo-leave-${why}`) : cardName(why);

const loseWords = (why: string): string => (words.has(`tokyo-lose-${why}`) ? say(`tokyo-lose-${why}`) : cardName(why));

function overLine(table: Table, winners: number[], cause: string): string {
  if (winners.length === 0) return say("tokyo-over-nobody");
  return say(`tokyo-over-${cause}`, { who: labels(table, winners), n: winners.length });
}

/** Why the game ended, for the end screen. */
export const causeWords = (table: Table): string =>
  table.view?.cause ? overLine(table, table.view.winners, table.view.cause) : "";

/** The log of a table up to a frame. What the clock or a preset played is said with it. */
export function logLines(table: Table, upTo: number | null): LogLine[] {
  const lines: LogLine[] = [];
  let noted = -1;
  for (const { seq, event, by } of table.log) {
    if (upTo !== null && seq > upTo) break;
    if (by !== null && noted !== seq) {
      noted = seq;
      const text = byWords(by) || presetWords(by);
      if (text) lines.push({ text, head: false });
    }
    const text = toldOnce(table, event, () => eventWords(table, event));
    if (text) lines.push({ text, head: event.e === "turn" });
  }
  return lines;
}

/** What happens in the moment that is shown. */
export function momentSentence(table: Table): Sentence {
  const events = (table.moment?.events ?? []).filter(({ e }) => !QUIET.has(e));
  const lines = events.map((event) => eventWords(table, event)).filter((text) => text !== "");
  return { lead: words.sentences([momentBy(table), lines[0] ?? ""]), rest: words.sentences(lines.slice(1)) };
}

const QUIET = new Set(["reveal", "shuffle"]);

/** What happened in one frame, for the replay; the heading of a turn on a line of its own. */
export const toldAt = (table: Table, seq: number): string =>
  words
    .sentences(
      table.log
        .filter((entry) => entry.seq === seq && !QUIET.has(entry.event.e))
        .map(({ event }) => (event.e === "turn" ? `\n${eventWords(table, event)}\n` : eventWords(table, event))),
    )
    .trim();
