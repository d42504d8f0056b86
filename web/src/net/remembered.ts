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
  /** The link with which each friend claims a free seat, as far as this device has it. */
  invite: string | null;
  /** The commitment to the server's key that was promised before the table was made, or shown before the deal. */
  promise: string | null;
  seal: string | null;
  /** This page's share of the deal, and everything the deal was bound to when the share was revealed. */
  share: string | null;
  bound: string | null;
  /** All commitments as they were then; kept by earlier versions, which knew of nothing else that is bound. */
  seals?: (string | null)[] | null;
  /** What will open the own seat of the rematch. */
  following: string | null;
  /** Whether its reader was asked for a name. */
  named: boolean;
  /** The other seats of this screen. */
  beside: BesideSeat[];
}

/** Another seat of this screen: what opens it, and its own part of what is kept of a table. */
export type BesideSeat = Required<Pick<RememberedTable, "token">> & { seat: number } & Partial<
    Pick<RememberedTable, "share" | "bound" | "seal" | "following">
  >;

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
  invite: null,
  promise: null,
  seal: null,
  share: null,
  bound: null,
  following: null,
  named: false,
  beside: [],
};
/** Where the browser keeps nothing, this page still does. */
let memory: string | null = null;

/** Does the browser keep nothing? Then a reload forgets all tables. */
export const keepsNothing = (): boolean => memory !== null;

export function rememberedTables(): RememberedTable[] {
  try {
    const found: unknown = JSON.parse(memory ?? localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map((entry) => ({ ...BLANK, ...(entry as RememberedTable) })) : [];
  } catch {
    return [];
  }
}

/** seat: what is kept of it, where it is not the only one here. */
export function remembered(table: string, seat: number | null = null): RememberedTable | undefined {
  const found = rememberedTables().find((entry) => entry.table === table);
  const own = found?.beside.find((one) => one.seat === seat);
  return found && own ? { ...found, share: null, bound: null, seals: null, following: null, ...own } : found;
}

export function rememberTable(entry: Partial<RememberedTable> & { table: string }, seat: number | null = null): void {
  const known = remembered(entry.table);
  const others = known?.beside ?? [];
  const own = others.some((one) => one.seat === seat);
  const news = own ? { beside: others.map((one) => (one.seat === seat ? { ...one, ...entry, seat } : one)) } : entry;
  const merged = { ...BLANK, ...known, at: Date.now(), ...news, table: entry.table };
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
