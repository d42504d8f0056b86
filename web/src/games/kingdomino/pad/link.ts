/** Kingdoms in the fragment of an address, which no server sees: squares and colours in `k`, names in `n`. */
import { bare, COLOURS, SQUARES, squaresOf, type Painted, type Player, type Sheet } from "./sheet";

/** What an address brings: rules, and kingdoms with the players whose they are. */
export interface Brought {
  side: 5 | 7;
  middle: boolean;
  harmony: boolean;
  kingdoms: { player: Player; squares: Painted[] }[];
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LETTER = 64n;

/** One number out of many, each below its base, and back. The leading one keeps noughts at the front. */
class Digits {
  constructor(private whole = 1n) {}

  push(digit: number, base: number): void {
    this.whole = this.whole * BigInt(base) + BigInt(digit);
  }

  pop(base: number): number {
    const digit = this.whole % BigInt(base);
    this.whole /= BigInt(base);
    return Number(digit);
  }

  get empty(): boolean {
    return this.whole === 1n;
  }

  toString(): string {
    let text = "";
    for (let { whole } = this; whole > 0n; whole /= LETTER) text = BASE64.charAt(Number(whole % LETTER)) + text;
    return text;
  }

  static read(text: string): Digits {
    let whole = 0n;
    for (const letter of text) whole = whole * LETTER + BigInt(BASE64.indexOf(letter));
    return new Digits(whole);
  }
}

/** The fragment for the kingdoms of some seats; without names it may pass through a server, as a QR code does. */
export function fragment(sheet: Sheet, seats: readonly number[], named: boolean): string {
  const digits = new Digits();
  for (const seat of seats) {
    for (const square of sheet.kingdoms[seat] ?? []) digits.push(SQUARES.indexOf(square), SQUARES.length);
    digits.push(COLOURS.indexOf(sheet.players[seat]?.colour ?? "blue"), COLOURS.length);
  }
  digits.push(seats.length - 1, COLOURS.length);
  for (const one of [sheet.harmony, sheet.middle, sheet.side === 7]) digits.push(Number(one), 2);
  const names = seats.map((seat) => sheet.players[seat]?.name ?? "");
  const told = new URLSearchParams([["k", String(digits)], ...(named ? names.map((name) => ["n", name]) : [])]);
  return `#${told}`;
}

/** What an address brings; null where it brings nothing that a box of dominoes holds. */
export function broughtBy(hash: string): Brought | null {
  const told = new URLSearchParams(hash.replace(/^#/, ""));
  const written = told.get("k") ?? "";
  if (!/^[\w-]{2,90}$/.test(written)) return null;
  const digits = Digits.read(written);
  const side = digits.pop(2) ? 7 : 5;
  const [middle, harmony] = [digits.pop(2) === 1, digits.pop(2) === 1];
  const seats = digits.pop(COLOURS.length) + 1;
  const names = told.getAll("n");
  const kingdoms = Array.from({ length: seats }, () => {
    const colour = COLOURS[digits.pop(COLOURS.length)] ?? "blue";
    const squares = Array.from({ length: side ** 2 }, () => SQUARES[digits.pop(SQUARES.length)] ?? "").reverse();
    return { player: { name: "", colour }, squares };
  })
    .reverse()
    .map(({ player, squares }, at) => ({ player: { ...player, name: (names[at] ?? "").slice(0, 24) }, squares }));
  const colours = new Set(kingdoms.map(({ player }) => player.colour));
  const castles = kingdoms.every(({ squares }) => squares.filter((square) => square === "CC").length === 1);
  const whole = digits.empty && castles && colours.size === seats && (side === 5 || seats <= 2);
  return whole ? { side, middle, harmony, kingdoms } : null;
}

/** A sheet with what an address brings: each kingdom at the seat of its colour, or all anew if that cannot be. */
export function taken(sheet: Sheet, brought: Brought): Sheet {
  const { side, middle, harmony, kingdoms } = brought;
  const blank = sheet.kingdoms.every((kingdom) => squaresOf(kingdom) === 0);
  const anew = side !== sheet.side || (blank && kingdoms.length > 1);
  const old = sheet.players.map((player, at) => ({
    player,
    squares: sheet.kingdoms[at] ?? bare(side),
    done: sheet.done[at] === true,
  }));
  const rows = anew ? [] : old;
  const rowOf = (player: Player): (typeof rows)[number] => {
    const there = rows.find((row) => row.player.colour === player.colour);
    const row = there ?? { player, squares: bare(side), done: false };
    if (!there) rows.push(row);
    return row;
  };
  let shown = rows[sheet.seat];
  for (const { player, squares } of [...kingdoms].reverse()) {
    const row = rowOf(player);
    row.player = { ...player, name: player.name || row.player.name };
    if (squaresOf(squares) > 0) [row.squares, row.done, shown] = [squares, false, row];
  }
  if (anew) rows.reverse();
  for (const colour of COLOURS) if (rows.length < 2) rowOf({ name: "", colour });
  while (rows.length > (side === 7 ? 2 : COLOURS.length))
    rows.splice(
      Math.max(
        0,
        rows.findIndex((row) => squaresOf(row.squares) === 0),
      ),
      1,
    );
  return {
    ...sheet,
    ...(anew ? { side, middle, harmony } : {}),
    players: rows.map(({ player }) => player),
    kingdoms: rows.map(({ squares }) => squares),
    done: rows.map(({ done }) => done),
    before: anew ? [] : sheet.before.map((scores) => rows.map((_, at) => scores[at] ?? 0)),
    seat: shown ? Math.max(0, rows.indexOf(shown)) : 0,
  };
}

/** Would something be lost that is painted here? */
export function replaces(sheet: Sheet, brought: Brought): boolean {
  const next = taken(sheet, brought);
  return sheet.kingdoms.some((kingdom, seat) => {
    const { colour } = sheet.players[seat] ?? {};
    const then = next.kingdoms[next.players.findIndex((player) => player.colour === colour)];
    return squaresOf(kingdom) > 0 && String(then) !== String(kingdom);
  });
}
