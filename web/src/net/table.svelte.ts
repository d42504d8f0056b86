import { answered } from "../moments/once";
import { Player } from "../moments/player.svelte";
import { changed } from "./changes";
import { Connection, OFTEN } from "./connection.svelte";
import { wire, type Open } from "./line";
import { actorOf, isNote, momentsOf, type Moment } from "./moments";
import { Notes } from "./notes";
import type {
  AnyEvent,
  AnyView,
  ClientFrame,
  Clock,
  Ending,
  EndingFrame,
  EventFrame,
  Gathering,
  Hint,
  Origin,
  PastFrame,
  Seat,
  ServerFrame,
  SnapFrame,
  Why,
} from "./protocol";
import { remembered, rememberTable } from "./remembered";
import { isBoundTo, newShare, sealOfShare } from "./share";

const RESEND = 2500;
/** Milliseconds after which one who waits for an answer is told so. */
const SLOW = 900;
/** Milliseconds that a moment is shown where its game does not say. */
const MOMENT = 700;
/** Where a clock runs for whoever looks, this part of it may pass before everything is shown. */
const HURRIED = 0.1;

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
  /** Whose command it was; null for the set-up. */
  seat: number | null;
  event: E;
  by: string | null;
}

/** `again`: it was shown once more. */
export interface Heard<E> extends Logged<E> {
  again: boolean;
}

/** A clock as it runs here: `until` by this browser's own time. */
export interface Running extends Clock {
  until: number;
}

/**
 * One place at a table: what the server said last, and what it has not answered yet.
 * View, choices, events and what a `try` answers are the game's own.
 */
export class Table<V extends AnyView = AnyView, C = unknown, E extends AnyEvent = AnyEvent, T = unknown> {
  view: V | null = $state.raw(null);
  /** What may be done: only when everything is shown that happened before. */
  choices: C | null = $state.raw(null);
  /** The step that `view` has come to; an answer may change nothing that the log tells. -1: nothing is dealt. */
  shown = $state(-1);
  /** What was shown last; `view` is as it was then. */
  moment: Moment<V, E> | null = $state.raw(null);
  clock: Running | null = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  watching = $state(0);
  log: Logged<E>[] = $state.raw([]);
  /** What was heard of, in that order: the log, and what was shown once more. */
  heard: Heard<E>[] = $state.raw([]);
  game: string | null = $state(null);
  host: number | null = $state(null);
  gather: Gathering | null = $state.raw(null);
  /** Windows that have this very seat, where that is news. */
  windows = $state(0);
  thinking: { seat: number; warming: boolean } | null = $state.raw(null);
  commitment: string | null = $state(null);
  key: string | null = $state(null);
  rematch: string | null = $state(null);
  /** The table that the game goes on from, and after which of its commands. */
  origin: Origin | null = $state.raw(null);
  /** A proposal to end the table before the game is over. */
  ending: Ending | null = $state.raw(null);
  /** Why the last one is gone, and by whose word. */
  dropped: { why: NonNullable<EndingFrame["why"]>; seat: number | null } | null = $state.raw(null);
  /** Who agreed to end the table; null while it goes on, and when the game came to its own end. */
  ended: number[] | null = $state.raw(null);
  closed: Why | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  /** The command takes longer than one would notice. */
  slow = $state(false);
  /** What one has not seen happen began after this seq; null where nothing is. */
  missed: number | null = $state(null);
  refusal: Why | null = $state.raw(null);
  trial: ({ moves: string[] } & T) | null = $state.raw(null);
  objection: { moves: string[]; why: Why } | null = $state.raw(null);
  /** What a good player would do now, where that was asked; "asked" until it is answered. */
  hint: Hint | "asked" | null = $state.raw(null);

  #seq: number | null = null;
  #share: string | null = null;
  #open = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #asked = "";
  #trials = new Map<string, string[]>();
  #notes: Notes;
  /** How the table stands, shown already or not. */
  #latest: { view: V; choices: C | null } | null = null;
  /** How long a moment is shown, in milliseconds at the normal pace; its game says. */
  lasts: (events: readonly AnyEvent[]) => number = () => MOMENT;
  readonly player = new Player();
  /** The newest command when the page was left for another. */
  #left: number | null = null;
  readonly connection: Connection;

  constructor(
    readonly code: string,
    readonly token: string | null,
    /** The seat that the token opens, as far as it is known before the server tells it. */
    readonly seat: number | null = null,
    /** How whoever keeps the table is reached. */
    open: Open = wire(code),
  ) {
    this.#notes = new Notes(code);
    this.connection = new Connection(open, {
      opened: () => this.#send({ t: "hello", token: this.token, since: this.#seq, commit: this.#commit() }),
      heard: (frame) => this.#hear(frame as ServerFrame<V, C, E, T>),
      lost: () => {
        if (this.hint === "asked") this.hint = null;
      },
      refused: (why, retry) => this.#bye(why, retry),
    });
  }

  /** Somebody learns here: nothing answers for the reader. */
  teaches = false;

  /** What happened is told and not what is to do: while it is shown, and when a lesson has its answer. */
  get telling(): boolean {
    return this.player.showing || (this.teaches && this.moment !== null && !this.view?.over);
  }

  /** The seat that the sentence speaks of: who acted in the moment that is told, else who is to move. */
  get acting(): number | null {
    const acted = this.telling && this.moment ? actorOf(this.moment) : null;
    return acted ?? this.view?.to_move ?? null;
  }

  /** Whose seat it was, where a game is looked at again. */
  was: number | null = null;

  /** The own seat; null for who watches. */
  get me(): number | null {
    if (this.was !== null) return this.was;
    return this.view ? this.view.seat : this.token === null ? null : this.seat;
  }

  /** The moves of the hint that is shown. */
  get hinted(): readonly string[] {
    return this.hint === null || this.hint === "asked" ? [] : this.hint.moves;
  }

  start(): () => void {
    this.connection.start();
    this.#timer = setInterval(() => this.#tend(), OFTEN);
    const wake = (): void => this.#wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.#stop();
    };
  }

  /** Nothing is heard from now on, nor shown. */
  #stop(): void {
    clearInterval(this.#timer);
    this.player.drop();
    this.connection.stop();
  }

  /** Plays moves, all or nothing. They stay pending until the server has them safe. `by`: the preset that answers. */
  play(moves: string[], by: string | null = null): void {
    if (this.pending) return;
    if (by === null) answered();
    this.missed = null;
    this.slow = false;
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

  /** Asks what a good player would do: the answer arrives in `hint`, a refusal in `refusal`. */
  askHint(): void {
    if (this.hint === "asked" || this.pending) return;
    this.hint = "asked";
    this.refusal = null;
    this.#asked = randomId();
    this.#send({ t: "hint", id: this.#asked });
  }

  rename(name: string): void {
    this.#send({ t: "name", name });
  }

  /** Does not wait for those who have not sat down. `bots`: they take the seats that nobody has claimed. */
  deal(bots = false): void {
    this.refusal = null;
    this.#send({ t: "deal", bots });
  }

  /** The own seat is left: the others need not wait, and what they do concerns this page no more. */
  leave(): void {
    this.#send({ t: "leave" });
    this.#stop();
  }

  /** A bot shall play the seat of one who is away. */
  lend(seat: number): void {
    this.refusal = null;
    this.#send({ t: "lend", seat });
  }

  /** The table shall end, or not after all. */
  end(agrees: boolean): void {
    this.refusal = null;
    this.#send({ t: "end", agrees });
  }

  /** Shows once more what has been since then. */
  showPast(since: number): void {
    this.#send({ t: "past", since });
  }

  #wake(): void {
    if (document.visibilityState === "visible") this.connection.wake();
    if (document.visibilityState === "hidden") this.player.flush();
    if (document.visibilityState === "hidden") this.#left = this.#seq;
    else this.#miss(this.#left);
  }

  /** Every second or so: was the last command answered? */
  #tend(): void {
    const waited = this.pending ? Date.now() - this.pending.sent : 0;
    this.slow = waited > SLOW;
    if (this.connection.connected && waited > RESEND) this.#resend();
  }

  #resend(): void {
    if (!this.pending) return;
    this.pending = { ...this.pending, sent: Date.now() };
    this.#send({ t: "do", id: this.pending.id, moves: this.pending.moves, at: this.pending.at });
  }

  #send(frame: ClientFrame): void {
    this.connection.send(frame);
  }

  #hear(frame: ServerFrame<V, C, E, T>): void {
    switch (frame.t) {
      case "snap":
        return this.#snap(frame);
      case "ev":
        return this.#event(frame);
      case "past":
        return this.#past(frame);
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
      case "hint":
        if (this.hint === "asked" && frame.id === this.#asked && frame.seq === this.#seq) this.hint = frame;
        return;
      case "seats":
        this.seats = frame.seats;
        this.watching = frame.watching;
        this.clock = running(frame.clock);
        return;
      case "thinking":
        this.thinking = { seat: frame.seat, warming: frame.warming };
        return;
      case "rematch":
        this.rematch = frame.table;
        return;
      case "ending":
        this.ending = frame.ending;
        this.dropped = frame.why && { why: frame.why, seat: frame.seat };
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
    const shown = this.player.waiting === 0 && this.view !== null && this.#seq === frame.seq;
    this.player.flush();
    this.connection.reached();
    this.game = frame.game;
    this.host = frame.host;
    this.commitment = frame.commitment;
    const known = this.log.at(-1)?.seq ?? -1;
    const fresh = frame.events.filter(({ seq }) => seq > known);
    this.#hearOf(fresh.flatMap((step) => this.#logged(step.seq, step.seat, step.by, step.events)));
    this.#seq = frame.view ? frame.seq : null;
    this.shown = this.#seq ?? -1;
    this.#miss(known);
    this.seats = frame.seats;
    this.key = frame.key;
    this.rematch = frame.rematch;
    this.origin = frame.origin;
    this.ending = frame.ending;
    this.ended = frame.ended;
    this.thinking = null;
    this.clock = running(frame.clock);
    this.gather = null;
    if (frame.gather) this.#gathered(frame.gather);
    if (frame.view) this.#latest = { view: frame.view, choices: frame.choices };
    if (frame.view && !shown) {
      this.moment = null;
      this.#become(frame.view, frame.choices);
    }
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
   * Reveals the share when the server tells what the deal is bound to, if that is what this page has seen; never to
   * two such bindings, because whoever knows a share could choose by it.
   */
  #gathered(gather: Gathering): void {
    this.gather = gather;
    const share = this.#share;
    if (share === null || this.seat === null) return;
    const kept = remembered(this.code);
    if (!kept?.seal) rememberTable({ table: this.code, seal: this.commitment });
    const { bound } = gather;
    if (bound === null || gather.revealed.includes(this.seat)) return;
    const seal = sealOfShare(this.code, this.seat, share);
    if ((kept?.bound ?? bound) !== bound || !isBoundTo(bound, this, this.seat, seal)) return;
    if (!kept?.bound) rememberTable({ table: this.code, bound });
    this.#send({ t: "reveal", share });
  }

  /** The server closes: for good, or until it has room again. */
  #bye(why: Why, retry: number | null): void {
    if (retry !== null) return this.connection.waitFor(why, retry);
    this.closed = why;
    this.connection.finish();
  }

  #event(frame: EventFrame<C, E>): void {
    if (this.#seq === null || this.#latest === null || frame.seq <= this.#seq) return;
    if (frame.seq > this.#seq + 1) return this.#send({ t: "again", since: this.#seq });
    this.#seq = frame.seq;
    const { seq, seat } = frame;
    const mine = seat === this.me;
    if (mine && this.pending?.by) this.#notes.set(seq, this.pending.by);
    if (mine) this.pending = null;
    if (frame.key) this.key = frame.key;
    if (this.thinking?.seat === seat) this.thinking = null;
    this.clock = running(frame.clock);
    let view = this.#latest.view;
    const moments = frame.moments.map(({ events, view: by }) => {
      view = changed(view, by);
      return { seq, seat, by: frame.by, events, view, again: false };
    });
    this.#latest = { view, choices: frame.choices };
    this.choices = null;
    const left = frame.clock?.seat === this.me ? frame.clock.left : Infinity;
    this.#play(moments, left * 1000 * HURRIED);
  }

  #past(frame: PastFrame<E>): void {
    const moments = momentsOf<V, E>(frame.steps);
    if (moments.length === 0) return;
    this.choices = null;
    this.#play(moments);
  }

  #play(moments: Moment<V, E>[], within?: number): void {
    const scenes = moments.map((moment) => ({
      show: (): void => this.#show(moment),
      lasts: (): number => this.lasts(moment.events),
    }));
    this.player.add(scenes, within);
  }

  #show(moment: Moment<V, E>): void {
    if (!moment.again) {
      this.missed = null;
      this.shown = moment.seq;
    }
    this.#hearOf(this.#logged(moment.seq, moment.seat, moment.by, moment.events), moment.again);
    this.moment = moment;
    this.#heed(moment.events);
    const latest = this.player.waiting === 0 ? this.#latest : null;
    this.#become(latest?.view ?? moment.view, latest?.choices ?? null);
  }

  /** What happened besides the game. */
  #heed(events: readonly AnyEvent[]): void {
    for (const event of events) if (isNote(event) && event.e === "ended") this.ended = event.seats;
    if (this.ended) this.ending = this.dropped = null;
  }

  /** Has anything been played since one looked last? Then it may be told from one's own last command on. */
  #miss(seen: number | null): void {
    const own = this.log.findLast(({ seat }) => seat === this.me && seat !== null)?.seq ?? 0;
    const last = this.log.at(-1)?.seq ?? 0;
    if (seen !== null && last > Math.max(own, seen, 0) && !this.view?.over) this.missed = own;
  }

  #hearOf(news: readonly Logged<E>[], again = false): void {
    if (!again) this.log = [...this.log, ...news];
    this.heard = [...this.heard, ...news.map((entry) => ({ ...entry, again }))];
  }

  #logged(seq: number, seat: number | null, by: string | null, events: E[]): Logged<E>[] {
    return events.map((event) => ({ seq, seat, event, by: by ?? this.#notes.get(seq) ?? null }));
  }

  #become(view: V, choices: C | null): void {
    this.endTrial();
    this.hint = null;
    this.view = view;
    this.choices = choices;
  }

  #no(id: string | null, why: Why): void {
    const moves = id === null ? undefined : this.#trials.get(id);
    if (moves) {
      this.objection = { moves, why };
      this.trial = null;
    } else if (id === null || this.pending?.id === id || id === this.#asked) {
      if (this.pending?.id === id) this.pending = null;
      if (id === this.#asked) this.hint = null;
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
