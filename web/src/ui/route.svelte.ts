/** The address of the page: the start or a form, a table, the same from afar, its replay, a lesson, a pad. */
export type Place =
  | { at: "start"; form: string }
  | { at: "nowhere" }
  | { at: "table"; code: string; link: string }
  | { at: "screen"; code: string; link: string }
  | { at: "replay"; code: string }
  | { at: "lesson"; game: string }
  | { at: "pad"; game: string };

/** Where a game is learned. */
export const lessonAt = (game: string): string => `/learn/${game}`;

/** Where a table is seen from afar. `link`: with it friends sit down there. */
export const screenAt = (code: string, link = ""): string => `/t/${code}/screen${link && `#${link}`}`;

/** Where people with the box of a game have its pad. */
export const padAt = (game: string): string => `/pad/${game}`;

/** The fragment of a table's address for who only looks; any other is a link that claims a seat. */
export const WATCH = "watch";

/** The secret of a link, as the server makes it. */
const SECRET = /^[\w-]{22}/;

/** A link without what chat apps append to it: a full stop, a bracket, "&fbclid=...". */
export const linkIn = (fragment: string): string =>
  SECRET.exec(fragment)?.[0] ?? (fragment.startsWith(WATCH) ? WATCH : fragment);

/** The code of a table, likewise. */
const codeIn = (part: string): string => (/^[\da-z]{6}(?=\W|%)/i.exec(part)?.[0] ?? part).toUpperCase();

/** The parts of the address. Chat apps double its slashes, and write %23 for #. */
function parts(): { path: string[]; link: string } {
  const [path = "", ...fragments] = location.pathname.split("%23");
  return { path: path.split("/").filter((part) => part !== ""), link: location.hash.slice(1) || fragments.join("#") };
}

/** A seat, and what opens it. */
export interface Opened {
  seat: number;
  token: string;
}

/** The fragment of a table's address that opens the seats of this screen, where the browser keeps nothing: a reload keeps
 * the address. */
export const ownSeats = (seats: readonly Opened[]): string =>
  `me=${seats.map(({ seat, token }) => `${seat}.${token}`).join("+")}`;

/** What such a fragment tells. */
export function readSeats(fragment: string): Opened[] {
  const [, written = ""] = /^me=((?:\+?\d\.[\w-]{22,128})+)$/.exec(fragment) ?? [];
  return [...written.matchAll(/(\d)\.([\w-]+)/g)].map(([, seat, token = ""]) => ({ seat: Number(seat), token }));
}

function read(): Place {
  const {
    path: [first, code, rest],
    link,
  } = parts();
  const [, part] = /^(replay|screen)\b/.exec(rest ?? "") ?? [];
  if (first === "t" && code && rest && !part) return { at: "nowhere" };
  if (first === "t" && code && part === "replay") return { at: "replay", code: codeIn(code) };
  if (first === "t" && code && part) return { at: "screen", code: codeIn(code), link: linkIn(link) };
  if (first === "t" && code) return { at: "table", code: codeIn(code), link: linkIn(link) };
  if (first === "learn" && code && !rest) return { at: "lesson", game: code };
  if (first === "pad" && !rest) return { at: "pad", game: code ?? "" };
  return first ? { at: "nowhere" } : { at: "start", form: location.hash };
}

class Route {
  place: Place = $state.raw(read());
  #address = location.href;

  constructor() {
    const again = (): void => {
      if (location.href === this.#address) return; // a dialog was closed by Back
      this.moved();
    };
    addEventListener("popstate", again);
    addEventListener("hashchange", again);
  }

  /** The place has another address from now on. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.#address = location.href;
  }

  /** The address is another one. */
  moved(): void {
    this.#address = location.href;
    this.place = read();
  }
}

export const route = new Route();

export function go(address: string): void {
  history.pushState(null, "", address);
  route.moved();
  scrollTo(0, 0);
}
