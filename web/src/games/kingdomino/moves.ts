/** What was done last, as it is told from afar: where a domino went, what that made, which one was claimed with it. */
import { nameOf } from "../../game/speech";
import { commandsDone, MOST, type Done, type Told } from "../../table/far/told";
import { say } from "../../words/words.svelte";
import type { JournalEvent, Situation } from "./protocol";
import { eventWords } from "./speech";

export interface Move extends Told {
  domino: number;
  points: { from: number; to: number } | null;
  claimed: number | null;
}

const lays = ({ events }: Done<JournalEvent>): boolean => events.some(({ e }) => e === "place" || e === "discard");

/** Who lays a domino and claims the next by two commands has done one thing. */
function together(done: readonly Done<JournalEvent>[]): Done<JournalEvent>[] {
  const all: Done<JournalEvent>[] = [];
  for (const one of done) {
    const after = all.at(-1);
    if (after?.seat === one.seat && lays(one) && !lays(after)) after.events.unshift(...one.events);
    else all.push({ ...one, events: [...one.events] });
  }
  return all;
}

/** The newest moves of this game, newest first. Points are counted back from those of now. */
export function movesOf(table: Situation): Move[] {
  const begun = table.log.findLastIndex(({ event }) => event.e === "game");
  const points = (table.view?.kingdoms ?? []).map((kingdom) => kingdom.points);
  return together(commandsDone(table.log.slice(begun + 1)))
    .flatMap((done) => moveOf(table, done, points) ?? [])
    .slice(0, MOST);
}

function moveOf(table: Situation, { seq, seat, events }: Done<JournalEvent>, points: number[]): Move | null {
  const claim = events.find((event) => event.e === "claim") ?? null;
  const laid = events.find((event) => event.e === "place" || event.e === "discard");
  const claimed = claim?.domino ?? null;
  if (seat === null) return null;
  if (laid?.e === "place") {
    const { domino, gain } = laid;
    const to = points[seat] ?? 0;
    points[seat] = to - gain;
    const lead = say("screen-placed", { who: nameOf(table, seat), domino });
    return { seq, seat, domino, lead, points: { from: to - gain, to }, claimed };
  }
  const told = laid ?? claim;
  if (!told) return null;
  const lead = eventWords(table, told);
  return { seq, seat, domino: told.domino, lead, points: null, claimed: laid ? claimed : null };
}
