/** The parts of Kingdomino at its staged tables, as `Play` shows them: for tests and for `parts.html`. */
import type { ComponentProps } from "svelte";
import { part, type Room } from "../../staged";
import { size } from "../../ui/size.svelte";
import Count from "./Count.svelte";
import End from "./End.svelte";
import Ledger from "./Ledger.svelte";
import MyKingdom from "./MyKingdom.svelte";
import NextRound from "./NextRound.svelte";
import Play from "./Play.svelte";
import TurnSentence from "../../table/TurnSentence.svelte";
import { sentence } from "./speech";
import { keeps } from "./bonuses";
import { faceOf } from "./dominoes";
import type { Hand } from "./commands";
import { Placing } from "./placing.svelte";
import type { Place, Table, View } from "./protocol";

const nothing = (): void => undefined;
const viewOf = (table: Table): View => table.view as View;

/** The domino that is to be placed; `laid`: in pencil at the best place. */
export function handOf(table: Table, laid = false): Hand {
  const { line, phase } = viewOf(table);
  const domino = line.find(({ state }) => state === "now")?.domino;
  const places = table.choices?.place ?? [];
  const kingdom = viewOf(table).kingdoms[table.me ?? 0];
  const worth = (place: Place): number => place.gain + (kingdom ? keeps(kingdom, place) : 0);
  const placing =
    domino === undefined || places.length === 0 ? null : new Placing(domino, places, faceOf(domino).double, worth);
  if (laid) {
    placing?.first();
    placing?.pencil();
  }
  const claims = table.choices?.claim ?? [];
  return { table, placing, claims, ready: claims.length > 0 && (laid || phase !== "place"), moved: nothing };
}

const PLACES = ["place-2", "place-4", "last"];
const TURNS = ["opening-4", ...PLACES, "claim", "discard"];
const ENDS = ["over", "over-dynasty"];

export const kingdom = (table: Table, laid = false): ComponentProps<typeof MyKingdom> => {
  const hand = handOf(table, laid);
  return {
    table,
    view: viewOf(table),
    seat: table.me ?? 0,
    placing: hand.placing,
    newest: null,
    hand,
    onlook: nothing,
    onwhy: nothing,
    onmoved: nothing,
    onrule: nothing,
  };
};

export const lineOf = (table: Table, laid = false): ComponentProps<typeof NextRound> => {
  const hand = handOf(table, laid);
  return {
    table,
    view: viewOf(table),
    claims: [...hand.claims],
    ready: hand.ready,
    newest: null,
    strip: size.phone,
    hand,
  };
};

const LINE: Room = { name: "room", small: "room", desk: [267, 264], phone: [374, 106] };
const MINE: Room = { name: "mine", small: "room", desk: [727, 582], phone: [390, 450] };
const TURN: Room = { name: "room", small: "room", desk: [1366, 57], phone: [390, 62] };

export const parts = {
  NextRound: part(NextRound, [...TURNS, "spectator"], (table: Table) => lineOf(table), LINE),
  MyKingdom: part(MyKingdom, [...TURNS, "spectator"], (table: Table) => kingdom(table), MINE),
  Ledger: part(Ledger, ENDS, (table: Table) => ({ table, view: viewOf(table), onlook: nothing })),
  Count: part(Count, ENDS, (table: Table) => ({ table, view: viewOf(table), runs: false, ondone: nothing })),
  End: part(End, ENDS, (table: Table) => ({ table, onrule: nothing })),
  TurnSentence: part(
    TurnSentence,
    [...TURNS, "spectator"],
    (table: Table) => ({ sentence: sentence(table, false), aside: "", player: table.player, mine: true }),
    TURN,
  ),
  Play: part(Play, [...TURNS, "spectator"], (table: Table) => ({ table, onrule: nothing })),
};
