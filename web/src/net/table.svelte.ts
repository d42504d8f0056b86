import type {
  Choices,
  Claim,
  ClientFrame,
  EventFrame,
  JournalEvent,
  Kingdom,
  Seat,
  ServerFrame,
  SnapFrame,
  View,
  Why,
} from "./protocol";

const RESEND = 2500;
const PING = 8000;
const SILENCE = 9000;
const BACK_OFF = [300, 700, 1500, 3000, 5000];
const PACE = 450;

export interface Pending {
  id: string;
  moves: string[];
  sent: number;
}

export interface Trial {
  moves: string[];
  kingdom: Kingdom;
  claim: Claim[];
}

/** One place at a table: what the server said last, and what it has not answered yet. */
export class Table {
  view: View | null = $state.raw(null);
  choices: Choices | null = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  watching = $state(0);
  log: { seq: number; event: JournalEvent }[] = $state.raw([]);
  connected = $state(false);
  everConnected = $state(false);
  thinking: { seat: number; warming: boolean } | null = $state.raw(null);
  commitment: string | null = $state(null);
  key: string | null = $state(null);
  rematch: string | null = $state(null);
  closed: Why | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  refusal: Why | null = $state.raw(null);
  trial: Trial | null = $state.raw(null);
  objection: { moves: string[]; why: Why } | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #seq: number | null = null;
  #attempts = 0;
  #heard = 0;
  #timers: ReturnType<typeof setInterval>[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;
  #trials = new Map<string, string[]>();
  #queue: EventFrame[] = [];
  #shown = 0;
  #pacing: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly code: string,
    readonly token: string | null,
  ) {}

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

  /** Plays moves, all or nothing. They stay pending until the server has them safe. */
  play(moves: string[]): void {
    if (this.pending) return;
    this.pending = { id: crypto.randomUUID?.() ?? randomId(), moves, sent: Date.now() };
    this.refusal = null;
    this.#send({ t: "do", id: this.pending.id, moves });
  }

  /** Asks what would be: the answer arrives in `trial`, a refusal in `objection`. */
  try(moves: string[]): void {
    const id = crypto.randomUUID?.() ?? randomId();
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

  /** Shows at once what is still waiting to be shown. */
  flush(): void {
    clearTimeout(this.#pacing);
    for (const frame of this.#queue.splice(0)) this.#show(frame);
  }

  #connect(): void {
    if (this.#ended || this.closed) return;
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.code}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#send({ t: "hello", token: this.token, since: this.#seq });
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(message.data)) as ServerFrame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.connected = false;
    this.#socket = null;
    if (this.#ended || this.closed) return;
    const wait = BACK_OFF[Math.min(this.#attempts, BACK_OFF.length - 1)] ?? 5000;
    this.#attempts += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.8 + Math.random() * 0.4));
  }

  #wake(): void {
    if (document.visibilityState === "visible" && !this.#socket) this.#connect();
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
    this.#send({ t: "do", id: this.pending.id, moves: this.pending.moves });
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #hear(frame: ServerFrame): void {
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
          this.trial = { moves, kingdom: frame.kingdom, claim: frame.claim };
          this.objection = null;
        }
        return;
      }
      case "seats":
        this.seats = frame.seats;
        this.watching = frame.watching;
        return;
      case "thinking":
        this.thinking = { seat: frame.seat, warming: frame.warming };
        return;
      case "rematch":
        this.rematch = frame.table;
        return;
      case "bye":
        this.closed = frame.why;
        return;
      case "pong":
        return;
    }
  }

  #snap(frame: SnapFrame): void {
    this.#queue = [];
    this.connected = true;
    this.everConnected = true;
    this.#attempts = 0;
    const fresh = frame.events.filter(({ seq }) => this.#seq === null || seq > this.#seq);
    this.log = [...this.log, ...fresh.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })))];
    const known = this.#seq;
    this.#seq = frame.seq;
    this.seats = frame.seats;
    if (frame.watching !== undefined) this.watching = frame.watching;
    this.commitment = frame.commitment;
    this.key = frame.key;
    this.rematch = frame.rematch;
    this.thinking = null;
    if (known !== frame.seq || !this.view) this.#become(frame.view, frame.choices);
    if (this.pending) this.#resend();
  }

  #event(frame: EventFrame): void {
    if (this.#seq !== null && frame.seq <= this.#seq) return;
    this.#seq = frame.seq;
    const mine = frame.seat === this.view?.seat;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
    const wait = this.#shown + PACE - Date.now();
    if (calm || mine || (wait <= 0 && this.#queue.length === 0)) {
      this.flush();
      this.#show(frame);
      return;
    }
    this.#queue.push(frame);
    if (this.#queue.length === 1) this.#pacing = setTimeout(() => this.#next(), Math.max(wait, 0));
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (frame) this.#show(frame);
    if (this.#queue.length) this.#pacing = setTimeout(() => this.#next(), PACE);
  }

  #show(frame: EventFrame): void {
    this.#shown = Date.now();
    this.log = [...this.log, ...frame.events.map((event) => ({ seq: frame.seq, event }))];
    if (frame.key) this.key = frame.key;
    if (this.thinking?.seat === frame.seat) this.thinking = null;
    if (frame.seat === frame.view.seat) this.pending = null;
    this.#become(frame.view, frame.choices);
  }

  #become(view: View, choices: Choices | null): void {
    this.endTrial();
    this.view = view;
    this.choices = choices;
  }

  #no(id: string, why: Why): void {
    const moves = this.#trials.get(id);
    if (moves) {
      this.objection = { moves, why };
      this.trial = null;
    } else if (this.pending?.id === id) {
      this.pending = null;
      this.refusal = why;
    }
  }
}

/** randomUUID exists on secure pages only; a table in the local network has none. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
