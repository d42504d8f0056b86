/** Cards in words: names and texts are the catalogue's; which are used at once, the page has to know for their edge. */
import { say, words } from "../../words/words.svelte";
import type { OwnedCard } from "./protocol";

const AT_ONCE = new Set(
  `apartment_building commuter_train corner_store drop_from_high_altitude energize evacuation_orders fire_blast frenzy
gas_refinery heal high_altitude_bombing jet_fighters national_guard nuclear_power_plant skyscraper tanks vast_storm`.split(
    /\s+/,
  ),
);

/** Cards that are used up when they are bought; all others are kept. */
export const atOnce = (card: string): boolean => AT_ONCE.has(card);

const key = (card: string): string => `card-${card.replaceAll("_", "-")}`;

export const cardName = (card: string): string => (words.has(key(card)) ? say(key(card)) : card.replaceAll("_", " "));

export function cardText(card: string): string {
  const text = `${key(card)}-text`;
  return words.has(text) ? say(text) : "";
}

export function cardRuling(card: string): string {
  const ruling = `${key(card)}-ruling`;
  return words.look(ruling) ? say(ruling) : "";
}

/** A card of a monster by name, with what lies on it or what it copies. */
export function ownedName({ card, counters, copies }: OwnedCard): string {
  const name = copies ? say("tokyo-copying", { card: cardName(card), copied: cardName(copies) }) : cardName(card);
  return counters > 0 ? say("tokyo-with-counters", { card: name, n: counters }) : name;
}
