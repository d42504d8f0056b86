/** Shows moments one after the other, each long enough to be understood, at the pace of whoever looks. */
import { pace } from "./pace.svelte";

export interface Scene {
  show: () => void;
  /** Milliseconds at the normal pace. */
  lasts: () => number;
}

export class Player {
  /** So many moments are still to be shown. */
  waiting = $state(0);
  paused = $state(false);
  #queue: Scene[] = [];
  /** When what is shown has had its time. */
  #due = 0;
  #hurry = 1;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** least: moments are stretched by no less, and nothing is left out because nobody looks. */
  constructor(private readonly least = 0) {}

  get #stretch(): number {
    return Math.max(pace.stretch, this.least);
  }

  /** What has come is shown after what still waits. `within`: all of it in so many milliseconds. */
  add(scenes: readonly Scene[], within = Infinity): void {
    this.#queue.push(...scenes);
    this.waiting = this.#queue.length;
    const now = performance.now();
    const left = Math.max(this.#due - now, 0);
    const needed = this.#queue.reduce((sum, scene) => sum + scene.lasts() * this.#stretch, left);
    this.#hurry = needed > within ? within / needed : 1;
    this.#due = now + left * this.#hurry;
    this.#go();
  }

  /** Until there is somewhere to show them nothing is shown. */
  hold(held: boolean): void {
    this.#held = held;
    this.#go();
  }

  /** The next one, now. */
  step(): void {
    clearTimeout(this.#timer);
    this.#next();
    this.#go();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#go();
  }

  /** Another pace holds from the next moment on. */
  hasten(): void {
    this.#due = Math.min(this.#due, performance.now() + 300 * this.#stretch);
    this.#go();
  }

  /** Shows at once all that waits. */
  flush(): void {
    clearTimeout(this.#timer);
    this.paused = false;
    while (this.#queue.length) this.#next();
    this.#due = 0;
  }

  /** Forgets what waits. */
  drop(): void {
    clearTimeout(this.#timer);
    this.paused = false;
    this.#queue = [];
    this.#due = this.waiting = 0;
  }

  #go(): void {
    clearTimeout(this.#timer);
    if (this.#held) return;
    if (this.#stretch === 0 || (document.hidden && this.least === 0)) this.flush();
    while (!this.paused && this.#queue.length && this.#due <= performance.now()) this.#next();
    if (this.paused || this.#queue.length === 0) return;
    this.#timer = setTimeout(() => this.#go(), Math.max(this.#due - performance.now(), 0));
  }

  #next(): void {
    const scene = this.#queue.shift();
    if (!scene) return;
    this.waiting = this.#queue.length;
    this.#due = performance.now() + scene.lasts() * this.#stretch * this.#hurry;
    scene.show();
  }
}
