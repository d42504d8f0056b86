import type { SeatWish, TableWish } from "../../net/api";
import { keptDraft, keptName, keptTogether, keptWish } from "../../net/kept";
import type { Colour, Declared, Value } from "../../net/protocol";
import { kindOf } from "../../net/strength";

export interface WishedSeat {
  id: number;
  kind: SeatWish["kind"];
  bot: string;
  name: string;
  colour: Colour;
  /** A friend who comes with the screen of the friend before. */
  joins: boolean;
}

export type Clock = "usual" | "quick" | "none";
/** Whether a seat that was kept can be asked for here. */
const fits = ({ kind, bot, colour }: SeatWish, { bots, colours }: Declared): boolean =>
  KINDS.includes(kind) &&
  (kind !== "bot" || bots.some((offered) => offered.bot === kindOf(bot ?? ""))) &&
  colours.some((known) => known === colour);

/** The bot that may have any strength. */
const anyStrength = ({ bots }: Declared): string | undefined => bots.find(({ strengths }) => strengths > 0)?.bot;

const KINDS: readonly SeatWish["kind"][] = ["me", "here", "friend", "bot"];
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
    if (first) {
      this.kind(first, "me");
      first.name = keptName();
    }
  }

  /** A table for who wants to play at once: the one that was set up last, unless friends had to come to it. */
  static quick(declared: Declared): Wish {
    const last = Wish.last(declared);
    const alone = last?.seats.every(({ kind }) => kind === "me" || kind === "bot");
    return last && alone ? last : Wish.gentle(declared);
  }

  /** A first game: the rules without any extras. Every bot is as strong as the reader, who wins as often as each of them;
   * where no bot has any strength, they are mild ones of different kinds. */
  static gentle(declared: Declared): Wish {
    const wish = new Wish(declared);
    for (const [name, option] of Object.entries(declared.options)) wish.set(name, option.default);
    if (wish.preset !== null) wish.choose(wish.preset);
    wish.seatCount(Math.max(...wish.counts.filter((count) => count <= COMPANY), Math.min(...wish.counts)));
    if (anyStrength(declared) !== undefined) return wish;
    const usual = declared.bots.find((bot) => bot.default)?.level ?? 0;
    const mild = declared.bots.filter(({ level }) => level < usual).reverse();
    const bots = wish.seats.filter(({ kind }) => kind === "bot");
    for (const [n, seat] of bots.entries()) seat.bot = mild[n % mild.length]?.bot ?? seat.bot;
    return wish;
  }

  /** A table for people at this screen: who played here last; `known`: somebody has. */
  static together(declared: Declared): { wish: Wish; known: boolean } {
    const wish = Wish.gentle(declared);
    const last = keptTogether().slice(0, Math.max(...wish.counts));
    const known = last.length >= Math.max(2, Math.min(...wish.counts));
    wish.seatCount(known ? last.length : Math.max(2, Math.min(...wish.counts)));
    for (const [n, seat] of wish.seats.entries()) {
      const { name, colour } = last[n] ?? {};
      Object.assign(seat, { kind: n ? "here" : "me", name: name ?? (n ? "" : keptName()) });
      if (colour && declared.colours.includes(colour)) wish.paint(seat, colour);
    }
    return { wish, known };
  }

  /** What was set up last; null when nothing was, or when this server has no such table. */
  static last(declared: Declared): Wish | null {
    return Wish.#kept(declared, keptWish(declared.game), keptName());
  }

  /** What stood in the form before the page was loaded again. */
  static draft(declared: Declared): Wish | null {
    return Wish.#kept(declared, keptDraft(declared.game), null);
  }

  /** A table that was kept. own: what its reader is called now; null: as was kept. */
  static #kept(declared: Declared, kept: Partial<TableWish> | null, own: string | null): Wish | null {
    const { seats, options, preset, clock } = kept ?? {};
    const wish = new Wish(declared);
    if (!Array.isArray(seats) || !wish.counts.includes(seats.length)) return null;
    if (!seats.every((seat: SeatWish | null) => seat !== null && fits(seat, declared))) return null;
    const colours = new Set(seats.map(({ colour }) => colour));
    if (colours.size < seats.length || seats.filter(({ kind }) => kind === "me").length > 1) return null;
    wish.seatCount(seats.length);
    for (const [n, seat] of wish.seats.entries()) {
      const { kind, bot, name, colour, screen } = seats[n] ?? {};
      const joins = screen !== undefined && seats.slice(0, n).some((one) => one.screen === screen);
      Object.assign(seat, { kind, colour, joins, ...(bot ? { bot } : {}) });
      seat.name = (kind === "me" ? own : null) ?? name ?? "";
    }
    if (preset !== undefined && preset in declared.presets) wish.preset = preset;
    for (const [name, value] of Object.entries(options ?? {}))
      if (name !== "players" && declared.options[name]?.values.includes(value)) wish.set(name, value);
    if (clock === null) wish.clock = "none";
    else if (clock !== undefined) wish.clock = "quick";
    return wish;
  }

  /** Whether no option differs from its default, as at the tables at which the bots were rated. */
  get usual(): boolean {
    const others = Object.entries(this.declared.options).filter(([name]) => name !== "players" && this.means(name));
    return others.every(([name, option]) => this.value(name) === option.default);
  }

  /** How many can play. */
  get counts(): number[] {
    return this.declared.options["players"]?.values.map(Number) ?? [];
  }

  get players(): number {
    return this.seats.length;
  }

  /** Whether people will play on more than one device. */
  get company(): boolean {
    const here = this.seats.some(({ kind }) => kind === "me" || kind === "here") ? 1 : 0;
    return here + this.seats.filter(({ kind }) => kind === "friend").length > 1;
  }

  /** The people at this screen. */
  get here(): SeatWish[] {
    return this.table.seats.filter(({ kind }) => kind === "me" || kind === "here");
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

  /** Is there a friend before, whose screen this one may share? */
  follows(seat: WishedSeat): boolean {
    const before = this.seats.slice(0, this.seats.indexOf(seat));
    return seat.kind === "friend" && before.some(({ kind }) => kind === "friend");
  }

  /** By seat, the number of the screen with which several friends come. */
  get #screens(): (number | undefined)[] {
    let screen = 0;
    const of = this.seats.map((seat) => {
      if (seat.kind === "friend" && !(seat.joins && this.follows(seat))) screen++;
      return seat.kind === "friend" ? screen : undefined;
    });
    return of.map((one) => (one !== undefined && of.indexOf(one) < of.lastIndexOf(one) ? one : undefined));
  }

  get table(): TableWish {
    const screens = this.#screens;
    const meant = Object.keys(this.declared.options).filter((name) => this.means(name));
    return {
      game: this.declared.game,
      options: Object.fromEntries(meant.map((name) => [name, this.value(name)])),
      ...(this.preset === null ? {} : { preset: this.preset }),
      ...(this.company && this.clock !== "usual" ? { clock: CLOCKS[this.clock] } : {}),
      seats: this.seats.map(({ kind, bot, name, colour }, n) => ({
        kind,
        colour,
        ...(screens[n] === undefined ? {} : { screen: screens[n] }),
        ...(kind === "bot" ? { bot } : name.trim() ? { name: name.trim() } : {}),
      })),
    };
  }

  /** One more, for a bot that is as strong as the reader, or the one that sits down when nobody chooses another. */
  #seat(): WishedSeat {
    const { bots, colours } = this.declared;
    const bot = anyStrength(this.declared) ?? (bots.find((entry) => entry.default) ?? bots[0])?.bot ?? "";
    const colour = colours.find((free) => !this.seats.some((seat) => seat.colour === free)) ?? "blue";
    return {
      id: Math.max(-1, ...this.seats.map(({ id }) => id)) + 1,
      kind: "bot",
      bot,
      name: "",
      colour,
      joins: false,
    };
  }
}
