/** The address of the page: the start, a table, its replay. */
export type Place =
  | { at: "start" }
  | { at: "form"; game: string }
  | { at: "table"; code: string; link: string }
  | { at: "replay"; code: string };

/** The fragment of a table's address for who only looks; any other is a link that claims a seat. */
export const WATCH = "watch";

/** The forms at which a table is set up, by fragment. */
export const FORMS: Record<string, string> = { "#table": "kingdomino", "#tokyo": "king-of-tokyo" };

function read(): Place {
  const [, first, code, rest] = location.pathname.split("/");
  if (first === "t" && code && rest === "replay") return { at: "replay", code: code.toUpperCase() };
  if (first === "t" && code) return { at: "table", code: code.toUpperCase(), link: location.hash.slice(1) };
  const game = FORMS[location.hash];
  return game ? { at: "form", game } : { at: "start" };
}

class Route {
  place: Place = $state.raw(read());

  constructor() {
    const again = (): void => {
      this.place = read();
    };
    addEventListener("popstate", again);
    addEventListener("hashchange", again);
  }
}

export const route = new Route();

export function go(address: string): void {
  history.pushState(null, "", address);
  route.place = read();
  scrollTo(0, 0);
}
