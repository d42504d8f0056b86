/** A game that the page does not know: its board in text, its moves as buttons. */
import type { Parcel } from "../parcel";
import Emblem from "../pieces/Emblem.svelte";
import Picture from "./Picture.svelte";

export const plain: Omit<Parcel, "game"> = {
  Picture,
  Figure: Emblem,
  Mark: Emblem,
  face: () => import("./face"),
};
