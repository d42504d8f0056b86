/** The address of the page: the start, a table, its replay. */
export type Place =
  | { at: "start" }
  | { at: "form" }
  | { at: "table"; code: string }
  | { at: "replay"; code: string };

function read(): Place {
  const [, first, code, rest] = location.pathname.split("/");
  if (first === "t" && code) return { at: rest === "replay" ? "replay" : "table", code: code.toUpperCase() };
  return { at: location.hash === "#table" ? "form" : "start" };
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
