/** The words of docs/protocol.md for a game that the page does not know, as types. */
import type { AnyEvent, AnyView, Value } from "../../net/protocol";
import type * as game from "../../game/situation";
import type * as table from "../../table/table.svelte";

export interface View extends AnyView {
  options: AnyView["options"] & Record<string, Value>;
  /** The board, drawn in text. */
  text: string;
  /** What only this seat sees, drawn in text: its hand of cards. */
  own?: string;
}

export interface Choices {
  moves: string[];
}

export interface MoveEvent extends AnyEvent {
  e: "move";
  seat: number;
  move: string;
}

export type Situation = game.Situation<View, Choices>;
export type Table = table.Table<View, Choices>;
