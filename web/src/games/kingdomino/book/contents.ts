/** The rules of Kingdomino in the order in which a reader needs them, and where the rulebook says them. */
import type { Chapter } from "../../../table/spec";

export { default as Picture } from "./Picture.svelte";

export const contents: readonly Chapter[] = [
  {
    head: "kingdomino-book-aim",
    topics: [{ key: "kingdomino-topic-aim", rules: ["K-013"], section: "kingdomino-section-aim" }],
  },
  {
    head: "kingdomino-book-turn",
    topics: [
      { key: "kingdomino-topic-order", rules: ["K-079"], section: "kingdomino-section-play" },
      { key: "kingdomino-topic-turn", rules: ["K-084", "K-085", "K-086"], section: "kingdomino-section-play" },
      { key: "kingdomino-topic-claim", rules: ["K-088", "K-069"], section: "kingdomino-section-play" },
      { key: "kingdomino-topic-number", rules: ["K-097"], section: "kingdomino-section-play" },
    ],
  },
  {
    head: "kingdomino-book-placing",
    topics: [
      { key: "kingdomino-topic-touch", rules: ["K-103"], section: "kingdomino-section-connect" },
      { key: "kingdomino-topic-frame", rules: ["K-099"], section: "kingdomino-section-connect" },
      { key: "kingdomino-topic-discard", rules: ["K-109"], section: "kingdomino-section-connect" },
    ],
  },
  {
    head: "kingdomino-book-score",
    topics: [
      { key: "kingdomino-topic-end", rules: ["K-118"], section: "kingdomino-section-end" },
      { key: "kingdomino-topic-property", rules: ["K-127"], section: "kingdomino-section-score" },
      { key: "kingdomino-topic-tie", rules: ["K-138"], section: "kingdomino-section-ties" },
    ],
  },
  {
    head: "kingdomino-book-opening",
    topics: [{ key: "kingdomino-topic-opening", rules: ["K-063"], section: "kingdomino-section-setup" }],
  },
  {
    head: "kingdomino-book-variants",
    topics: [
      { key: "kingdomino-topic-dynasty", rules: ["K-144"], section: "kingdomino-section-variants" },
      { key: "kingdomino-topic-middle", rules: ["K-150"], section: "kingdomino-section-variants" },
      { key: "kingdomino-topic-harmony", rules: ["K-155"], section: "kingdomino-section-variants" },
      { key: "kingdomino-topic-duel", rules: ["K-160", "K-162"], section: "kingdomino-section-variants" },
      { key: "kingdomino-topic-three", rules: ["K-092"], section: "kingdomino-section-play" },
    ],
  },
];
