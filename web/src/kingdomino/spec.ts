/** Kingdomino before it is played. */
import type { GameSpec } from "../spec";
import Emblem from "../pieces/Emblem.svelte";
import King from "./King.svelte";
import Picture from "./Picture.svelte";

export const spec: GameSpec = {
  game: "kingdomino",
  form: "table",
  words: ["kingdomino_page"],
  seldom: ["kingdomino"],
  Picture,
  Figure: King,
  Mark: Emblem,
  book: { words: ["kingdomino_book"], contents: () => import("./book/contents") },
  lesson: ["lesson_kingdomino"],
  face: () => import("./face"),
};
