import { beforeEach, describe, expect, it, vi } from "vitest";
import { bot, person, tableOf } from "../testing";
import { Links } from "./links.svelte";
import { remembered, rememberTable } from "../net/remembered";
import type { Table } from "./table.svelte";

const SEATS = [person(0, "Ada"), person(1, null, { claimed: false }), person(2, null, { claimed: false }), bot(3)];

function links(me: number | null, host: number | null): Links {
  const table: Table = tableOf({ view: { seat: me }, seats: SEATS });
  table.host = host;
  return new Links(table);
}

beforeEach(() => {
  localStorage.clear();
  rememberTable({ table: "K7QW2M", links: [{ seat: 1, link: "one" }] });
});

describe("links for friends", () => {
  it("are those that this device has kept", () => {
    const kept = links(0, 0);
    expect([kept.of(1), kept.of(2)]).toEqual(["one", null]);
  });

  it("are open for whoever made the table: every person's seat that nobody has claimed", () => {
    expect(links(0, 0).open).toEqual([1, 2]);
  });

  it("are open for others as far as they have them; who watches makes none", () => {
    expect(links(2, 0).open).toEqual([1]);
    expect(links(null, null).host).toBe(false);
  });

  it("are offered again by the player at home to those who are away; the link that they used opens nothing", async () => {
    const away = links(0, 0);
    away.table.seats = [person(0, "Ada"), person(1, "Grace", { here: false, away: "long" }), bot(2)];
    expect([away.open, away.of(1)]).toEqual([[1], null]);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"seat": 1, "link": "new"}')));
    await away.renew(1);
    expect(away.of(1)).toBe("new");
    away.table.seats = [person(0, "Ada"), person(1, "Grace"), bot(2)];
    expect(away.open).toEqual([]);
    vi.stubGlobal("location", { hostname: "table.example.org" });
    away.table.seats = [person(0, "Ada"), person(1, "Grace", { here: false, away: "long" }), bot(2)];
    expect(away.open).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("are made anew and kept", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"seat": 1, "link": "new"}')));
    const made = links(0, 0);
    await made.renew(1);
    expect(made.of(1)).toBe("new");
    expect(remembered("K7QW2M")?.links).toEqual([{ seat: 1, link: "new" }]);
  });

  it("are asked for once, however often the button is pressed before the answer", async () => {
    const asked = vi.fn(() => Promise.resolve(new Response('{"seat": 1, "link": "new"}')));
    vi.stubGlobal("fetch", asked);
    const made = links(0, 0);
    await Promise.all([made.renew(1), made.renew(1)]);
    expect(asked).toHaveBeenCalledTimes(1);
    await made.renew(1);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("tell why none was made, and keep the old one", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
    const made = links(0, 0);
    await made.renew(1);
    expect(made.problem).toEqual({ key: "no-server" });
    expect(made.of(1)).toBe("one");
  });
});
