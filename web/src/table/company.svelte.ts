/** What people at one table do with each other, as far as the page has heard: what is proposed, said and asked. */
import type { AnyFrame } from "../net/line";
import type { Asked, ClientFrame, Ending, EndingFrame, Phrase } from "../net/protocol";

/** Something that was said. */
export interface Said {
  seat: number;
  phrase: Phrase;
}

/** Why a proposal is gone, and by whose word. */
export interface Dropped {
  what: Ending["what"];
  why: NonNullable<EndingFrame["why"]>;
  seat: number | null;
}

/** Milliseconds that something which is only told stands. */
const STANDS = { said: 6000, windows: 8000, dropped: 8000 };

export class Company {
  /** A proposal: to end the table before the game is over, or to take a command back. */
  ending: Ending | null = $state.raw(null);
  dropped: Dropped | null = $state.raw(null);
  /** The rematch that somebody has asked for. */
  rematch: Asked | null = $state.raw(null);
  said: Said | null = $state.raw(null);
  /** The seat whose last command may be taken back. */
  back: number | null = $state(null);
  /** Windows that have this very seat, where that is news. */
  windows = $state(0);
  #open = 0;
  readonly #going: Partial<Record<keyof typeof STANDS, ReturnType<typeof setTimeout>>> = {};

  constructor(private readonly send: (frame: ClientFrame) => void) {}

  /** Takes what is of this part of the table. */
  hear(frame: AnyFrame): void {
    switch (frame.t) {
      case "rematch":
        this.rematch = frame.rematch;
        break;
      case "ending":
        this.ending = frame.ending;
        this.dropped = frame.why && { what: frame.what, why: frame.why, seat: frame.seat };
        this.#goes("dropped", () => (this.dropped = null));
        break;
      case "said":
        this.said = { seat: frame.seat, phrase: frame.phrase };
        this.#goes("said", () => (this.said = null));
        break;
      case "windows":
        if (frame.open === this.#open) break;
        this.windows = this.#open = frame.open;
        this.#goes("windows", () => (this.windows = 0));
        break;
      default:
    }
  }

  /** What was told last has its time. */
  #goes(what: keyof typeof STANDS, gone: () => void): void {
    clearTimeout(this.#going[what]);
    this.#going[what] = setTimeout(gone, STANDS[what]);
  }

  /** Nothing is proposed any more: it has come, or the table has ended. */
  settle(): void {
    this.ending = this.dropped = null;
  }

  rename(name: string): void {
    this.send({ t: "name", name });
  }

  /** The own seat takes a colour, before the deal. */
  paint(colour: string): void {
    this.send({ t: "colour", colour });
  }

  say(phrase: Phrase): void {
    this.send({ t: "say", phrase });
  }

  /** A bot shall play the seat of one who is away. */
  lend(seat: number): void {
    this.send({ t: "lend", seat });
  }

  /** The table shall end, or not after all; `false` is also against what somebody wants back. */
  end(agrees: boolean): void {
    this.send({ t: "end", agrees });
  }

  /** The own last command shall not count, or I agree that somebody's does not. */
  takeBack(): void {
    this.send({ t: "take-back" });
  }

  resign(): void {
    this.send({ t: "resign" });
  }
}
