/** The address of the page: the start or a game's form, a table, its replay, a game's lesson. */
export type Place =
  | { at: "start"; form: string }
  | { at: "nowhere" }
  | { at: "table"; code: string; link: string }
  | { at: "replay"; code: string }
  | { at: "lesson"; game: string };

/** Where a game is learned. */
export const lessonAt = (game: string): string => `/learn/${game}`;

/** The fragment of a table's address for who only looks; any other is a link that claims a seat. */
export const WATCH = "watch";

function read(): Place {
  const [, first, code, rest] = location.pathname.split("/");
  if (first === "t" && code && rest && rest !== "replay") return { at: "nowhere" };
  if (first === "t" && code && rest === "replay") return { at: "replay", code: code.toUpperCase() };
  if (first === "t" && code) return { at: "table", code: code.toUpperCase(), link: location.hash.slice(1) };
  if (first === "learn" && code && !rest) return { at: "lesson", game: code };
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
