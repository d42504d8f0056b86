/** The rules of King of Tokyo in the order in which a reader needs them, and where the rulebook says them. */
import type { Chapter } from "../../../table/spec";

export { default as Picture } from "./Picture.svelte";

export const contents: readonly Chapter[] = [
  {
    head: "tokyo-rules-aim",
    topics: [{ key: "tokyo-topic-aim", rules: ["T-010", "T-011"], section: "tokyo-section-aim" }],
  },
  {
    head: "tokyo-rules-turn",
    topics: [
      { key: "tokyo-topic-turn", rules: ["T-048"], section: "tokyo-section-turn" },
      { key: "tokyo-topic-roll", rules: ["T-051", "T-052", "T-053"], section: "tokyo-section-roll" },
      { key: "tokyo-topic-faces", rules: ["T-056"], section: "tokyo-section-dice" },
    ],
  },
  {
    head: "tokyo-rules-dice",
    topics: [
      { key: "tokyo-topic-numbers", rules: ["T-059", "T-061", "T-063"], section: "tokyo-section-dice" },
      { key: "tokyo-topic-energy", rules: ["T-064"], section: "tokyo-section-dice" },
      { key: "tokyo-topic-hearts", rules: ["T-073", "T-075", "T-076"], section: "tokyo-section-dice" },
      { key: "tokyo-topic-claws", rules: ["T-067", "T-068", "T-069"], section: "tokyo-section-dice" },
    ],
  },
  {
    head: "tokyo-rules-tokyo",
    topics: [
      { key: "tokyo-topic-enter", rules: ["T-105", "T-106", "T-116"], section: "tokyo-section-king" },
      { key: "tokyo-topic-hold", rules: ["T-117"], section: "tokyo-section-tokyo" },
      { key: "tokyo-topic-yield", rules: ["T-108", "T-110", "T-109"], section: "tokyo-section-king" },
      { key: "tokyo-topic-fall", rules: ["T-112", "T-113"], section: "tokyo-section-king" },
    ],
  },
  {
    head: "tokyo-rules-cards",
    topics: [
      { key: "tokyo-topic-buy", rules: ["T-078", "T-083"], section: "tokyo-section-buy" },
      { key: "tokyo-topic-sweep", rules: ["T-081"], section: "tokyo-section-buy" },
      { key: "tokyo-topic-kinds", rules: ["T-090", "T-092", "T-095"], section: "tokyo-section-cards" },
      { key: "tokyo-topic-deck", rules: ["T-040"], section: "tokyo-section-setup" },
    ],
  },
  {
    head: "tokyo-rules-elimination",
    topics: [{ key: "tokyo-topic-out", rules: ["T-071", "T-155"], section: "tokyo-section-dice" }],
  },
  {
    head: "tokyo-rules-winning",
    topics: [
      { key: "tokyo-topic-points", rules: ["T-151", "T-152"], section: "tokyo-section-winning" },
      { key: "tokyo-topic-last", rules: ["T-149", "T-154"], section: "tokyo-section-winning" },
    ],
  },
  {
    head: "tokyo-rules-bay",
    topics: [
      { key: "tokyo-topic-bay", rules: ["T-121", "T-123", "T-133"], section: "tokyo-section-advanced" },
      { key: "tokyo-topic-both", rules: ["T-119", "T-125", "T-130"], section: "tokyo-section-advanced" },
    ],
  },
  {
    head: "tokyo-rules-setup",
    topics: [
      { key: "tokyo-topic-setup", rules: ["T-029", "T-041"], section: "tokyo-section-setup" },
      { key: "tokyo-topic-first", rules: ["T-045"], section: "tokyo-section-turn" },
    ],
  },
  {
    head: "tokyo-rules-software",
    topics: [{ key: "tokyo-topic-software", rules: ["T-058", "T-096", "T-006"], section: "" }],
  },
];
