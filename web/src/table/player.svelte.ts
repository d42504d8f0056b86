/** Shows moments one after the other, each long enough to be understood, at the pace of whoever looks. */
import { pace } from "../ui/pace.svelte";

export interface Scene {
  show: () => void;
  /** Milliseconds at the normal pace; Infinity: it stays until the player goes on. */
  lasts: () => number;
  /** It ends the one before: the two count as one, and who steps on sees both. */
  ends?: boolean;
}

/** How long a scene lasts that would stay, where nobody can wait for it. */
const LONGEST = 7000;
const time = (scene: Scene): number => Math.min(scene.lasts(), LONGEST);

export class Player {
  /** So many moments are still to be shown. */
  waiting = $state(0);
  /** When what is shown has had its time, by the clock of `performance`; null when nothing needs time any more. */
  until: number | null = $state(null);
  paused = $state(false);
  /** What is shown stays until the player goes on. */
  #stays = $state(false);
  #queue: Scene[] = [];
  #hurry = 1;
  #urgent = false;
  #held = false;
  #unseen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** least: moments are stretched by no less, and nothing is left out because nobody looks. */
  constructor(private readonly least = 0) {}

  get #stretch(): number {
    return Math.max(pace.stretch, this.least);
  }

  /** What is shown stays until the player goes on to what waits. */
  get staying(): boolean {
    return this.#stays && this.waiting > 0;
  }

  /** Something is shown that needs its time, or waits for it. */
  get showing(): boolean {
    return this.until !== null || this.waiting > 0;
  }

  /** What has come is shown after what still waits. `within`: all of it in so many milliseconds. */
  add(scenes: readonly Scene[], within = Infinity): void {
    this.#queue.push(...scenes);
    this.#count();
    const now = performance.now();
    const left = this.#left();
    const needed = this.#queue.reduce((sum, scene) => sum + time(scene) * this.#stretch, left);
    if (within < Infinity) this.#stays = false; // a clock runs: nothing stays
    this.#urgent = within < Infinity;
    this.#hurry = needed > within ? within / needed : 1;
    this.#shorten(now + left * this.#hurry);
    this.#go();
  }

  /** Until there is somewhere to show them nothing is shown. */
  hold(held: boolean): void {
    this.#held = held;
    this.#go();
  }

  /** Nobody sees it here: all is shown at once. */
  unseen(unseen: boolean): void {
    this.#unseen = unseen;
    this.#go();
  }

  /** The next one, now. */
  step(): void {
    clearTimeout(this.#timer);
    do this.#next();
    while (this.#queue[0]?.ends);
    this.#go();
  }

  /** What is shown has had its time. */
  pass(): void {
    this.paused = false;
    this.#stays = false;
    this.#shorten(performance.now());
    this.#go();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#go();
  }

  /** Another pace holds from the next moment on. */
  hasten(): void {
    this.#shorten(performance.now() + 300 * this.#stretch);
    this.#go();
  }

  /** Shows at once all that waits. */
  flush(): void {
    this.paused = false;
    do this.goOn();
    while (this.#queue.length);
  }

  /** The same up to what stays. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.paused = false;
    do this.#next();
    while (this.#queue.length && !this.#stays);
    if (this.#queue.length === 0) this.until = null;
  }

  /** Forgets what waits. */
  drop(): void {
    clearTimeout(this.#timer);
    this.paused = false;
    this.#queue = [];
    this.waiting = 0;
    this.#stays = false;
    this.until = null;
  }

  #shorten(until: number): void {
    if (this.until !== null) this.until = Math.min(this.until, until);
  }

  /** A pause holds what waits; what is shown last has its time all the same. */
  #go(): void {
    clearTimeout(this.#timer);
    if (this.#held) return;
    if (!this.staying && (this.#stretch === 0 || this.#unseen || (document.hidden && this.least === 0))) this.goOn();
    while (!this.paused && !this.staying && this.#queue.length && this.#left() <= 0) this.#next();
    if (this.staying) return;
    if (this.#queue.length === 0 && this.#left() <= 0) {
      this.until = null;
      this.#stays = false;
    }
    if (this.#queue.length ? !this.paused : this.until !== null)
      this.#timer = setTimeout(() => this.#go(), this.#left());
  }

  #count(): void {
    this.waiting = this.#queue.filter(({ ends }) => !ends).length;
  }

  /** Milliseconds until what is shown has had its time. */
  #left(): number {
    return Math.max((this.until ?? 0) - performance.now(), 0);
  }

  #next(): void {
    const scene = this.#queue.shift();
    if (!scene) return;
    this.#count();
    this.#stays = this.least === 0 && !this.#urgent && scene.lasts() === Infinity;
    this.until = performance.now() + time(scene) * this.#stretch * this.#hurry;
    scene.show();
  }
}
