/** What a game, its presets and its options are called: by the catalogue's words for this game, else by its declaration. */
import { offer } from "../net/offer.svelte";
import type { Declared, Value } from "../net/protocol";
import { say, words } from "../words/words.svelte";

/** What is chosen and what that means; empty where there is nothing to be said. */
export interface Named {
  label: string;
  text: string;
}

const told = (key: string): string | null => (words.has(key) ? say(key) : null);

/** A name that programs use, for people: `last_loses` is "Last loses". */
const spelled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

export const titleOf = (game: string): string => told(`${game}-title`) ?? offer.of(game)?.title ?? game;

/** How many play, and how long. */
export function factsOf({ game, options }: Declared): string {
  const counts = (options["players"]?.values ?? []).map(Number);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return told(`${game}-facts`) ?? (least < most ? say("facts", { least, most }) : say("players", { n: most }));
}

export function optionNamed({ game, options }: Declared, name: string): Named {
  const key = `${game}-option-${name}`;
  return { label: told(key) ?? spelled(name), text: told(`${key}-text`) ?? options[name]?.text ?? "" };
}

/** What is said of an option where it means nothing. */
export const laterWords = ({ game }: Declared, name: string): string => told(`${game}-option-${name}-later`) ?? "";

export function valueNamed({ game }: Declared, name: string, value: Value): Named {
  const key = `${game}-option-${name}-${value}`;
  const plain = typeof value === "number" ? words.num(value) : spelled(String(value));
  return { label: told(key) ?? plain, text: told(`${key}-text`) ?? "" };
}

export function presetNamed({ game }: Declared, preset: string): Named {
  const key = `${game}-preset-${preset}`;
  return { label: told(key) ?? spelled(preset), text: told(`${key}-text`) ?? "" };
}
