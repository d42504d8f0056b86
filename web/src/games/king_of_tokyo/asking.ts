import { untilHad } from "../../words/had";
import { words } from "../../words/words.svelte";
import type { Situation } from "./protocol";

/** What asks for an answer. A table that asks when it is opened waits for it; any other fetches it in a quiet moment. */
export const asking = {
  Ask: null as (typeof import("./Ask.svelte"))["default"] | null,
  load: async (): Promise<(typeof import("./Ask.svelte"))["default"]> =>
    (asking.Ask ??= (await untilHad(() => import("./Ask.svelte"))).default),
};

/** What happens in no game before somebody buys or sweeps, or leaves too few for the bay: lines of it are seldom. */
const SELDOM = new Set(["buy", "sweep", "bay_closed"]);
const seldom = (events: readonly { e: string }[]): boolean => events.some(({ e }) => SELDOM.has(e));

/** Does anybody own a card? From then on the words of cards are needed. */
const owned = ({ view }: Situation): boolean => view?.monsters.some(({ cards }) => cards.length > 0) ?? false;

/** The words of cards: what they bring, what they ask, and lines of what is seldom. */
const cardWords = (): Promise<void> => untilHad(() => words.need(["tokyo_more"]));

/** What is seldom is not told before its words are there. */
export const needed = (events: readonly { e: string }[]): Promise<void> | null =>
  seldom(events) && !words.has("tokyo-log-buy-top") ? cardWords() : null;

/** Fetches what a table needs at once: what asks where it asks, and the words of cards where there are any. */
export async function prepare(table: Situation): Promise<void> {
  const asks = table.choices !== null && table.choices.phase !== "rolled";
  const told = owned(table) || seldom(table.log.map(({ event }) => event));
  await Promise.all([asks && asking.load(), (asks || told) && cardWords()]);
}
