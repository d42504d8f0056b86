/** The rules in the order in which they are read. */
import type { Chapter } from "../parcel";

export const contents: readonly Chapter[] = [
  { head: "tokyo-rules-aim", rules: ["T-010", "T-011"] },
  { head: "tokyo-rules-setup", rules: ["T-029", "T-041", "T-045"] },
  { head: "tokyo-rules-turn", rules: ["T-048", "T-051", "T-052", "T-053", "T-056"] },
  {
    head: "tokyo-rules-dice",
    rules: ["T-059", "T-061", "T-063", "T-064", "T-073", "T-075", "T-076", "T-067", "T-068", "T-069"],
  },
  {
    head: "tokyo-rules-tokyo",
    rules: ["T-105", "T-106", "T-116", "T-117", "T-108", "T-110", "T-109", "T-112", "T-113"],
  },
  { head: "tokyo-rules-cards", rules: ["T-078", "T-083", "T-081", "T-090", "T-092", "T-095", "T-040"] },
  { head: "tokyo-rules-elimination", rules: ["T-071", "T-155"] },
  { head: "tokyo-rules-winning", rules: ["T-149", "T-151", "T-152", "T-154"] },
  { head: "tokyo-rules-bay", rules: ["T-121", "T-119", "T-123", "T-125", "T-130", "T-133"] },
  { head: "tokyo-rules-software", rules: ["T-058", "T-096", "T-006"] },
];
