/** What a game was for each monster, counted from what was told. */
import type { JournalEvent, Place, View } from "./protocol";

/** What brought a point; `before`: what was not told. */
export type Source = "dice" | "tokyo" | "cards" | "before";

/** The sources that a game tells, in the order in which the end shows them. */
export const SOURCES = ["dice", "tokyo", "cards"] as const;

const TOKYO = ["tokyo", "enter"];
const sourceOf = (why: string): Source => (why === "dice" ? why : TOKYO.includes(why) ? "tokyo" : "cards");

export interface Tale {
  dealt: number;
  taken: number;
  /** Turns begun in Tokyo. */
  begun: number;
  bought: number;
  /** Victory points at the end of every turn told, until it was out. */
  points: number[];
  /** What brought each point that it still has, in the order in which they came. */
  sources: Source[];
  /** Its own turn that brought most points, the first of those, if any did. */
  best: { turn: number; points: number } | null;
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
  const vp = view.monsters.map((monster, seat) => {
    const known = events.find((event) => event.e === "vp" && event.seat === seat);
    return known?.e === "vp" ? known.vp - known.amount : monster.vp;
  });
  const tales = vp.map((n): Tale => {
    const sources = Array<Source>(n).fill("before");
    return { dealt: 0, taken: 0, begun: 0, bought: 0, points: [], sources, best: null, out: null };
  });
  const held = view.monsters.map((monster, seat) => {
    const known = events.find((event) => (event.e === "leave" || event.e === "enter") && event.seat === seat);
    const place = known ? (known.e === "leave" ? known.place : null) : monster.place;
    return place ? { seat, place, from: first, to: last } : null;
  });
  const holds = held.filter((hold) => hold !== null);
  const hurt: { by: number | null; why: string }[] = [];
  let turn = first;
  let mover: number | null = null;
  let gained = 0;

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
        mover = seat;
        gained = 0;
        if (held[seat]) tale.begun += 1;
        break;
      case "vp":
        vp[seat] = event.vp;
        if (event.amount < 0) tale.sources.splice(event.vp);
        else tale.sources.push(...Array<Source>(event.amount).fill(sourceOf(event.why)));
        if (seat === mover) gained += event.amount;
        if (seat === mover && gained > (tale.best?.points ?? 0)) tale.best = { turn, points: gained };
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
