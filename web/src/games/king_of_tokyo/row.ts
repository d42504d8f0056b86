/** What can be said of a card that lies in the row. */
import { say, words } from "../../words/words.svelte";
import { atOnce, cardName, cardText } from "./cards";
import type { RowCard, Situation } from "./protocol";

/** What is missing to buy a card, or that nothing is; with what one would have after the dice. */
export interface Note {
  text: string;
  brief: string;
  ok: boolean;
}

/** What a card costs the one who looks; who only watches sees the printed price. */
export const priceOf = ({ price, cost }: RowCard): number => price ?? cost;

/** The moves that buy cards of the row, by their card. */
export const offersOf = ({ choices }: Situation): Map<string, string> =>
  new Map((choices?.buy ?? []).filter(({ from }) => from === "row").map(({ card, move }) => [card, move]));

export function noteOf({ view, choices }: Situation, entry: RowCard, offered: boolean): Note | null {
  const me = view?.seat ?? null;
  const mine = me === null ? undefined : view?.monsters[me];
  if (!mine?.alive || entry.short === null || (view?.phase === "opportunist" && !offered)) return null;
  // While others play only what is missing is said: nothing can be bought then.
  if (entry.short <= 0 && view?.turn !== me && !offered) return null;
  if (entry.short <= 0) return { text: say("tokyo-affordable"), brief: say("tokyo-affordable-short"), ok: true };
  const brief = say("tokyo-short", { n: entry.short });
  const after = choices?.stop?.energy ? say("tokyo-short-after", { n: mine.energy + choices.stop.energy }) : "";
  return { text: after ? `${brief} · ${after}` : brief, brief, ok: false };
}

/** What is read aloud of it. */
export const labelOf = (card: string, price: number, note: Note | null): string =>
  words.sentences([
    say(atOnce(card) ? "tokyo-card-label-once" : "tokyo-card-label", { card: cardName(card), n: price }),
    cardText(card),
    note?.text ?? "",
  ]);
