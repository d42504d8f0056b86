import type {
  AnyEvent,
  AnyView,
  ClientFrame,
  Clock,
  EventFrame,
  Gathering,
  Seat,
  ServerFrame,
  SnapFrame,
  Why,
} from "./protocol";
import { remembered, rememberTable } from "./remembered";
import { newShare, sealOfShare } from "./share";

const RESEND = 2500;
const PING = 8000;
const SILENCE = 9000;
const BACK_OFF = [300, 700, 1500, 3000, 5000];
const LONGEST = 60_000;
const PACE = 450;

export interface Pending {
  id: string;
  moves: string[];
  sent: number;
  by: string | null;
  /** The frame that the moves answer. */
  at: number;
}

/** One thing that happened; `by`: not the player but the clock, a preset of the player, or the table for a bot. */
export interface Logged<E> {
  seq: number;
  event: E;
  by: string | null;
}

/** A clock as it runs here: `until` by this browser's own time. */
export interface Running extends Clock {
  until: number;
}

interface Heard<V, C, E> {
  frame: EventFrame<V, C, E>;
  clock: Running | null;
}

/**
 * One place at a table: what the server said last, and what it has not answered yet.
 * View, choices, events and what a `try` answers are the game's own.
 */
export class Table<V extends AnyView = AnyView, C = unknown, E extends AnyEvent = AnyEvent, T = unknown> {
  view: V | null = $state.raw(null);
  choices: C | null = $state.raw(null);
  clock: Running | null = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  watching = $state(0);
  log: Logged<E>[] = $state.raw([]);
  game: string | null = $state(null);
  host: number | null = $state(null);
  gather: Gathering | null = $state.raw(null);
  /** Windows that have this very seat, where that is news. */
  windows = $state(0);
  connected = $state(false);
  everConnected = $state(false);
  /** So often in a row the table could not be reached. */
  attempts = $state(0);
  /** Why the server cannot have this page now; it will be asked again. */
  busy: Why | null = $state.raw(null);
  thinking: { seat: number; warming: boolean } | null = $state.raw(null);
  commitment: string | null = $state(null);
  key: string | null = $state(null);
  rematch: string | null = $state(null);
  closed: Why | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  refusal: Why | null = $state.raw(null);
  trial: ({ moves: string[] } & T) | null = $state.raw(null);
  objection: { moves: string[]; why: Why } | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #seq: number | null = null;
  #share: string | null = null;
  #open = 0;
  #wait = 0;
  #heard = 0;
  #timers: ReturnType<typeof setInterval>[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;
  #trials = new Map<string, string[]>();
  #queue: Heard<V, C, E>[] = [];
  #shown = 0;
  #notes: Notes;
  #pacing: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly code: string,
    readonly token: string | null,
    /** The seat that the token opens, as far as it is known before the server tells it. */
    readonly seat: number | null = null,
  ) {
    this.#notes = new Notes(code);
  }

  /** The own seat; null for who watches. */
  get me(): number | null {
    return this.view ? this.view.seat : this.token === null ? null : this.seat;
  }

  start(): () => void {
    this.#connect();
    this.#timers = [setInterval(() => this.#tend(), 1200)];
    const wake = (): void => this.#wake();
    const flush = (): void => this.flush();
    addEventListener("online", wake);
    addEventListener("pointerdown", flush, true);
    addEventListener("keydown", flush, true);
    document.addEventListener("visibilitychange", wake);
    return () => {
      this.#ended = true;
      this.#timers.forEach(clearInterval);
      clearTimeout(this.#retry);
      clearTimeout(this.#pacing);
      removeEventListener("online", wake);
      removeEventListener("pointerdown", flush, true);
      removeEventListener("keydown", flush, true);
      document.removeEventListener("visibilitychange", wake);
      this.#socket?.close();
    };
  }

  /** Plays moves, all or nothing. They stay pending until the server has them safe. `by`: the preset that answers. */
  play(moves: string[], by: string | null = null): void {
    if (this.pending) return;
    this.pending = { id: randomId(), moves, sent: Date.now(), by, at: this.#seq ?? 0 };
    this.refusal = null;
    this.#send({ t: "do", id: this.pending.id, moves, at: this.pending.at });
  }

  /** Asks what would be: the answer arrives in `trial`, a refusal in `objection`. */
  try(moves: string[]): void {
    const id = randomId();
    this.#trials.clear();
    this.#trials.set(id, moves);
    this.#send({ t: "try", id, moves });
  }

  /** Forgets every what-if, asked and answered. */
  endTrial(): void {
    this.#trials.clear();
    this.trial = null;
    this.objection = null;
  }

  rename(name: string): void {
    this.#send({ t: "name", name });
  }

  /** Does not wait for those who have not sat down. */
  deal(): void {
    this.#send({ t: "deal" });
  }

  /** Shows at once what is still waiting to be shown. */
  flush(): void {
    clearTimeout(this.#pacing);
    for (const heard of this.#queue.splice(0)) this.#show(heard);
  }

  #connect(): void {
    if (this.#ended || this.closed) return;
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#send({ t: "hello", token: this.token, since: this.#seq, commit: this.#commit() });
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(message.data)) as ServerFrame<V, C, E, T>);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.connected = false;
    this.#socket = null;
    if (this.#ended || this.closed) return;
    const wait = this.busy
      ? this.#wait * (0.8 + Math.random() * 0.8)
      : (BACK_OFF[Math.min(this.attempts, BACK_OFF.length - 1)] ?? 5000) * (0.8 + Math.random() * 0.4);
    this.attempts += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #wake(): void {
    if (document.visibilityState === "visible" && !this.#socket && !this.busy) this.#connect();
    if (document.visibilityState === "hidden") this.flush();
  }

  /** Every second or so: is the line alive, was the last command answered? */
  #tend(): void {
    const now = Date.now();
    if (this.#socket && now - this.#heard > PING) this.#send({ t: "ping" });
    if (this.#socket && now - this.#heard > PING + SILENCE) {
      const socket = this.#socket;
      this.#socket = null;
      socket.close();
      this.#lost();
    }
    if (this.pending && this.connected && now - this.pending.sent > RESEND) this.#resend();
  }

  #resend(): void {
    if (!this.pending) return;
    this.pending = { ...this.pending, sent: Date.now() };
    this.#send({ t: "do", id: this.pending.id, moves: this.pending.moves, at: this.pending.at });
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #hear(frame: ServerFrame<V, C, E, T>): void {
    switch (frame.t) {
      case "snap":
        return this.#snap(frame);
      case "ev":
        return this.#event(frame);
      case "ack":
        if (this.pending?.id === frame.id && (this.#seq ?? -1) >= frame.seq) this.pending = null;
        return;
      case "no":
        return this.#no(frame.id, frame.why);
      case "try": {
        const moves = this.#trials.get(frame.id);
        if (moves) {
          this.trial = { ...frame, moves };
          this.objection = null;
        }
        return;
      }
      case "seats":
        this.seats = frame.seats;
        this.watching = frame.watching;
        this.#wind(running(frame.clock));
        return;
      case "thinking":
        this.thinking = { seat: frame.seat, warming: frame.warming };
        return;
      case "rematch":
        this.rematch = frame.table;
        return;
      case "gather":
        return this.#gathered(frame.gather);
      case "windows":
        if (frame.open !== this.#open) this.windows = this.#open = frame.open;
        return;
      case "bye":
        return this.#bye(frame.why, frame.retry);
      case "pong":
        return;
    }
  }

  #snap(frame: SnapFrame<V, C, E>): void {
    this.#queue = [];
    this.connected = true;
    this.everConnected = true;
    this.attempts = this.#wait = 0;
    this.busy = null;
    this.game = frame.game;
    this.host = frame.host;
    this.commitment = frame.commitment;
    const fresh = frame.events.filter(({ seq }) => this.#seq === null || seq > this.#seq);
    this.log = [
      ...this.log,
      ...fresh.flatMap(({ seq, events, by }) =>
        events.map((event) => ({ seq, event, by: by ?? this.#notes.get(seq) ?? null })),
      ),
    ];
    const known = this.#seq;
    this.#seq = frame.view ? frame.seq : null;
    this.seats = frame.seats;
    this.key = frame.key;
    this.rematch = frame.rematch;
    this.thinking = null;
    this.clock = running(frame.clock);
    this.gather = null;
    if (frame.gather) this.#gathered(frame.gather);
    if (frame.view && (known !== frame.seq || !this.view)) this.#become(frame.view, frame.choices);
    if (this.pending) this.#resend();
  }

  /** The seal of this page's share of the deal: one share for all windows of this device. */
  #commit(): string | null {
    if (this.view || this.token === null || this.seat === null) return null;
    this.#share = remembered(this.code)?.share ?? newShare();
    rememberTable({ table: this.code, share: this.#share });
    return sealOfShare(this.code, this.seat, this.#share);
  }

  /**
   * Reveals the share when all seals are told, if this page's own stands among them; never to two companies of seals,
   * for whoever has heard a share could choose by it.
   */
  #gathered(gather: Gathering): void {
    this.gather = gather;
    const share = this.#share;
    if (share === null || this.seat === null) return;
    const kept = remembered(this.code);
    if (!kept?.seal) rememberTable({ table: this.code, seal: this.commitment });
    if (!gather.revealing || gather.commits[this.seat] !== sealOfShare(this.code, this.seat, share)) return;
    if (kept?.seals && kept.seals.join() !== gather.commits.join()) return;
    if (!kept?.seals) rememberTable({ table: this.code, seals: gather.commits });
    if (!gather.revealed.includes(this.seat)) this.#send({ t: "reveal", share });
  }

  /** The server closes: for good, or until it has room again. */
  #bye(why: Why, retry: number | null): void {
    if (retry === null) {
      this.closed = why;
      return;
    }
    this.busy = why;
    this.#wait = Math.min(Math.max(retry * 1000, this.#wait * 1.5), LONGEST);
  }

  #event(frame: EventFrame<V, C, E>): void {
    if (this.#seq !== null && frame.seq <= this.#seq) return;
    this.#seq = frame.seq;
    const mine = frame.seat === this.view?.seat;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
    const wait = this.#shown + PACE - Date.now();
    if (calm || mine || (wait <= 0 && this.#queue.length === 0)) {
      this.flush();
      this.#show({ frame, clock: running(frame.clock) });
      return;
    }
    this.#queue.push({ frame, clock: running(frame.clock) });
    if (this.#queue.length === 1) this.#pacing = setTimeout(() => this.#next(), Math.max(wait, 0));
  }

  #next(): void {
    const heard = this.#queue.shift();
    if (heard) this.#show(heard);
    if (this.#queue.length) this.#pacing = setTimeout(() => this.#next(), PACE);
  }

  #show({ frame, clock }: Heard<V, C, E>): void {
    this.#shown = Date.now();
    const mine = frame.seat === frame.view.seat;
    if (mine && this.pending?.by) this.#notes.set(frame.seq, this.pending.by);
    const by = frame.by ?? this.#notes.get(frame.seq) ?? null;
    this.log = [...this.log, ...frame.events.map((event) => ({ seq: frame.seq, event, by }))];
    if (frame.key) this.key = frame.key;
    if (this.thinking?.seat === frame.seat) this.thinking = null;
    if (mine) this.pending = null;
    this.clock = clock;
    this.#become(frame.view, frame.choices);
  }

  /** Who comes may set the clock going anew: that of the newest decision, shown already or not. */
  #wind(clock: Running | null): void {
    const newest = this.#queue.at(-1);
    if (newest) newest.clock = clock;
    else this.clock = clock;
  }

  #become(view: V, choices: C | null): void {
    this.endTrial();
    this.view = view;
    this.choices = choices;
  }

  #no(id: string | null, why: Why): void {
    const moves = id === null ? undefined : this.#trials.get(id);
    if (moves) {
      this.objection = { moves, why };
      this.trial = null;
    } else if (id === null || this.pending?.id === id) {
      if (id !== null) this.pending = null;
      this.refusal = why;
    }
  }
}

const running = (clock: Clock | null | undefined): Running | null =>
  clock ? { ...clock, until: Date.now() + clock.left * 1000 } : null;

/** Not crypto.randomUUID: it exists on secure pages only, and a table in the local network has none. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Which frames a preset of mine answered: nobody but this browser knows, so it keeps them for this visit. */
class Notes {
  #key: string;
  #kept: Record<number, string> = {};

  constructor(code: string) {
    this.#key = `kingtable.notes.${code}`;
    try {
      this.#kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "{}") as Record<number, string>;
    } catch {
      // Nothing was kept.
    }
  }

  get(seq: number): string | undefined {
    return this.#kept[seq];
  }

  set(seq: number, by: string): void {
    this.#kept[seq] = by;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // It holds until the page is left.
    }
  }
}
