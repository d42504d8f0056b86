/** A new table that goes on where a finished game stood: who plays there. */
import type { SeatWish, TableFacts, TableWish } from "../net/api";
import type { Declared, Origin } from "../net/protocol";
import { kindOf } from "../net/strength";

/** The reader has its own seat, or that of whoever has to decide; bots stay, and take the seats of all others. */
export function goingOn(
  declared: Declared,
  seats: NonNullable<TableFacts["seats"]>,
  origin: Origin,
  me: number,
  name: string,
): TableWish {
  const { bots } = declared;
  const usual = (bots.find(({ strengths }) => strengths > 0) ?? bots.find((one) => one.default) ?? bots[0])?.bot ?? "";
  const offered = (bot: string): boolean => bots.some((one) => one.bot === kindOf(bot));
  const wished = seats.map(({ seat, bot, colour }): SeatWish => {
    if (seat === me) return { kind: "me", colour, ...(name ? { name } : {}) };
    return { kind: "bot", colour, bot: bot && offered(bot) ? bot : usual };
  });
  return { game: declared.game, options: {}, origin, clock: null, seats: wished };
}
