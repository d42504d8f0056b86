import { answered } from "../ui/once";
import type { Standing } from "./answers";
import { running, type Running } from "./clock";
import { Company } from "./company.svelte";
import { Hints } from "./hints.svelte";
import { Player } from "./player.svelte";
import { beginning, telling, type Begins } from "./scenes";
import { changed } from "../net/changes";
import { Connection, OFTEN } from "../net/connection.svelte";
import { wire, type Open } from "../net/line";
import type { Logged, Situation } from "../game/situation";
import { actorOf, isNote, momentsOf, type Moment } from "../game/moments";
import { Log, type Heard } from "./log.svelte";
import { begins, takes } from "./notes";
import type {
  AnyEvent,
  AnyView,
  ClientFrame,
  EventFrame,
  Gathering,
  Origin,
  PastFrame,
  Seat,
  ServerFrame,
  SnapFrame,
  Why,
} from "../net/protocol";
import { hearReach } from "../net/far.svelte";
import { randomHex } from "../net/share";
import { Sharing } from "./sharing";
import { Trials } from "./trials.svelte";

const RESEND = 2500;
/** Milliseconds after which one who waits for an answer is told so. */
const SLOW = 900;
/** Milliseconds that a moment is shown where its game does not say. */
const MOMENT = 700;
/** Who may have played a step for me: I did not. */
const FOR_ME = ["clock", "bot", "stand-in"];
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

/**
 * One place at a table: what the server said last, and what it has not answered yet.
 * View, choices, events and what a `try` answers are the game's own.
 */
export class Table<
  V extends AnyView = AnyView,
  C = unknown,
  E extends AnyEvent = AnyEvent,
  T = unknown,
> implements Situation<V, C, E> {
  view: V | null = $state.raw(null);
  /** What may be done: only when everything is shown that happened before. */
  choices: C | null = $state.raw(null);
  /** The step that `view` has come to; an answer may change nothing that the log tells. -1: nothing is dealt. */
  shown = $state(-1);
  /** What was shown last; `view` is as it was then. */
  moment: Moment<V, E> | null = $state.raw(null);
  /** What happens before it is told, such as dice that fall; `view` is as it was before. */
  coming: Moment<V, E> | null = $state.raw(null);
  /** Nothing has been played, and the page shows how it begins. */
  beginning = $state(false);
  clock: Running | null = $state.raw(null);
  seats: Seat[] = $state.raw([]);
  watching = $state(0);
  game: string | null = $state(null);
  host: number | null = $state(null);
  gather: Gathering | null = $state.raw(null);
  thinking: { seat: number; warming: boolean } | null = $state.raw(null);
  commitment: string | null = $state(null);
  key: string | null = $state(null);
  /** The table that the game goes on from, and after which of its commands. */
  origin: Origin | null = $state.raw(null);
  /** What people do with each other besides the game. */
  readonly company = new Company((frame) => this.#ask(frame));
  readonly hints = new Hints((frame) => this.#ask(frame));
  /** Who agreed to end the table; null while it goes on, and when the game came to its own end. */
  ended: number[] | null = $state.raw(null);
  closed: Why | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  /** The command takes longer than one would notice. */
  slow = $state(false);
  /** What one has not seen happen began after this seq; null where nothing is. */
  missed: number | null = $state(null);
  refusal: Why | null = $state.raw(null);
  /** The preset that answered last; null once the player has answered. */
  answeredBy: string | null = $state(null);

  /** The other seats of this screen, where several people share it: then nobody is "you". */
  beside: readonly Table<V, C, E, T>[] = $state.raw([]);
  /** Nothing is played before: what is pressed until then was meant for another seat. By the clock of `performance`. */
  opens = 0;

  #seq: number | null = null;
  readonly #sharing: Sharing;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #trials = new Trials<T>((frame) => this.#send(frame));
  readonly #log: Log<E>;
  /** How the table stands, shown already or not. */
  #latest: { view: V; choices: C | null } | null = null;
  /** How long a moment is shown, in milliseconds at the normal pace; its game says. */
  lasts: (events: readonly AnyEvent[]) => number = () => MOMENT;
  /** How long they happen before they are told, in milliseconds at the normal pace; its game says. */
  leads: (events: readonly AnyEvent[]) => number = () => 0;
  /** How its game begins, where it shows that. */
  begins: Begins | null = null;
  /** What must have come before events are shown, such as words that are fetched late; its game says. */
  needs: (events: readonly AnyEvent[]) => Promise<unknown> | null = () => null;
  readonly player = new Player();
  /** The newest command that was shown when the page was left for another. */
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
    this.#log = new Log(code);
    this.#sharing = new Sharing(code, token === null ? null : seat);
    this.connection = new Connection(open, {
      opened: () => {
        const commit = this.view ? null : this.#sharing.commit;
        this.#send({ t: "hello", token: this.token, since: this.#seq, commit });
      },
      heard: (frame) => this.#hear(frame as ServerFrame<V, C, E, T>),
      lost: () => this.hints.lost(),
      refused: (why, retry) => this.#bye(why, retry),
    });
  }

  /** Somebody learns here: nothing answers for the reader. */
  teaches = false;
  #standing: Standing<C> | null = null;

  get log(): Logged<E>[] {
    return this.#log.entries;
  }

  set log(entries) {
    this.#log.entries = entries;
  }

  /** What was heard of, in that order: the log, and what was shown once more. */
  get heard(): Heard<E>[] {
    return this.#log.heard;
  }

  /** What would be, and why it cannot be. */
  get trial(): Trials<T>["trial"] {
    return this.#trials.trial;
  }

  get objection(): Trials<T>["objection"] {
    return this.#trials.objection;
  }

  /** The page tells what has just happened: while it shows that, and once a lesson has its answer. */
  get telling(): boolean {
    return this.player.showing || (this.teaches && this.moment !== null && !this.view?.over);
  }

  /** The seat in the sentence: it acted in the moment that the page tells, or else it is to move. */
  get acting(): number | null {
    const happens = this.coming ?? (this.telling ? this.moment : null);
    const acted = happens && actorOf(happens);
    return acted ?? this.view?.to_move ?? null;
  }

  /** The own seat; null for who watches. */
  get me(): number | null {
    return this.view ? this.view.seat : this.token === null ? null : this.seat;
  }

  /** Several people look at this screen. */
  get shared(): boolean {
    return this.beside.length > 0;
  }

  /** Takes the last command of this screen back, where that can be done. */
  get takeBack(): (() => void) | null {
    const { back, ending } = this.company;
    const whose = back === null ? undefined : [this, ...this.beside].find(({ me }) => me === back);
    const can = whose && !this.pending && !ending && !this.teaches && !this.view?.over;
    return can && !this.ended ? () => whose.company.takeBack() : null;
  }

  /** The moves of the hint that is shown. */
  get hinted(): readonly string[] {
    return this.hints.moves;
  }

  start(): () => void {
    let stopped = false;
    const connect = (): void => {
      if (!stopped) this.connection.start();
    };
    const shared = this.#sharing.make(); // before anything is said, as `hello` commits to it
    if (shared) void shared.then(connect);
    else connect();
    this.#timer = setInterval(() => this.#tend(), OFTEN);
    const wake = (): void => this.#wake();
    const doubt = (): void => this.connection.doubt();
    addEventListener("online", wake);
    addEventListener("offline", doubt);
    document.addEventListener("visibilitychange", wake);
    return () => {
      stopped = true;
      removeEventListener("online", wake);
      removeEventListener("offline", doubt);
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
    if (this.pending || performance.now() < this.opens) return;
    if (by === null) answered();
    this.answeredBy = by;
    this.missed = null;
    this.slow = false;
    this.pending = { id: randomHex(16), moves, sent: Date.now(), by, at: this.#seq ?? 0 };
    this.refusal = null;
    this.#send({ t: "do", id: this.pending.id, moves, at: this.pending.at });
  }

  /** From now on a question that has a standing answer is answered by it, the one that is open too. */
  answerBy(standing: Standing<C>): void {
    this.#standing = standing;
    this.#answer();
  }

  #answer(): void {
    if (this.pending || this.teaches || this.shared || this.choices === null) return;
    const found = this.#standing?.answer(this.choices);
    if (found && takes(this.code, this.#seq ?? 0)) this.play([found.move], found.by);
  }

  /** Asks what would be: the answer arrives in `trial`, a refusal in `objection`. */
  try(moves: string[]): void {
    this.#trials.ask(moves);
  }

  /** Forgets every what-if, asked and answered. */
  endTrial(): void {
    this.#trials.end();
  }

  /** Asks what a good player would do: the answer arrives in `hints`, a refusal in `refusal`. */
  askHint(): void {
    if (!this.pending) this.hints.ask();
  }

  /** Does not wait for those who have not sat down. `bots`: they take the seats that nobody has claimed. */
  deal(bots = false): void {
    this.#ask({ t: "deal", bots });
  }

  /** The seats of this screen are left: the others need not wait, and what they do concerns this page no more. */
  leave(): void {
    for (const table of [this, ...this.beside]) {
      table.#send({ t: "leave" });
      table.#stop();
    }
  }

  /** Shows once more what has been since then. */
  showPast(since: number): void {
    this.#send({ t: "past", since });
  }

  #wake(): void {
    if (document.visibilityState === "hidden") {
      this.#left = this.shown; // what is shown to nobody from now on is missed
      return this.player.flush();
    }
    this.connection.wake();
    this.#miss(this.#left);
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

  /** What was refused before is no matter any more. */
  #ask(frame: ClientFrame): void {
    this.refusal = null;
    this.#send(frame);
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
        return this.#answer();
      case "no":
        return this.#no(frame.id, frame.why);
      case "try":
        return this.#trials.hear(frame);
      case "hint":
        return this.hints.hear(frame, this.#seq);
      case "seats":
        this.seats = frame.seats;
        this.watching = frame.watching;
        this.clock = running(frame.clock);
        return;
      case "thinking":
        this.thinking = { seat: frame.seat, warming: frame.warming };
        return;
      case "gather":
        return this.#gathered(frame.gather);
      case "bye":
        return this.#bye(frame.why, frame.retry);
      case "reach":
        return hearReach(frame.reach);
      case "pong":
        return;
      default:
        this.company.hear(frame);
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
    for (const step of frame.events) if (step.seq > known) this.#log.add(step);
    this.#seq = frame.view ? frame.seq : null;
    this.shown = this.#seq ?? -1;
    this.#miss(known);
    this.seats = frame.seats;
    this.key = frame.key;
    this.company.rematch = frame.rematch;
    this.company.back = frame.back;
    this.origin = frame.origin;
    this.company.ending = frame.ending;
    this.ended = frame.ended;
    this.thinking = null;
    this.clock = running(frame.clock);
    this.gather = null;
    if (frame.gather) this.#gathered(frame.gather);
    if (frame.view) this.#latest = { view: frame.view, choices: frame.choices };
    if (frame.view && !shown) {
      const first = this.view === null && frame.seq === 0 && frame.origin === null && begins(this.code);
      this.moment = null;
      this.#become(frame.view, first ? null : frame.choices);
      if (first) this.#begin(frame.view);
    }
    if (this.pending) this.#resend();
    else this.#answer();
  }

  #gathered(gather: Gathering): void {
    this.gather = gather;
    void this.#sharing.seals(gather).then((commit) => {
      if (commit !== null) this.#send({ t: "seal", commit });
    });
    const share = this.#sharing.reveals(gather, this);
    if (share !== null) this.#send({ t: "reveal", share });
  }

  /** The server closes: for good, or until it has room again. */
  #bye(why: Why, retry: number | null): void {
    if (retry !== null) return this.connection.waitFor(why, retry);
    this.closed = why;
    this.choices = null; // nothing that is answered here is heard
    this.connection.finish();
  }

  #event(frame: EventFrame<C, E>): void {
    if (this.#seq === null || this.#latest === null || frame.seq <= this.#seq) return;
    if (frame.seq > this.#seq + 1) return this.#send({ t: "again", since: this.#seq });
    this.#seq = frame.seq;
    const { seq, seat } = frame;
    const mine = seat === this.me;
    if (mine && this.pending?.by) this.#log.note(seq, this.pending.by);
    if (mine) this.pending = null;
    if (frame.key) this.key = frame.key;
    this.company.back = frame.back;
    if (this.thinking?.seat === seat) this.thinking = null;
    this.clock = running(frame.clock);
    let view = this.#latest.view;
    const moments = frame.moments.map(({ events, view: by }) => {
      view = changed(view, by);
      return { seq, seat, by: frame.by, events, view, again: false };
    });
    this.#latest = { view, choices: frame.choices };
    this.choices = null;
    const left = frame.clock && this.#here(frame.clock.seat) ? frame.clock.left : Infinity;
    this.#play(moments, left * 1000 * HURRIED);
  }

  /** Shows how it begins, then tells what has happened since: until then it has not. */
  #begin(view: V): void {
    const left = this.clock && this.#here(this.clock.seat) ? this.clock.until - Date.now() : Infinity;
    const scenes = beginning(
      this,
      view,
      (moment) => this.#show(moment),
      () => this.#stand(view),
    );
    this.player.add(scenes, left * HURRIED);
  }

  #past(frame: PastFrame<E>): void {
    const moments = momentsOf<V, E>(frame.steps);
    if (moments.length === 0) return;
    this.choices = null;
    this.#play(moments);
  }

  #play(moments: Moment<V, E>[], within?: number): void {
    const scenes = moments.flatMap((moment) => telling(this, moment, (one) => this.#show(one)));
    const needed = this.needs(moments.flatMap(({ events }) => events));
    if (needed) {
      this.player.hold(true);
      void needed.finally(() => this.player.hold(false));
    }
    this.player.add(scenes, within);
  }

  #show(moment: Moment<V, E>): void {
    this.coming = null;
    if (!moment.again) {
      this.missed = null;
      this.shown = moment.seq;
    }
    this.#log.add(moment, moment.again);
    this.moment = moment;
    this.#heed(moment.events);
    this.#stand(moment.view);
  }

  /** The table stands as a moment left it, or as it stands now where nothing more is to be shown. */
  #stand(view: V): void {
    const latest = this.player.waiting === 0 ? this.#latest : null;
    this.#become(latest?.view ?? view, latest?.choices ?? null);
    this.#answer();
  }

  /** What happened besides the game. */
  #heed(events: readonly AnyEvent[]): void {
    for (const event of events) {
      if (!isNote(event)) continue;
      if (event.e === "ended") this.ended = event.seats;
      if (event.e === "ended" || event.e === "taken") this.company.settle(); // what was proposed has come
    }
  }

  /** Does that seat belong to this screen? */
  #here(seat: number | null): boolean {
    return seat !== null && (seat === this.me || this.beside.some(({ me }) => me === seat));
  }

  /** Has anything been played since one looked last? Then it may be told from one's own last command on. */
  #miss(seen: number | null): void {
    const played = ({ seat, by }: Logged<E>): boolean => this.#here(seat) && !FOR_ME.includes(by ?? "");
    const own = this.log.findLast(played)?.seq ?? 0;
    const last = this.log.at(-1)?.seq ?? 0;
    if (seen !== null && last > Math.max(own, seen, 0) && !this.view?.over) this.missed = own;
  }

  #become(view: V, choices: C | null): void {
    this.endTrial();
    this.hints.end();
    this.view = view;
    this.choices = this.closed ? null : choices;
  }

  #no(id: string | null, why: Why): void {
    if (this.#trials.refused(id, why)) return;
    const command = this.pending?.id === id;
    if (command) this.pending = null;
    if (id === null || command || this.hints.refused(id)) this.refusal = why;
  }
}
