/** Dice where they fell. The server tells them sorted; here each keeps its place, and only thrown ones change. */
import type { Face, JournalEvent } from "./protocol";

export interface Slot {
  id: number;
  face: Face;
  kept: boolean;
  /** Which throw it lies from: it tumbles when this changes. */
  thrown: number;
}

export const FACES: readonly Face[] = ["1", "2", "3", "heart", "energy", "claw"];

export class Dice {
  slots: Slot[] = $state.raw([]);
  /** The last throw that has tumbled: what is drawn anew elsewhere lies still. */
  lain = 0;
  #turn = -1;
  #throws = 0;

  /** What is kept, in the order of faces: as the rules write it. */
  get kept(): Face[] {
    return FACES.flatMap((face) => this.slots.filter((slot) => slot.kept && slot.face === face).map(() => face));
  }

  get loose(): number {
    return this.slots.filter(({ kept }) => !kept).length;
  }

  /** Lays the dice as the server has them now. */
  lay(faces: readonly Face[], turn: number, events: readonly JournalEvent[]): void {
    if (turn !== this.#turn || faces.length !== this.slots.length) {
      this.#turn = turn;
      this.#throws += 1;
      this.slots = mixed(faces, turn).map((face, id) => ({ id, face, kept: false, thrown: this.#throws }));
      return;
    }
    const last = events.findLast((event) => event.e === "throw");
    const thrown = last?.e === "throw" ? counted(last.thrown) : null;
    const stay = counted(faces);
    if (thrown) for (const [face, count] of thrown) stay.set(face, (stay.get(face) ?? 0) - count);
    const staying = new Set<number>();
    for (const wanted of [true, false]) {
      for (const slot of this.slots) {
        if (slot.kept !== wanted || (stay.get(slot.face) ?? 0) <= 0) continue;
        if (thrown && !wanted && this.slots.some(({ kept }) => kept)) continue;
        stay.set(slot.face, (stay.get(slot.face) ?? 0) - 1);
        staying.add(slot.id);
      }
    }
    const held = counted(this.slots.filter(({ id }) => staying.has(id)).map(({ face }) => face));
    const fresh = faces.filter((face) => {
      const count = held.get(face) ?? 0;
      held.set(face, count - 1);
      return count <= 0;
    });
    if (fresh.length === 0) return;
    this.#throws += 1;
    const next = mixed(fresh, turn + this.#throws);
    this.slots = this.slots.map((slot) =>
      staying.has(slot.id)
        ? { ...slot, kept: slot.kept || thrown !== null }
        : { ...slot, face: next.pop() ?? slot.face, kept: false, thrown: this.#throws },
    );
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

/** In an order that is no order, the same for everybody who looks. */
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
