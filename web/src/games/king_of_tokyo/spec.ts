/** King of Tokyo before it is played. */
import { defineSpec } from "../../table/spec";
import Monster from "./Monster.svelte";
import Picture from "./Picture.svelte";
import "./colours.css";
import type { Choices, JournalEvent, View } from "./protocol";

export const spec = defineSpec<View, Choices, JournalEvent>({
  game: "king-of-tokyo",
  form: "tokyo",
  words: ["tokyo_page", "king_of_tokyo"],
  seldom: ["king_of_tokyo_book", "tokyo_rules", "tokyo_more"],
  pieces: () => import("./pieces.svg?raw"),
  Picture,
  Figure: Monster,
  Mark: Monster,
  book: {
    words: ["tokyo_book"],
    contents: () => import("./book/contents"),
    appendix: () => import("./book/CardBook.svelte"),
  },
  lesson: ["lesson_tokyo"],
  pad: {
    words: ["odds_pad", "tokyo_page", "king_of_tokyo"],
    screen: () => import("./pad/OddsScreen.svelte"),
  },
  face: () => import("./face"),
});
