/** The tables this browser sits at, so that a player finds the way back. */
export interface RememberedTable {
  table: string;
  token: string;
  game: string;
  at: number;
  with: string[];
  over: boolean;
  links?: { seat: number; token: string }[];
}

const KEY = "kingtable.tables";
const MANY = 30;

export function rememberedTables(): RememberedTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as RememberedTable[]) : [];
  } catch {
    return [];
  }
}

export function rememberTable(entry: Partial<RememberedTable> & { table: string }): void {
  const all = rememberedTables();
  const old = all.find(({ table }) => table === entry.table);
  const merged = { token: "", game: "kingdomino", with: [], over: false, ...old, ...entry, at: Date.now() };
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([merged, ...all.filter(({ table }) => table !== entry.table)].slice(0, MANY)),
    );
  } catch {
    // Nothing is kept; the address still leads back.
  }
}

export function forgetTable(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rememberedTables().filter((entry) => entry.table !== table)));
  } catch {
    // Nothing was kept.
  }
}

/** The seat's token: from the address, else from this tab, else remembered; the address is cleared of it. */
export function takeToken(table: string): string | null {
  const key = `kingtable.seat.${table}`;
  const fragment = decodeURIComponent(location.hash.slice(1));
  try {
    if (fragment === "watch") return null;
    if (fragment) {
      sessionStorage.setItem(key, fragment);
      rememberTable({ table, token: fragment });
      history.replaceState(null, "", `/t/${table}`);
      return fragment;
    }
    return sessionStorage.getItem(key) ?? (rememberedTables().find((entry) => entry.table === table)?.token || null);
  } catch {
    return fragment || null;
  }
}
