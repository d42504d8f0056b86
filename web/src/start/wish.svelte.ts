import type { SeatWish, TableWish } from "../net/api";
import { offer } from "../net/offer.svelte";
import type { Colour } from "../net/protocol";

export interface WishedSeat {
  id: number;
  kind: SeatWish["kind"];
  bot: string;
  name: string;
  colour: Colour;
}

export type Clock = "usual" | "quick" | "none";
const CLOCKS = { quick: { ask: 15, turn: 45 }, none: null };

/** The table being wished for on the form: who sits where. A game adds its options. */
export abstract class Wish {
  seats: WishedSeat[] = $state([]);
  clock: Clock = $state("usual");

  constructor(
    readonly game: string,
    readonly most: number,
    players: number,
  ) {
    this.seats = this.colours.slice(0, players).map((colour, id) => this.#seat(id, id === 0 ? "me" : "bot", colour));
  }

  /** The options that the rules combine with so many players. */
  abstract get options(): Record<string, unknown>;

  get preset(): string | null {
    return null;
  }

  get colours(): Colour[] {
    return offer.of(this.game).colours;
  }

  get players(): number {
    return this.seats.length;
  }

  /** Whether more than one person will sit here. */
  get company(): boolean {
    return this.seats.filter(({ kind }) => kind !== "bot").length > 1;
  }

  seatCount(count: number): void {
    while (this.seats.length > count) {
      const index = this.seats.findLastIndex(({ kind }) => kind !== "me");
      this.seats.splice(index < 0 ? this.seats.length - 1 : index, 1);
    }
    while (this.seats.length < count) {
      const colour = this.colours.find((free) => !this.seats.some((seat) => seat.colour === free)) ?? "amber";
      this.seats.push(this.#seat(Math.max(...this.seats.map(({ id }) => id)) + 1, "bot", colour));
    }
  }

  /** A colour is worn once: who had it gets the other's. */
  paint(seat: WishedSeat, colour: Colour): void {
    const other = this.seats.find((entry) => entry.colour === colour);
    if (other) other.colour = seat.colour;
    seat.colour = colour;
  }

  /** One seat at most is mine. */
  kind(seat: WishedSeat, kind: SeatWish["kind"]): void {
    if (kind === "me") for (const other of this.seats) if (other.kind === "me") other.kind = "bot";
    seat.kind = kind;
  }

  move(seat: WishedSeat, by: number): void {
    const from = this.seats.indexOf(seat);
    const to = from + by;
    if (to < 0 || to >= this.seats.length) return;
    this.seats.splice(from, 1);
    this.seats.splice(to, 0, seat);
  }

  get table(): TableWish {
    return {
      game: this.game,
      options: { players: this.players, ...this.options },
      ...(this.preset === null ? {} : { preset: this.preset }),
      ...(this.company && this.clock !== "usual" ? { clock: CLOCKS[this.clock] } : {}),
      seats: this.seats.map(({ kind, bot, name, colour }) => ({
        kind,
        colour,
        ...(kind === "bot" ? { bot } : name.trim() ? { name: name.trim() } : {}),
      })),
    };
  }

  #seat(id: number, kind: SeatWish["kind"], colour: Colour): WishedSeat {
    return { id, kind, bot: offer.bot(this.game), name: "", colour };
  }
}
