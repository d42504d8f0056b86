/** Opening a table and walking to it. */
import { openTable, type NewTable, type TableWish } from "../net/api";
import { rememberTable } from "../net/remembered";
import { go } from "../route.svelte";

export async function open(wish: TableWish): Promise<void> {
  sit(await openTable(wish));
}

/** Takes the seat that was given to me, remembers the links for the friends, and goes there. */
export function sit({ table, seats }: NewTable): void {
  const mine = seats.find(({ kind }) => kind === "me");
  const friends = seats.flatMap(({ seat, kind, token }) => (kind === "friend" && token ? [{ seat, token }] : []));
  rememberTable({ table, token: mine?.token ?? "", links: friends });
  go(mine?.token ? `/t/${table}#${mine.token}` : `/t/${table}`);
}
