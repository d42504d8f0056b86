import type { Finished } from "../net/finished";
import type { AnyView } from "../net/protocol";
import { colourOf, nameOf } from "../game/speech";
import type { Table } from "./table.svelte";

/** How a game ended for a seat, as it is kept; null while it goes on, unless the seat gave it up. */
export function result(table: Table, me: number, view: AnyView): Finished | null {
  const resigned = table.seats[me]?.resigned ?? false;
  if (!view.over && !resigned) return null;
  const others = table.seats.filter(({ seat }) => seat !== me).map(({ seat }) => seat);
  return {
    table: table.code,
    game: view.game,
    at: Date.now(),
    rank: resigned ? table.seats.length : (view.ranks?.[me] ?? table.seats.length),
    of: table.seats.length,
    points: view.scores[me] ?? 0,
    resigned,
    with: others.map((seat) => nameOf(table, seat)),
    winners: others.filter((seat) => view.ranks?.[seat] === 1).map((seat) => nameOf(table, seat)),
    colour: colourOf(table, me),
  };
}
