/** What a game was for each monster, counted from what was told. */
import type { JournalEvent, Place, View } from "./protocol";

export interface Tale {
  dealt: number;
  taken: number;
  /** Turns begun in Tokyo. */
  begun: number;
  bought: number;
  /** Victory points at the end of every turn told, until it was out. */
  points: number[];
  /** When it went out, by whom and by what. */
  out: { turn: number; by: number | null; why: string } | null;
}

/** Who held a place, from the turn in which it came to the turn in which it left. */
export interface Hold {
  seat: number;
  place: Place;
  from: number;
  to: number;
}

export interface Chronicle {
  /** The turn after which the tale begins (0 for a whole game), and the last one. */
  first: number;
  last: number;
  tales: Tale[];
  holds: Hold[];
}

export function chronicle(view: View, events: readonly JournalEvent[]): Chronicle {
  const last = view.turn_number;
  const begins = events.find((event) => event.e === "turn");
  const first = begins ? begins.number - 1 : last;
  const tales = view.monsters.map((): Tale => ({ dealt: 0, taken: 0, begun: 0, bought: 0, points: [], out: null }));
  const vp = view.monsters.map((monster, seat) => {
    const known = events.find((event) => event.e === "vp" && event.seat === seat);
    return known?.e === "vp" ? known.vp - known.amount : monster.vp;
  });
  const held = view.monsters.map((monster, seat) => {
    const known = events.find((event) => (event.e === "leave" || event.e === "enter") && event.seat === seat);
    const place = known ? (known.e === "leave" ? known.place : null) : monster.place;
    return place ? { seat, place, from: first, to: last } : null;
  });
  const holds = held.filter((hold) => hold !== null);
  const hurt: { by: number | null; why: string }[] = [];
  let turn = first;

  function endTurn(): void {
    tales.forEach(({ points, out }, seat) => {
      if (!out || out.turn === turn) points.push(vp[seat] ?? 0);
    });
  }

  for (const event of events) {
    const tale = "seat" in event ? tales[event.seat] : undefined;
    if (!tale || !("seat" in event)) continue;
    const { seat } = event;
    switch (event.e) {
      case "turn":
        endTurn();
        turn = event.number;
        if (held[seat]) tale.begun += 1;
        break;
      case "vp":
        vp[seat] = event.vp;
        break;
      case "damage": {
        const dealer = event.by === null || event.by === seat ? undefined : tales[event.by];
        if (dealer) dealer.dealt += event.amount;
        tale.taken += event.amount;
        hurt[seat] = { by: dealer ? event.by : null, why: event.why };
        break;
      }
      case "out":
        tale.out = { turn, ...(hurt[seat] ?? { by: event.by, why: "attack" }) };
        break;
      case "buy":
        tale.bought += 1;
        break;
      case "enter": {
        const hold = { seat, place: event.place, from: turn, to: last };
        held[seat] = hold;
        holds.push(hold);
        break;
      }
      case "leave": {
        const hold = held[seat];
        if (hold) hold.to = turn;
        held[seat] = null;
        break;
      }
      default:
      // Nothing else is counted.
    }
  }
  endTurn();
  return { first, last, tales, holds };
}
