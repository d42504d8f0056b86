/**
 * Staged tables: moments of real games, as the server tells them. `scripts/scenes.py` writes each game's `scenes.json`; the
 * unit tests mount parts at them, and in development `parts.html` shows every part at each of its scenes.
 */
import type { Component } from "svelte";
import type { AnyFrame, Listener } from "./net/line";
import type { ClientFrame, Declared, Seat, SnapFrame } from "./net/protocol";
import { Table } from "./table/table.svelte";

type Snap = SnapFrame<Record<string, unknown>, never, never>;

interface Scene {
  snap: Snap;
  /** The moves that the rules allow there. */
  legal: string[];
  /** What the table answers when it is asked what moves lead to, by the moves. */
  tries: Record<string, object>;
}

interface Written {
  declared: Declared;
  scenes: Record<string, Scene>;
}

const found = Object.values(import.meta.glob<Written>("./games/*/scenes.json", { eager: true, import: "default" }));
const scenes = new Map(found.flatMap(({ scenes: own }) => Object.entries(own)));

/** The games, as the server declares them. */
export const declared: readonly Declared[] = found.map((game) => game.declared);

export interface Staged<T> {
  table: T;
  /** What the page has sent. */
  sent: ClientFrame[];
  /** The moves that the rules allow there. */
  legal: readonly string[];
  /** The moves of each command that the page has sent. */
  played: () => string[][];
  stop: () => void;
}

/** What a scene may have otherwise. */
export interface Otherwise {
  seats?: (seats: Seat[]) => Seat[];
  snap?: Partial<Snap>;
  /** What the view has otherwise. */
  seen?: object | ((view: Record<string, unknown>) => object);
  /** Somebody learns there. */
  teaches?: boolean;
  /** Several people share the screen. */
  shared?: boolean;
}

/** A table that stands as in a scene. It answers what would be, and takes commands down without answering them. */
export function staged<T>(
  name: string,
  { seats, snap, seen = {}, teaches = false, shared = false }: Otherwise = {},
): Staged<T> {
  const scene = scenes.get(name);
  if (!scene) throw new Error(`No scene ${name}: there are ${[...scenes.keys()].join(", ")}`);
  const told = structuredClone({ ...scene.snap, ...snap });
  if (told.view) Object.assign(told.view, typeof seen === "function" ? seen(told.view) : seen);
  const sent: ClientFrame[] = [];
  const heard: Listener[] = [];
  const hear = (frame: object): void => heard.forEach((one) => one.heard(frame as AnyFrame));
  const table = new Table("STAGED", "token", null, (listener) => {
    heard.push(listener);
    return {
      send: (frame) => {
        sent.push(frame);
        if (frame.t === "hello") hear({ ...told, seats: seats?.(told.seats) ?? told.seats });
        if (frame.t === "try" && scene.tries[frame.moves.join(" ")])
          hear({ t: "try", id: frame.id, ...scene.tries[frame.moves.join(" ")] });
      },
      close: () => undefined,
    };
  });
  table.teaches = teaches;
  if (shared) table.beside = [new Table("", null)];
  const stop = table.start();
  heard.forEach((one) => one.opened());
  const played = (): string[][] => sent.flatMap((frame) => (frame.t === "do" ? [frame.moves] : []));
  return { table: table as T, sent, legal: scene.legal, played, stop };
}

/** The place of a part: the container that its styles ask, on a desk and on a phone, and its size in the smallest of both. */
export interface Room {
  name: string;
  small: string;
  desk: [width: number, height: number];
  phone: [width: number, height: number];
}

/** A part of the page, the scenes at which it has something to show, and what it is given there. */
export interface Part<T, P extends object> {
  Part: Component<P>;
  scenes: readonly string[];
  props: (table: T) => P;
  room: Room | undefined;
}

export const part = <T, P extends object>(
  Part: Component<P>,
  scenes: readonly string[],
  props: (table: T) => P,
  room?: Room,
): Part<T, P> => ({ Part, scenes, props, room });
