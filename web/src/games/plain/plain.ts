/** A game that the page does not know: its board in text, its moves as buttons. */
import type { GameSpec } from "../../table/spec";
import Emblem from "../../game/Emblem.svelte";
import Picture from "./Picture.svelte";

export const plain: Omit<GameSpec, "game"> = {
  Picture,
  Figure: Emblem,
  Mark: Emblem,
  face: () => import("./face"),
};
