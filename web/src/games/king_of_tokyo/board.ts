/** What the board of a monster tells of it: as it is read out, and as chips. */
import { comes, nameOf, seatAt, seatLabel } from "../../game/speech";
import { say, words } from "../../words/words.svelte";
import { ownedName } from "./cards";
import { fallen } from "./fallen";
import { presets } from "./presets.svelte";
import type { Monster, Situation } from "./protocol";
import { askedAlone } from "./speech";

export interface Chip {
  text: string;
  asks?: string;
}

export interface Board {
  monster: Monster;
  out: boolean;
  /** Not asked, where others at the same screen are; then it is drawn as one who is out. */
  idle: boolean;
  active: boolean;
  asked: boolean;
  figure: "here" | "away" | "dead";
  /** How whoever plays it came, where several people share the screen. */
  from: ReturnType<typeof comes>;
  label: string;
  chips: Chip[];
}

export function boardOf(table: Situation, seat: number): Board | null {
  const { view } = table;
  const monster = view?.monsters[seat];
  if (!view || !monster) return null;
  const mine = view.seat === seat;
  const out = fallen(table, seat);
  const from = mine ? null : comes(table, seat);
  const alone = askedAlone(table);
  const waits = alone === null || alone === seat ? "" : view.turn === seat ? "waits-for" : "not-asked";
  const { health, vp, energy, place, cards } = monster;
  const told = [
    say("tokyo-board", {
      who: seatLabel(table, seat),
      health,
      vp,
      energy,
      place: place ?? "outside",
      cards: words.list(cards.map(ownedName)) || 0,
    }),
    from ? say(from) : "",
    waits ? say(waits) : "",
  ];
  return {
    monster,
    out,
    idle: waits === "not-asked",
    active: view.turn === seat && !view.over,
    asked: table.acting === seat,
    figure: out ? "dead" : place ? "away" : "here",
    from,
    label: out ? say("tokyo-board-out", { who: nameOf(table, seat) }) : words.sentences(told),
    chips: chipsOf(table, seat, monster, waits),
  };
}

function chipsOf(table: Situation, seat: number, monster: Monster, waits: string): Chip[] {
  const { lent, here } = seatAt(table, seat);
  const { poison, shrink, wings } = monster;
  const mine = table.view?.seat === seat;
  const again = table.view?.turn === seat && table.view.extra_turns.includes(seat);
  return [
    lent || !here ? { text: say(lent ? "bot-plays" : "away") } : null,
    waits ? { text: say(waits) } : null,
    poison ? { text: say("tokyo-poison", { n: poison }), asks: "T-073" } : null,
    shrink ? { text: say("tokyo-shrink", { n: shrink }), asks: "T-073" } : null,
    mine && presets.count ? { text: say("tokyo-standing", { n: presets.count }) } : null,
    wings ? { text: say("tokyo-winged") } : null,
    again ? { text: say("tokyo-again") } : null,
  ].filter((chip) => chip !== null);
}
