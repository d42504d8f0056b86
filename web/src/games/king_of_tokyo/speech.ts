/** What is asked and answered at a table of King of Tokyo, in words. */
import { about, asked, nameOf, overSentence, seatLabel, waitWords, type Sentence } from "../../game/speech";
import { say, words } from "../../words/words.svelte";
import { cardName } from "./cards";
import type { Choices, Face, Situation, View } from "./protocol";

export const faceWords = (face: Face): string => say(`face-${face}`);
export const facesWords = (faces: readonly Face[]): string => words.list(faces.map(faceWords));

export function optionWords(view: View): string[] {
  const parts = [say("tokyo-monsters", { n: view.options.players })];
  if (view.options.players > 4) parts.push(say(view.options.bay ? "tokyo-with-bay" : "tokyo-city-only"));
  parts.push(say("tokyo-goal-short"));
  return parts;
}

const OF_FACE: Partial<Record<Face, string>> = { heart: "T-073", energy: "T-064", claw: "T-067" };
/** The rule of what a die shows. */
export const ruleOfFace = (face: Face): string => OF_FACE[face] ?? "T-059";

const OF_PHASE: Partial<Record<View["phase"], string>> = {
  rolled: "T-052",
  probe: "T-056",
  change: "T-056",
  hearts: "T-073",
  react: "T-067",
  yield: "T-108",
  buy: "T-078",
};
/** The rule of what is to be decided now; of cards where a card asks. */
export const ruleNow = ({ view }: Situation): string => OF_PHASE[view?.phase ?? "rolled"] ?? "T-090";

/** One sentence: whose turn it is and what to do now. */
export function sentence(table: Situation): Sentence {
  const { view, choices } = table;
  if (!view) return { lead: say("say-connecting"), rest: "" };
  if (view.to_move === null) return overSentence(table, view);
  if (choices && view.to_move === view.seat) {
    if (table.pending && table.slow) return { lead: say("say-sent"), rest: say("say-sent-rest") };
    return asked(table, mine(table, view, choices));
  }
  const seat = view.to_move;
  const mover = about(table, seat);
  const lead = say(`tokyo-other-${view.phase}`, mover);
  return { lead, rest: waitWords(table, seat) };
}

function mine(table: Situation, view: View, choices: Choices): Sentence {
  const by = view.question?.by;
  const who = by === null || by === undefined ? "" : nameOf(table, by);
  const damage = view.question?.damage ?? choices.react?.damage ?? 0;
  const turn = view.monsters[view.turn];
  switch (choices.phase) {
    case "rolled":
      return choices.keep
        ? { lead: say("tokyo-keep"), rest: say("tokyo-throws-left", { n: view.rerolls }) }
        : { lead: say("tokyo-thrown"), rest: say("tokyo-more-throws") };
    case "probe":
      return { lead: say("tokyo-ask-probe", { who: nameOf(table, view.turn) }), rest: say("tokyo-ask-probe-rest") };
    case "change":
      return { lead: say("tokyo-ask-change"), rest: say("tokyo-ask-change-rest") };
    case "hearts":
      return { lead: say("tokyo-ask-hearts", { n: choices.hearts?.hearts ?? 0 }), rest: say("tokyo-ask-hearts-rest") };
    case "react":
      return { lead: hitWords(table, view, damage), rest: after(table, say("tokyo-ask-react-rest")) };
    case "yield":
      // With Jets the damage is still to come.
      return {
        lead: say(choices.yield?.jets ? "tokyo-hits-you" : "tokyo-hit-you", { who, n: damage }),
        rest: after(table, say("tokyo-ask-yield-rest")),
      };
    case "buy":
      return { lead: say("tokyo-ask-buy"), rest: say("tokyo-energy-left", { n: turn?.energy ?? 0 }) };
    case "charge":
      return { lead: say("tokyo-ask-charge"), rest: say("tokyo-ask-charge-rest") };
    case "opportunist":
      return { lead: say("tokyo-ask-opportunist"), rest: words.list((view.question?.cards ?? []).map(cardName)) };
    case "sell":
      return { lead: say("tokyo-ask-sell"), rest: say("tokyo-ask-sell-rest") };
    case "mimic":
      return { lead: say("tokyo-ask-mimic"), rest: "" };
    default:
      return { lead: say("log-over"), rest: "" };
  }
}

/** What the reader's Camouflage has just rolled and stopped, while the rest of the damage is still asked about. */
export function camouflaged({ log, me, choices }: Situation): { dice: Face[]; stopped: number } | null {
  const last = log.at(-1)?.seq;
  const mine = log.filter(({ seq, event }) => seq === last && "seat" in event && event.seat === me);
  const rolled = mine.find(({ event }) => event.e === "camouflage")?.event;
  if (rolled?.e !== "camouflage" || !["react", "yield"].includes(choices?.phase ?? "")) return null;
  const spared = mine.map(({ event }) => (event.e === "prevented" && event.why === "camouflage" ? event.amount : 0));
  return { dice: rolled.dice, stopped: spared.reduce((all, n) => all + n, 0) };
}

/** What has just been stopped, before what is asked. */
function after(table: Situation, rest: string): string {
  const stopped = camouflaged(table)?.stopped ?? 0;
  const spared = { ...about(table, table.me ?? 0), n: stopped, card: cardName("camouflage") };
  return stopped ? words.sentences([say("tokyo-log-prevented", spared), rest]) : rest;
}

/** Who hits whom and how hard, before it lands. */
function hitWords(table: Situation, view: View, n: number): string {
  const question = view.question;
  if (question?.by !== null && question?.by !== undefined && question.by !== view.seat)
    return say("tokyo-hits-you", { who: nameOf(table, question.by), n });
  return say("tokyo-threat", { why: whyOf(question?.why ?? "poison"), n });
}

/** Why something happened: the dice, Tokyo, a card. */
export function whyOf(why: string): string {
  const key = `tokyo-why-${why}`;
  return words.has(key) ? say(key) : cardName(why);
}

/** Who alone is asked, out of turn and before the eyes of others who look at the same screen. */
export const askedAlone = ({ shared, view, choices }: Situation): number | null =>
  shared === true && view && choices && view.turn !== view.seat ? view.seat : null;

/** A move as what is written on its button. */
export function moveWords(table: Situation, move: string): string {
  const [verb = "", ...rest] = move.split(" ");
  switch (verb) {
    case "buy": {
      const card = rest[0] ?? "";
      if (card === "top") {
        const top = table.view?.top?.card;
        return say("tokyo-move-buy-top", { card: table.shared ? say("secret-card") : top ? cardName(top) : "" });
      }
      const from = rest[1] === "from" ? Number(rest[2]) : null;
      return from === null
        ? say("tokyo-move-buy", { card: cardName(card) })
        : say("tokyo-move-buy-from", { card: cardName(card), who: nameOf(table, from) });
    }
    case "keep":
      return say("tokyo-move-keep", { n: rest.length, dice: facesWords(rest as Face[]) });
    case "hearts":
      return say("tokyo-hearts-seal");
    case "sell":
      return say("tokyo-move-sell", { card: cardName(rest[0] ?? "") });
    case "mimic":
      return say("tokyo-move-mimic", { card: cardName(rest[0] ?? ""), who: seatLabel(table, Number(rest[2])) });
    case "probe":
      return say("tokyo-move-probe", { face: faceWords(rest[0] as Face) });
    case "herd_culler":
      return say("tokyo-move-change", { card: cardName(verb), face: faceWords(rest[0] as Face), to: faceWords("1") });
    case "plot_twist":
    case "stretchy":
      return say("tokyo-move-change", {
        card: cardName(verb),
        face: faceWords(rest[0] as Face),
        to: faceWords(rest[1] as Face),
      });
    case "charge":
      return say("tokyo-move-charge", { n: Number(rest[0]) });
    case "telepath":
    case "smoke_cloud":
    case "wings":
    case "camouflage":
    case "rapid_healing":
      return cardName(verb);
    case "stay":
    case "yield": {
      const place = table.choices?.yield?.place ?? "city";
      return say(verb === "stay" ? "tokyo-move-stay" : "tokyo-move-yield", { place });
    }
    default:
      return words.has(`tokyo-move-${verb}`) ? say(`tokyo-move-${verb}`) : move;
  }
}

/** What a choice brings besides its button, in a few words; empty where nothing is to be said. */
export function moveNote(table: Situation, move: string): string {
  const verb = move.split(" ")[0] ?? "";
  const key = `tokyo-note-${verb}`;
  if (!words.has(key) || (verb === "take" && !table.choices?.react?.camouflage)) return "";
  const by = table.view?.question?.by;
  return say(key, {
    who: by === null || by === undefined ? "" : nameOf(table, by),
    place: table.choices?.yield?.place ?? "city",
    jets: table.choices?.yield?.jets ? "yes" : "no",
  });
}
