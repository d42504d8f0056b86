import type { SeatWish, TableWish } from "../net/api";
import type { Colour, Declared, Value } from "../net/protocol";

export interface WishedSeat {
  id: number;
  kind: SeatWish["kind"];
  bot: string;
  name: string;
  colour: Colour;
}

export type Clock = "usual" | "quick" | "none";
const CLOCKS = { quick: { ask: 15, turn: 45 }, none: null };

/** So many sit down where nobody is asked, or as many as the game takes. */
const COMPANY = 4;

/** The table being wished for on the form: who sits where, and the game's options as it declares them. */
export class Wish {
  seats: WishedSeat[] = $state([]);
  clock: Clock = $state("usual");
  preset: string | null = $state(null);
  #chosen: Record<string, Value> = $state({});

  constructor(readonly declared: Declared) {
    const { options, presets } = declared;
    this.preset = Object.keys(presets)[0] ?? null;
    this.#chosen = Object.fromEntries(Object.entries(options).map(([name, { offered }]) => [name, offered]));
    this.seatCount(Number(options["players"]?.offered));
    const [first] = this.seats;
    if (first) this.kind(first, "me");
  }

  /** A table for who wants to play at once: bots all round. */
  static quick(declared: Declared): Wish {
    const wish = new Wish(declared);
    wish.seatCount(Math.max(...wish.counts.filter((count) => count <= COMPANY), Math.min(...wish.counts)));
    return wish;
  }

  /** How many can play. */
  get counts(): number[] {
    return this.declared.options["players"]?.values.map(Number) ?? [];
  }

  get players(): number {
    return this.seats.length;
  }

  /** Whether more than one person will sit here. */
  get company(): boolean {
    return this.seats.filter(({ kind }) => kind !== "bot").length > 1;
  }

  /** Whether an option means anything, as the others are. */
  means(name: string): boolean {
    const requires = Object.entries(this.declared.options[name]?.requires ?? {});
    return requires.every(([other, values]) => values.includes(this.value(other)));
  }

  value(name: string): Value {
    if (name === "players") return this.players;
    return (this.means(name) ? this.#chosen[name] : this.declared.options[name]?.otherwise) ?? null;
  }

  set(name: string, value: Value): void {
    this.#chosen[name] = value;
  }

  choose(preset: string): void {
    this.preset = preset;
    Object.assign(this.#chosen, this.declared.presets[preset]);
  }

  seatCount(count: number): void {
    while (this.seats.length > count) {
      const index = this.seats.findLastIndex(({ kind }) => kind !== "me");
      this.seats.splice(index < 0 ? this.seats.length - 1 : index, 1);
    }
    while (this.seats.length < count) this.seats.push(this.#seat());
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
    const meant = Object.keys(this.declared.options).filter((name) => this.means(name));
    return {
      game: this.declared.game,
      options: Object.fromEntries(meant.map((name) => [name, this.value(name)])),
      ...(this.preset === null ? {} : { preset: this.preset }),
      ...(this.company && this.clock !== "usual" ? { clock: CLOCKS[this.clock] } : {}),
      seats: this.seats.map(({ kind, bot, name, colour }) => ({
        kind,
        colour,
        ...(kind === "bot" ? { bot } : name.trim() ? { name: name.trim() } : {}),
      })),
    };
  }

  /** One more, for the bot that sits down when nobody chooses another. */
  #seat(): WishedSeat {
    const { bots, colours } = this.declared;
    const { bot } = bots.find((entry) => entry.default) ?? bots[0] ?? { bot: "" };
    const colour = colours.find((free) => !this.seats.some((seat) => seat.colour === free)) ?? "blue";
    return { id: Math.max(-1, ...this.seats.map(({ id }) => id)) + 1, kind: "bot", bot, name: "", colour };
  }
}
