/** What the unit tests share: a table without a server, and the catalogues as the server sends them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { vi } from "vitest";
import type { AnyEvent, AnyView, Colour, Seat } from "./net/protocol";
import { Table } from "./net/table.svelte";
import { words } from "./words/words.svelte";

/** Tests run in web/. */
const LOCALE = resolve("../src/kingtable/locale");
const COLOURS: Colour[] = ["blue", "rose", "pine", "amber", "violet", "teal"];

/** The page speaks a language, from the repository's own catalogues. */
export async function speak(code: string): Promise<void> {
  const folder = join(LOCALE, code);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf-8"));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(texts.join("\n"))));
  await words.speak(code, false);
}

/** Isolation marks guard names; sentences are compared without them. */
export const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, "");

export const person = (seat: number, name: string | null, more: Partial<Seat> = {}): Seat => ({
  seat,
  kind: "human",
  name,
  colour: COLOURS[seat] ?? "blue",
  here: true,
  claimed: true,
  ...more,
});

export const bot = (seat: number): Seat => person(seat, null, { kind: "bot", bot: "greedy", claimed: false });

/** A table that nobody serves; only what a test looks at need be in its view. */
export function tableOf<V extends AnyView, C, E extends AnyEvent, T>(told: {
  code?: string;
  game?: string;
  view?: Partial<V>;
  choices?: Partial<C>;
  seats?: Seat[];
  events?: E[][];
}): Table<V, C, E, T> {
  const table = new Table<V, C, E, T>(told.code ?? "K7QW2M", null);
  table.game = told.game ?? "kingdomino";
  table.seats = told.seats ?? [];
  table.view = (told.view ?? null) as V | null;
  table.choices = (told.choices ?? null) as C | null;
  table.log = (told.events ?? []).flatMap((events, seq) => events.map((event) => ({ seq, event, by: null })));
  return table;
}
