/** What is about to happen to whom: of my dice as they lie, or of the question that is open. */
import { hitsOf } from "./events";
import type { Table } from "./protocol";

export interface Threat {
  damage: number;
  /** Health that would be left; null where it is not known. */
  left: number | null;
}

/** Damage that is coming, by seat. */
export function threats(table: Table): Map<number, Threat> {
  const found = new Map<number, Threat>();
  const { view, choices } = table;
  if (!view || view.over) return found;
  for (const { seat, damage, left } of choices?.stop?.damage ?? []) found.set(seat, { damage, left });
  const { question } = view;
  if (question?.damage && view.to_move !== null && view.phase === "react") {
    found.set(view.to_move, { damage: question.damage, left: choices?.react?.left ?? null });
  } else if (view.phase === "yield" && view.to_move !== null && choices?.yield?.jets) {
    const health = view.monsters[view.to_move]?.health ?? 0;
    found.set(view.to_move, { damage: health - choices.yield.stay, left: choices.yield.stay });
  }
  return found;
}

export interface Badge {
  amount: number;
  kind: "threat" | "dealt" | "prevented";
}

/** What stands on a monster: damage that threatens it, else what this turn has done to it. */
export function badges(table: Table, upTo: number | null = null): Map<number, Badge> {
  const found = new Map<number, Badge>();
  for (const [seat, { dealt, prevented }] of hitsOf(table, upTo)) {
    if (dealt > 0) found.set(seat, { amount: dealt, kind: "dealt" });
    else if (prevented > 0) found.set(seat, { amount: prevented, kind: "prevented" });
  }
  for (const [seat, { damage }] of threats(table)) if (damage > 0) found.set(seat, { amount: damage, kind: "threat" });
  return found;
}

/** Seats clockwise from the one who looks, without it. */
export function others(table: Table): number[] {
  const { view } = table;
  if (!view) return [];
  const count = view.monsters.length;
  const from = view.seat ?? view.turn;
  const all = Array.from({ length: count }, (_, step) => (from + step) % count);
  return view.seat === null ? all.sort((a, b) => a - b) : all.slice(1);
}
