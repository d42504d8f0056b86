/** How a game of King of Tokyo begins: all roll, the most claws go first, and who ties rolls again. */
import type { Situation, StartRoll } from "./protocol";

/** Milliseconds at the normal pace after which who begins is known, where nobody ties. */
export const KNOWN = 1700;
/** After so many more the game follows. */
const READ = 1300;
/** So long takes each further roll of those who tie. */
export const AGAIN = 900;

export const startOf = ({ log }: Situation): StartRoll | undefined =>
  log.map(({ event }) => event).find((event): event is StartRoll => event.e === "start_roll");

/** Who tied for the most claws in a round, so that they roll again, how many those were, and when that is known. */
export const tiesOf = ({ rolls }: StartRoll): { seats: number[]; claws: number; at: number }[] =>
  rolls.slice(1).map((again, index) => {
    const seats = again.map(([seat]) => seat);
    const claws = rolls[index]?.find(([seat]) => seat === seats[0])?.[1] ?? 0;
    return { seats, claws, at: KNOWN + AGAIN * index };
  });

/** When it is known who begins. */
export const knownAfter = (start: StartRoll): number => KNOWN + AGAIN * (start.rolls.length - 1);

/** Whoever begins throws by a press, and the game waits for it. */
export function beginsFor(table: Situation): number {
  const start = startOf(table);
  if (!start) return 0;
  return start.first === table.me ? Infinity : knownAfter(start) + READ;
}
