/** Where cards are in a game, as everybody may see it. */
import { seatLabel } from "../../../game/speech";
import { say } from "../../../words/words.svelte";
import type { Situation } from "../protocol";

/** The places of each card that is in this game, in words: the row, its owners, the discarded cards. */
export function whereabouts(table: Situation): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const add = (card: string, where: string): void => {
    const known = places.get(card) ?? [];
    if (!known.includes(where)) places.set(card, [...known, where]);
  };
  const { view } = table;
  for (const entry of view?.row ?? []) if (entry) add(entry.card, say("tokyo-book-in-row"));
  for (const [seat, { cards }] of (view?.monsters ?? []).entries()) {
    for (const { card } of cards) add(card, say("tokyo-book-owned", { who: seatLabel(table, seat) }));
  }
  for (const card of view?.discard ?? []) add(card, say("tokyo-book-discarded"));
  return places;
}
