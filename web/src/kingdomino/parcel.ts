/** Kingdomino before it is played. */
import type { Parcel } from "../parcel";
import Emblem from "../pieces/Emblem.svelte";
import King from "./King.svelte";
import Picture from "./Picture.svelte";

export const parcel: Parcel = {
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
