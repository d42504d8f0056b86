/** Kingdomino before it is played. */
import type { GameSpec } from "../../table/spec";
import Emblem from "../../game/Emblem.svelte";
import King from "./King.svelte";
import Picture from "./Picture.svelte";
import "./colours.css";

export const spec: GameSpec = {
  game: "kingdomino",
  form: "table",
  words: ["kingdomino_page"],
  seldom: ["kingdomino"],
  pieces: () => import("./pieces.svg?raw"),
  Picture,
  Figure: King,
  Mark: Emblem,
  book: { words: ["kingdomino_book"], contents: () => import("./book/contents") },
  lesson: ["lesson_kingdomino"],
  pad: {
    words: ["pad", "form", "company", "share", "kingdomino_page", "kingdomino"],
    screen: () => import("./pad/PadScreen.svelte"),
    first: true,
  },
  face: () => import("./face"),
};
