/** The tables this browser sits at, so that a player finds the way back. */
export interface RememberedTable {
  table: string;
  token: string;
  /** The seat that the token opens; null until the server has told it. */
  seat: number | null;
  /** A link that is being claimed: the answer may have been lost. */
  link: string | null;
  /** Empty until the table has told it. */
  game: string;
  at: number;
  with: string[];
  over: boolean;
  /** Links for friends, as far as this device has them. */
  links: SeatLink[];
  /** The seal of the server's key that was promised before the table was made, or shown before the deal. */
  promise: string | null;
  seal: string | null;
  /** This page's share of the deal, and everything the deal was bound to when the share was revealed. */
  share: string | null;
  bound: string | null;
  /** All seals as they were then; kept by earlier versions, which knew of nothing else that is bound. */
  seals?: (string | null)[] | null;
  /** What will open the own seat of the rematch. */
  following: string | null;
  /** Whether its reader was asked for a name. */
  named: boolean;
}

export interface SeatLink {
  seat: number;
  link: string;
}

const KEY = "kingtable.tables";
const MANY = 30;
const BLANK: Omit<RememberedTable, "table" | "at"> = {
  token: "",
  seat: null,
  link: null,
  game: "",
  with: [],
  over: false,
  links: [],
  promise: null,
  seal: null,
  share: null,
  bound: null,
  following: null,
  named: false,
};
/** Where the browser keeps nothing, this page still does. */
let memory: string | null = null;

export function rememberedTables(): RememberedTable[] {
  try {
    const found: unknown = JSON.parse(memory ?? localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map((entry) => ({ ...BLANK, ...(entry as RememberedTable) })) : [];
  } catch {
    return [];
  }
}

export const remembered = (table: string): RememberedTable | undefined =>
  rememberedTables().find((entry) => entry.table === table);

export function rememberTable(entry: Partial<RememberedTable> & { table: string }): void {
  const merged = { ...BLANK, ...remembered(entry.table), at: Date.now(), ...entry };
  keep([merged, ...rememberedTables().filter(({ table }) => table !== entry.table)].slice(0, MANY));
}

export const forgetTable = (table: string): void => keep(rememberedTables().filter((entry) => entry.table !== table));

function keep(tables: RememberedTable[]): void {
  const written = JSON.stringify(tables);
  try {
    localStorage.setItem(KEY, written);
    memory = null;
  } catch {
    memory = written;
  }
}
