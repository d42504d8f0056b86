/** Opening a table and walking to it. */
import { openTable, promise, Refused, rematch, type NewTable, type SeatWish, type TableWish } from "../net/api";
import { keptOwn } from "../net/kept";
import { offer } from "../net/offer.svelte";
import { remembered, rememberTable, type BesideSeat } from "../net/remembered";
import { newToken } from "../net/token";
import { go } from "../ui/route.svelte";

/** The server promises a key before it knows anything of the table; a promise that it has forgotten is asked for anew. */
export async function open(wish: TableWish): Promise<void> {
  sit(
    wish.game,
    await promised(wish).catch((error: unknown) => {
      if (error instanceof Refused && error.why.key.startsWith("server-promise-")) return promised(wish);
      throw error;
    }),
  );
}

async function promised(wish: TableWish): Promise<NewTable & { promise: string }> {
  const given = await promise();
  const table = { ...wish, seats: wish.seats.map((seat) => equal(wish.game, seat)), promise: given };
  return { ...(await openTable(table)), promise: given.commitment };
}

/** A bot that may have any strength and was given none is as strong as the reader plays. */
function equal(game: string, seat: SeatWish): SeatWish {
  const any = offer.of(game)?.bots.some(({ bot, strengths }) => bot === seat.bot && strengths > 0);
  return any ? { ...seat, bot: `${seat.bot ?? ""}:${Math.round(keptOwn(game).at)}` } : seat;
}

/** Takes the seat that was given to me, remembers the links for the friends, and goes there. */
function sit(game: string, { table, seats, invite, promise: given }: NewTable & { promise: string }): void {
  const [mine, ...beside] = seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : []));
  const links = seats.flatMap(({ seat, link }) => (link ? [{ seat, link }] : []));
  rememberTable({
    table,
    game,
    token: mine?.token ?? "",
    seat: mine?.seat ?? null,
    beside,
    links,
    invite,
    promise: given,
  });
  go(`/t/${table}`);
}

/** The own seat at the table that follows, and the others of this screen. What opens each there is kept before it is asked
 * for: an answer may be lost. */
export async function follow(code: string, token: string): Promise<void> {
  const beside: BesideSeat[] = [];
  for (const one of remembered(code)?.beside ?? []) beside.push((await followed(code, one.token, one.seat))[1]);
  const [table, mine] = await followed(code, remembered(code)?.token || token, null);
  rememberTable({ table, ...mine, beside });
  go(`/t/${table}`);
}

async function followed(code: string, token: string, at: number | null): Promise<[string, BesideSeat]> {
  const following = remembered(code, at)?.following ?? newToken();
  rememberTable({ table: code, following }, at);
  const { table, seat } = await rematch(code, token, following);
  return [table, { token: following, seat }];
}
