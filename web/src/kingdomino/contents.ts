/** The rules in the order in which they are read. */
import type { Chapter } from "../parcel";

export const contents: readonly Chapter[] = [
  {
    head: "",
    rules: [
      "K-013",
      "K-079",
      "K-084",
      "K-085",
      "K-086",
      "K-063",
      "K-069",
      "K-088",
      "K-097",
      "K-099",
      "K-103",
      "K-109",
      "K-118",
      "K-127",
      "K-138",
      "K-144",
      "K-150",
      "K-155",
      "K-160",
      "K-162",
      "K-092",
    ],
  },
];
