import type { SeatWish, TableWish } from "../net/api";
import { offer } from "../net/offer.svelte";
import type { Colour, Options } from "../net/protocol";
import { COLOURS } from "../pieces/colours";

export type Preset = "official" | "bga";

export interface WishedSeat {
  id: number;
  kind: SeatWish["kind"];
  bot: string;
  name: string;
  colour: Colour;
}

/** The table being wished for on the form. It offers nothing that the rules do not combine. */
export class Wish {
  preset: Preset = $state("official");
  middle = $state(true);
  harmony = $state(true);
  duel = $state(false);
  dynasty = $state(false);
  threePlayers = $state(36);
  startOrder: "kings" | "snake" = $state("kings");
  seats: WishedSeat[] = $state([]);

  constructor() {
    this.seats = COLOURS.slice(0, 2).map((colour, id) => this.#seat(id, id === 0 ? "me" : "bot", colour));
  }

  get players(): number {
    return this.seats.length;
  }

  choose(preset: Preset): void {
    this.preset = preset;
    const told = offer.kingdomino.presets[preset];
    this.threePlayers = told?.three_players ?? (preset === "bga" ? 48 : 36);
    this.startOrder = told?.start_order ?? (preset === "bga" ? "snake" : "kings");
  }

  seatCount(count: number): void {
    while (this.seats.length > count) {
      const index = this.seats.findLastIndex(({ kind }) => kind !== "me");
      this.seats.splice(index < 0 ? this.seats.length - 1 : index, 1);
    }
    while (this.seats.length < count) {
      const colour = COLOURS.find((free) => !this.seats.some((seat) => seat.colour === free)) ?? "amber";
      this.seats.push(this.#seat(Math.max(...this.seats.map(({ id }) => id)) + 1, "bot", colour));
    }
    if (count !== 2) this.duel = false;
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
    const options: Partial<Options> = {
      players: this.players,
      middle_kingdom: this.middle,
      harmony: this.harmony,
      dynasty: this.dynasty,
      start_order: this.startOrder,
    };
    if (this.players === 2) options.mighty_duel = this.duel;
    if (this.players === 3) options.three_players = this.threePlayers;
    return {
      game: "kingdomino",
      options,
      preset: this.preset,
      seats: this.seats.map(({ kind, bot, name, colour }) => ({
        kind,
        colour,
        ...(kind === "bot" ? { bot } : name.trim() ? { name: name.trim() } : {}),
      })),
    };
  }

  #seat(id: number, kind: SeatWish["kind"], colour: Colour): WishedSeat {
    return { id, kind, bot: offer.bot, name: "", colour };
  }
}
