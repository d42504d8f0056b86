/** A game that has just ended tells how strong its reader plays; comes when it is needed. */
import { keepOwn, keptOwn } from "./kept";
import { after, metBy } from "./strength";

export function learn(game: string, me: number, seats: Parameters<typeof metBy>[1], ranks: readonly number[]): void {
  keepOwn(game, after(keptOwn(game), metBy(me, seats, ranks)));
}
