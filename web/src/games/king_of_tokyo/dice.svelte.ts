/** Dice where they fell: each keeps its place, only thrown ones change, and they lie in the order in which they are told. */
import type { Face, JournalEvent, Throw } from "./protocol";

export interface Slot {
  id: number;
  face: Face;
  /** What it showed before; null: it came with this throw. */
  was: Face | null;
  kept: boolean;
  /** Which throw it lies from. */
  thrown: number;
}

export const FACES: readonly Face[] = ["1", "2", "3", "heart", "energy", "claw"];

export class Dice {
  slots: Slot[] = $state.raw([]);
  /** The newest throw. */
  throws = 0;
  #turn = -1;
  #newest: Throw | null = null;

  /** What is kept, in the order of faces: as the rules write it. */
  get kept(): Face[] {
    return FACES.flatMap((face) => this.slots.filter((slot) => slot.kept && slot.face === face).map(() => face));
  }

  get loose(): number {
    return this.slots.filter(({ kept }) => !kept).length;
  }

  /** Lays the dice as the server has them now, each throw of this turn among what has happened as it fell. */
  lay(faces: readonly Face[], turn: number, events: readonly JournalEvent[]): void {
    if (turn !== this.#turn) this.slots = [];
    this.#turn = turn;
    const throws = events
      .slice(events.findLastIndex(({ e }) => e === "turn") + 1)
      .filter((event): event is Throw => event.e === "throw");
    const seen = this.#newest === null ? -1 : throws.indexOf(this.#newest);
    for (const { dice, thrown } of throws.slice(seen + 1)) this.#fall(dice, thrown);
    this.#newest = throws.at(-1) ?? this.#newest;
    this.#settle(faces);
  }

  /** Those that are not thrown stay where they lie, and are kept. */
  #fall(dice: readonly Face[], thrown: readonly Face[]): void {
    const stay = counted(dice);
    for (const face of thrown) stay.set(face, (stay.get(face) ?? 0) - 1);
    const staying = new Set<Slot>();
    for (const wanted of [true, false]) {
      for (const slot of this.slots) {
        const left = stay.get(slot.face) ?? 0;
        if (slot.kept !== wanted || left <= 0) continue;
        stay.set(slot.face, left - 1);
        staying.add(slot);
      }
    }
    if (this.slots.length === dice.length && staying.size + thrown.length === dice.length)
      this.#throw(thrown, (slot) => staying.has(slot));
    else this.#anew(thrown.length === dice.length ? thrown : mixed(dice, this.#turn));
  }

  /** What cards changed of it. */
  #settle(faces: readonly Face[]): void {
    if (faces.length !== this.slots.length) return this.#anew(mixed(faces, this.#turn));
    const left = counted(faces);
    const right = new Set<Slot>();
    for (const slot of [...this.slots].sort((one, other) => Number(other.kept) - Number(one.kept))) {
      const wanted = left.get(slot.face) ?? 0;
      if (wanted <= 0) continue;
      left.set(slot.face, wanted - 1);
      right.add(slot);
    }
    const fresh = [...left].flatMap(([face, count]) => Array<Face>(count).fill(face));
    if (fresh.length) this.#throw(fresh, (slot) => right.has(slot), false);
  }

  #throw(fresh: readonly Face[], stays: (slot: Slot) => boolean, keeps = true): void {
    this.throws += 1;
    const faces = [...fresh];
    this.slots = this.slots.map((slot) =>
      stays(slot)
        ? { ...slot, kept: slot.kept || keeps }
        : { ...slot, face: faces.shift() ?? slot.face, was: slot.face, kept: false, thrown: this.throws },
    );
  }

  #anew(faces: readonly Face[]): void {
    this.throws += 1;
    this.slots = faces.map((face, id) => ({ id, face, was: null, kept: false, thrown: this.throws }));
  }

  toggle(id: number): void {
    this.slots = this.slots.map((slot) => (slot.id === id ? { ...slot, kept: !slot.kept } : slot));
  }

  /** Keeps as many of each face, and no others. */
  keep(faces: readonly Face[]): void {
    const left = counted(faces);
    this.slots = this.slots.map((slot) => {
      const wanted = left.get(slot.face) ?? 0;
      left.set(slot.face, wanted - 1);
      return { ...slot, kept: wanted > 0 };
    });
  }

  /** Keeps all of a face, or lets all go when all are kept. */
  toggleAll(face: Face): void {
    const kept = !this.slots.filter((slot) => slot.face === face).every((slot) => slot.kept);
    this.slots = this.slots.map((slot) => (slot.face === face ? { ...slot, kept } : slot));
  }
}

/** How many dice show each face. */
export function counted(faces: readonly Face[]): Map<Face, number> {
  const counts = new Map<Face, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** How dice lie of which nobody knows how they fell: in no order, the same for everybody who looks. */
function mixed(faces: readonly Face[], seed: number): Face[] {
  const left = [...faces];
  const out: Face[] = [];
  let state = (seed * 2654435761) >>> 0;
  while (left.length) {
    state = (state * 1664525 + 1013904223) >>> 0;
    out.push(...left.splice(Math.floor((state / 2 ** 32) * left.length), 1));
  }
  return out;
}
