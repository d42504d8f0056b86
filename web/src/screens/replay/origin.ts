/** A new table that goes on where a finished game stood: who plays there. */
import type { SeatWish, TableFacts, TableWish } from "../../net/api";
import type { Declared, Origin } from "../../net/protocol";
import { kindOf } from "../../net/strength";

/** Who sits down where nobody chooses: one that is as strong as the reader, or the game's usual bot. */
export const usual = ({ bots }: Declared): string =>
  (bots.find(({ strengths }) => strengths > 0) ?? bots.find((one) => one.default) ?? bots[0])?.bot ?? "";

/** The reader has its own seat, or that of whoever has to decide. At all others sits the bot that was chosen; if none
 * was, bots stay, and the usual one takes the seats of those who are missing. */
export function goingOn(
  declared: Declared,
  seats: Readonly<NonNullable<TableFacts["seats"]>>,
  origin: Origin,
  me: number,
  name: string,
  chosen: string | null = null,
): TableWish {
  const offered = (bot: string): boolean => declared.bots.some((one) => one.bot === kindOf(bot));
  const wished = seats.map(({ seat, bot, colour }): SeatWish => {
    if (seat === me) return { kind: "me", colour, ...(name ? { name } : {}) };
    return { kind: "bot", colour, bot: chosen ?? (bot && offered(bot) ? bot : usual(declared)) };
  });
  return { game: declared.game, options: {}, origin, clock: null, seats: wished };
}
