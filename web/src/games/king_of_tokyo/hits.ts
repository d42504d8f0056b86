/** Who hits whom, how hard and with what: what has just happened, and what the dice or the open question threaten. */
import type { JournalEvent, Situation } from "./protocol";

export interface Hit {
  /** Who hits; null where nobody does, or nobody knows. */
  by: number | null;
  to: number;
  amount: number;
  kind: "threat" | "dealt" | "prevented";
  /** `attack`, `poison` or a card: what hurts, or what prevented it. */
  why: string;
  /** Health that a threat would leave; null where it is not known. */
  left: number | null;
}

export const hitKey = ({ by, to, kind, why }: Hit): string => `${by ?? ""}-${to}-${kind}-${why}`;

/** All hits to be shown: what threatens a monster, else what was done to it. */
export function hits(table: Situation, upTo: number | null = null): Hit[] {
  const coming = threats(table);
  const threatened = new Set(coming.map(({ to }) => to));
  return [...coming, ...landed(table, upTo).filter(({ to }) => !threatened.has(to))];
}

/** Damage that is coming: by my dice as they lie, or what is asked about. */
export function threats({ view, choices }: Situation): Hit[] {
  if (!view || view.over) return [];
  const { phase, question, to_move: to } = view;
  if (choices?.stop) {
    return choices.stop.damage.map(({ seat, damage, left, attack }) => ({
      by: view.turn,
      to: seat,
      amount: damage,
      kind: "threat",
      why: attack ? "attack" : "",
      left,
    }));
  }
  if (!question || to === null || (phase !== "react" && !(phase === "yield" && choices?.yield?.jets))) return [];
  const left = choices?.react?.left ?? choices?.yield?.stay ?? null;
  return [{ by: question.by, to, amount: question.damage ?? 0, kind: "threat", why: question.why ?? "", left }];
}

/** What the turn that is played has done; in the frame that ended a turn, what that one did. */
function landed(table: Situation, upTo: number | null): Hit[] {
  const log = upTo === null ? table.log : table.log.filter(({ seq }) => seq <= upTo);
  const begun = log.findLastIndex(({ event }) => event.e === "turn");
  const newest = log.findIndex(({ seq }) => seq === log.at(-1)?.seq);
  const found = new Map<string, Hit>();
  for (const { event } of log.slice(Math.max(Math.min(begun, newest), 0))) {
    const hit = hitOf(event);
    if (!hit) continue;
    const before = found.get(hitKey(hit));
    found.set(hitKey(hit), { ...hit, amount: hit.amount + (before?.amount ?? 0) });
  }
  const all = [...found.values()];
  return all.filter((hit) => hit.kind === "dealt" || !all.some(({ kind, to }) => kind === "dealt" && to === hit.to));
}

function hitOf(event: JournalEvent): Hit | null {
  if (event.e !== "damage" && event.e !== "prevented") return null;
  return {
    by: event.by,
    to: event.seat,
    amount: event.amount,
    kind: event.e === "damage" ? "dealt" : "prevented",
    why: event.why,
    left: null,
  };
}
