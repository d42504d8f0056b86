import type { AnyFrame, Line, Listener, Open } from "./line";
import type { ClientFrame, Why } from "./protocol";

/** Milliseconds between two looks at what is overdue. */
export const OFTEN = 1200;
/** Of a silent line, until it is asked, and until it is given up after that. */
const PING = 8000;
const SILENCE = 9000;
const BACK_OFF = [300, 700, 1500, 3000, 5000];
const LONGEST = 60_000;

/** Whom a connection serves. */
export interface Served {
  /** A line is open: time to say hello. */
  opened: () => void;
  heard: (frame: AnyFrame) => void;
  lost: () => void;
  refused: Listener["refused"];
}

/** Keeps whoever keeps a table within reach: a line that breaks or is silent is followed by another one. */
export class Connection {
  /** The line is open, and the other end has told how things stand. */
  connected = $state(false);
  everConnected = $state(false);
  /** So often in a row it could not be reached. */
  attempts = $state(0);
  /** Why the server cannot have this page now; it will be asked again. */
  busy: Why | null = $state.raw(null);

  #line: Line | null = null;
  #wait = 0;
  #heard = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #done = false;

  constructor(
    private readonly open: Open,
    private readonly served: Served,
  ) {}

  start(): void {
    this.#connect();
    this.#timer = setInterval(() => this.#tend(), OFTEN);
  }

  /** For good: what is still under way is not heard. */
  stop(): void {
    this.finish();
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  /** No other line follows this one. */
  finish(): void {
    this.#done = true;
  }

  /** What is sent while no line is open is lost. */
  send(frame: ClientFrame): void {
    this.#line?.send(frame);
  }

  /** The other end has told how things stand. */
  reached(): void {
    this.connected = this.everConnected = true;
    this.attempts = this.#wait = 0;
    this.busy = null;
  }

  /** The server has no room: it is asked again after so many seconds, later each time. */
  waitFor(why: Why, retry: number): void {
    this.busy = why;
    this.#wait = Math.min(Math.max(retry * 1000, this.#wait * 1.5), LONGEST);
  }

  /** Somebody looks, or the network is back: not a moment is to be lost. */
  wake(): void {
    if (!this.#line && !this.busy) this.#connect();
  }

  #connect(): void {
    if (this.#done) return;
    clearTimeout(this.#retry);
    this.#heard = Date.now();
    const line: Line = this.open({
      opened: this.served.opened,
      heard: (frame) => {
        if (line !== this.#line) return;
        this.#heard = Date.now();
        this.served.heard(frame);
      },
      closed: () => {
        if (line === this.#line) this.#lost();
      },
      refused: (why, retry) => {
        if (!this.connected && !this.#done) this.served.refused(why, retry);
      },
    });
    this.#line = line;
  }

  #lost(): void {
    this.connected = false;
    this.#line = null;
    this.served.lost();
    if (this.#done) return;
    const wait = this.busy
      ? this.#wait * (0.8 + Math.random() * 0.8)
      : (BACK_OFF[Math.min(this.attempts, BACK_OFF.length - 1)] ?? 5000) * (0.8 + Math.random() * 0.4);
    this.attempts += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** Every second or so: is the line alive? */
  #tend(): void {
    const silent = Date.now() - this.#heard;
    if (this.#line && silent > PING) this.send({ t: "ping" });
    if (this.#line && silent > PING + SILENCE) {
      const line = this.#line;
      this.#line = null;
      line.close();
      this.#lost();
    }
  }
}
