/** What the device does for a player: it keeps the screen on. */

const KEY = "kingtable.awake";

/** Keeps the screen on while it is asked to. Browsers allow it to pages that came by HTTPS. */
class Awake {
  readonly can = "wakeLock" in navigator;
  on = $state(read());
  #wanted = false;
  #held: WakeLockSentinel | null = null;
  /** What is asked of the browser, one thing after the other, so that no lock is forgotten. */
  #asked = Promise.resolve();

  constructor() {
    // Who looks elsewhere lets go of the lock, and gets a new one when they are back.
    if (this.can) document.addEventListener("visibilitychange", () => this.#settleNext());
  }

  turn(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // A browser that keeps nothing is told again.
    }
    this.#settleNext();
  }

  /** Somebody is asked for a move now, or not. */
  want(wanted: boolean): void {
    this.#wanted = wanted;
    this.#settleNext();
  }

  #settleNext(): void {
    this.#asked = this.#asked.then(() => this.#settle());
  }

  async #settle(): Promise<void> {
    const wanted = this.can && this.on && this.#wanted && document.visibilityState === "visible";
    if (wanted === (this.#held !== null && !this.#held.released)) return;
    const held = this.#held;
    this.#held = null;
    if (!wanted) return held?.release();
    this.#held = await navigator.wakeLock.request("screen").catch(() => null); // the battery may be low
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export const awake = new Awake();
