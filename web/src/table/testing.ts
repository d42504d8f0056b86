/** A table whose server is a test. */
import { afterEach, beforeEach, vi } from "vitest";
import { pace } from "../ui/pace.svelte";
import { person } from "../testing";
import type { AnyEvent, AnyView, ClientFrame, ServerFrame } from "../net/protocol";
import { Table } from "./table.svelte";

export type Frame = ServerFrame<AnyView, unknown, AnyEvent, object>;

/** A line to a server that the test plays. */
export class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: ClientFrame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): this {
    this.readyState = Line.OPEN;
    this.onopen?.();
    return this;
  }

  tell(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** What was sent of a kind, oldest first. */
  of<T extends ClientFrame["t"]>(kind: T): Extract<ClientFrame, { t: T }>[] {
    return this.sent.filter((frame): frame is Extract<ClientFrame, { t: T }> => frame.t === kind);
  }
}

export const line = (): Line => Line.all.at(-1) ?? new Line("");
export const view = (seat: number | null): AnyView =>
  ({ seat, game: "kingdomino", to_move: 0, over: false }) as AnyView;

export const snap = (seq: number, more: Partial<Extract<Frame, { t: "snap" }>> = {}): Frame => ({
  t: "snap",
  seq,
  table: "K7QW2M",
  game: "kingdomino",
  commitment: "hash",
  key: null,
  seats: [person(0, "Ada"), person(1, "Grace")],
  host: 0,
  gather: null,
  deal: null,
  view: view(0),
  choices: {},
  events: [],
  clock: null,
  rematch: null,
  origin: null,
  ending: null,
  ended: null,
  back: null,
  ...more,
});

export const happened = (seq: number, seat: number, ...kinds: string[]): Extract<Frame, { t: "ev" }> => ({
  t: "ev",
  seq,
  seat,
  by: null,
  moves: [],
  moments: (kinds.length ? kinds : [`event ${seq}`]).map((e) => ({ events: [{ e }], view: { to_move: seq } })),
  choices: {},
  clock: null,
  key: null,
  back: null,
});

/** The table that is tested; another one for each test. */
export let table: Table;
export let stop: () => void;
const soon = setImmediate;

/** Opens a table, until it calls the server: it makes its share of the deal first. Answers what closes it. */
export async function opened(one: Table): Promise<() => void> {
  const before = Line.all.length;
  const close = one.start();
  while (Line.all.length === before) await new Promise(soon);
  return close;
}

/** Each test of a file begins at a table that has called the server. */
export function atATable(): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    pace.choose("normal");
    vi.spyOn(Math, "random").mockReturnValue(0.5); // every wait as it stands in the list
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    localStorage.clear();
    sessionStorage.clear();
    Line.all = [];
    table = new Table("K7QW2M", "token", 0);
    stop = await opened(table);
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
}
