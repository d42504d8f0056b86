/** King of Tokyo before it is played. */
import type { GameSpec } from "../spec";
import Monster from "./Monster.svelte";
import Picture from "./Picture.svelte";

export const spec: GameSpec = {
  game: "king-of-tokyo",
  form: "tokyo",
  words: ["tokyo_page", "king_of_tokyo"],
  seldom: ["king_of_tokyo_book", "tokyo_rules", "tokyo_more"],
  Picture,
  Figure: Monster,
  Mark: Monster,
  book: {
    words: ["tokyo_book"],
    contents: () => import("./book/contents"),
    appendix: () => import("./book/CardBook.svelte"),
  },
  lesson: ["lesson_tokyo"],
  face: () => import("./face"),
};
