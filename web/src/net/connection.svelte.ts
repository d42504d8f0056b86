import type { AnyFrame, Line, Listener, Open } from "./line";
import type { ClientFrame, Why } from "./protocol";

/** Milliseconds between two looks at what is overdue. */
export const OFTEN = 1200;
/** Of a silent line, until it is asked, and until it is given up after that; `SOON` where the device has no network. */
const PING = 8000;
const SILENCE = 9000;
const SOON = 2500;
/** The same two where an answer is due: until the line is asked, and until it is given up. */
const ANSWER = 3000;
const BACK_OFF = [300, 700, 1500, 3000, 5000];
const LONGEST = 60_000;

/** What the window is told when a server that was away is back: another one, perhaps. */
export const RECONNECTED = "kingtable:reconnected";

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
  /** When something was sent that the other end has to answer; 0: nothing, or something was heard since. */
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #done = false;

  constructor(
    private readonly open: Open,
    private readonly served: Served,
  ) {}

  start(): void {
    this.#connect();
  }

  /** For good: what is still under way is not heard. */
  stop(): void {
    this.finish();
    clearTimeout(this.#timer);
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
    if (frame.t === "do" && !this.#asked) {
      this.#asked = Date.now();
      this.#tend();
    }
    this.#line?.send(frame);
  }

  /** The other end has told how things stand. */
  reached(): void {
    if (this.everConnected && !this.connected) dispatchEvent(new Event(RECONNECTED));
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

  /** The device says that it has no network: gives the line up unless it answers soon, as a server right here does. */
  doubt(): void {
    this.#heard = Math.min(this.#heard, Date.now() - PING - SILENCE + SOON);
    this.#tend();
  }

  #connect(): void {
    if (this.#done) return;
    clearTimeout(this.#retry);
    this.#heard = Date.now();
    this.#asked = 0;
    const line: Line = this.open({
      opened: this.served.opened,
      heard: (frame) => {
        if (line !== this.#line) return;
        this.#heard = Date.now();
        this.#asked = 0;
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
    this.#tend();
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

  /** Is the line alive? It is asked when it has been silent for long, or sooner where an answer is due. */
  #tend(): void {
    clearTimeout(this.#timer);
    if (!this.#line) return;
    const now = Date.now();
    const patience = this.#asked ? ANSWER : PING;
    const silent = now - (this.#asked || this.#heard);
    if (silent > patience) this.send({ t: "ping" });
    if (silent > patience + (this.#asked ? ANSWER : SILENCE)) {
      const line = this.#line;
      this.#line = null;
      line.close();
      this.#lost();
    } else this.#timer = setTimeout(() => this.#tend(), silent > patience ? OFTEN : patience - silent + 1);
  }
}
