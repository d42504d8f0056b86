/** A finished game, looked at again: a situation a moment. */
import { momentsOf, type Moment } from "../../game/moments";
import type { Logged, Situation } from "../../game/situation";
import type { AnyEvent, AnyView, PastStep, Seat } from "../../net/protocol";

export class Replay implements Situation {
  readonly choices = null;
  readonly telling = false;
  readonly thinking = null;
  readonly pending = null;
  readonly slow = false;
  readonly hinted: readonly string[] = [];
  readonly teaches = false;
  readonly moments: readonly Moment<AnyView, AnyEvent>[];
  /** The last moment of each step. */
  readonly #ends: readonly number[];
  /** The moves up to each step, as the record counts them: a placement and its claim are two. */
  readonly #moves: readonly number[];
  #index = $state(0);
  readonly log: readonly Logged<AnyEvent>[] = $derived.by(() =>
    this.moments
      .slice(0, this.#index + 1)
      .flatMap(({ seq, seat, by, events }) => events.map((event) => ({ seq, seat, event, by }))),
  );

  constructor(
    readonly code: string,
    steps: readonly PastStep[],
    readonly seats: readonly Seat[],
    /** The reader's own seat in that game. */
    readonly me: number | null,
  ) {
    this.moments = momentsOf(steps);
    this.#ends = steps.map(({ seq }) => this.moments.findLastIndex((moment) => moment.seq === seq));
    let moves = 0;
    this.#moves = steps.map((step) => (moves += step.moves.length));
  }

  get game(): string | null {
    return this.moments[0]?.view.game ?? null;
  }

  get moment(): Moment<AnyView, AnyEvent> | null {
    return this.moments[this.#index] ?? null;
  }

  get view(): AnyView | null {
    return this.moment?.view ?? null;
  }

  get acting(): number | null {
    return this.view?.to_move ?? null;
  }

  /** The step that is shown, and the last one. */
  get at(): number {
    return this.moment?.seq ?? 0;
  }

  get last(): number {
    return this.#ends.length - 1;
  }

  /** How many moves are played after a step; `kingtable replay --at` takes the same number. */
  moves(step: number): number {
    return this.#moves[step] ?? 0;
  }

  /** The table as it stood after a step. */
  stood(step: number): AnyView | null {
    return this.moments[this.#ends[step] ?? -1]?.view ?? null;
  }

  /** Was the game played to its end? Its players may have agreed to end it early. */
  get over(): boolean {
    return this.stood(this.last)?.over ?? false;
  }

  /** The moments after the step that is shown, each by its number. */
  get ahead(): number[] {
    const from = (this.#ends[this.at] ?? 0) + 1;
    return this.moments.slice(from).map((_, index) => from + index);
  }

  /** Shows a moment; true where more follow. */
  show(index: number): boolean {
    if (index in this.moments) this.#index = index;
    return this.#index + 1 < this.moments.length;
  }

  /** Shows how the table stood after a step. */
  to(step: number): void {
    this.show(this.#ends[Math.min(Math.max(step, 0), this.last)] ?? 0);
  }
}
