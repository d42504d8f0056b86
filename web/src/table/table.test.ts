import { describe, expect, it, vi, beforeEach } from "vitest";
import { pace } from "../ui/pace.svelte";
import { person } from "../testing";
import { Table } from "./table.svelte";
import { atATable, happened, Line, line, opened, snap, stop, table, view, type Frame } from "./testing";

atATable();

describe("a line that breaks", () => {
  it("is given up soon where the device says that it has no network, and kept where it answers all the same", () => {
    const first = line().open();
    first.tell(snap(1));
    dispatchEvent(new Event("offline"));
    expect(first.of("ping")).toHaveLength(1);
    first.tell({ t: "pong" });
    vi.advanceTimersByTime(5000);
    expect(table.connection.connected).toBe(true);
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(4000);
    expect(table.connection.connected).toBe(false);
  });

  it("is tried again, each time after a longer wait, up to five seconds", () => {
    const waits = [300, 700, 1500, 3000, 5000, 5000].map((wait) => {
      const before = Line.all.length;
      line().close();
      vi.advanceTimersByTime(wait - 1);
      const early = Line.all.length;
      vi.advanceTimersByTime(1);
      return [early - before, Line.all.length - before];
    });
    expect(waits).toEqual(waits.map(() => [0, 1]));
    expect(table.connection.attempts).toBe(6);
  });

  it("says that something stops the WebSocket, when the server answers three times and the line does not open", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
    const said = [];
    for (const wait of [300, 700, 1500]) {
      line().close();
      await vi.advanceTimersByTimeAsync(wait);
      said.push(table.connection.busy?.key ?? "");
    }
    expect(said).toEqual(["", "", "offline-proxy"]);
    const tried = Line.all.length;
    line().close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(Line.all.length).toBeGreaterThan(tried);
    line().open().tell(snap(1));
    expect(table.connection.busy).toBeNull();
  });

  it("takes an address that leads elsewhere now for a server that is away, and keeps the table", async () => {
    const moved = { error: { key: "server-host-unknown", args: { host: "a.example.org" } } };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(moved, { status: 421 })));
    line().close();
    await vi.advanceTimersByTimeAsync(300);
    expect([table.closed, table.connection.busy]).toEqual([null, null]);
    line().open().tell(snap(1));
    expect(table.connection.connected).toBe(true);
  });

  it("says nothing of the kind while the server does not answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    for (const wait of [300, 700, 1500, 3000, 5000]) {
      line().close();
      await vi.advanceTimersByTimeAsync(wait);
    }
    expect(table.connection.busy).toBeNull();
  });

  it("waits as short as at first, once the table was reached", () => {
    for (const wait of [300, 700]) {
      line().close();
      vi.advanceTimersByTime(wait);
    }
    line().open().tell(snap(1));
    expect(table.connection.attempts).toBe(0);
    line().close();
    vi.advanceTimersByTime(300);
    expect(Line.all).toHaveLength(4);
  });

  it("asks for what happened since, and tells nothing twice", () => {
    line()
      .open()
      .tell(snap(3, { events: [{ seq: 3, seat: 1, by: null, events: [{ e: "old" }] }] }));
    line().close();
    vi.advanceTimersByTime(300);
    line().open();
    expect(line().of("hello")[0]?.since).toBe(3);
    line().tell(
      snap(4, {
        events: [
          { seq: 3, seat: 1, by: null, events: [{ e: "old" }] },
          { seq: 4, seat: 1, by: null, events: [{ e: "new" }] },
        ],
      }),
    );
    expect(table.log.map(({ event }) => event.e)).toEqual(["old", "new"]);
  });

  it("is given up when it is silent, though it was never closed", () => {
    line().open().tell(snap(1));
    vi.advanceTimersByTime(10_000);
    expect(line().of("ping").length).toBeGreaterThan(0);
    vi.advanceTimersByTime(10_000);
    expect(Line.all).toHaveLength(2);
    expect(table.connection.connected).toBe(false);
  });

  it("is not tried again when the reader has left", () => {
    stop();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });

  it("is closed by who leaves: nothing that is still under way is heard, lest the table be remembered again", () => {
    const left = line().open();
    left.tell(snap(3));
    table.leave();
    expect(left.of("leave")).toHaveLength(1);
    left.tell(happened(4, 1));
    left.tell({ t: "seats", seats: [person(0, "Ada")], watching: 1, clock: null });
    vi.advanceTimersByTime(60_000);
    expect(table.shown).toBe(3);
    expect(table.seats).toHaveLength(2);
    expect(Line.all).toHaveLength(1);
  });
});

describe("a server that says good-bye", () => {
  it("for good is not asked again", () => {
    line()
      .open()
      .tell({ t: "bye", why: { key: "gone" }, retry: null });
    line().close();
    vi.advanceTimersByTime(600_000);
    expect(Line.all).toHaveLength(1);
    expect(table.closed).toEqual({ key: "gone" });
  });

  it("before a line opens is asked why, and not again where that is for good", async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('{"error":{"key":"gone"}}', { status: 404 })));
    vi.stubGlobal("fetch", fetched);
    line().close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/tables/K7QW2M", {});
    expect(Line.all).toHaveLength(1);
    expect(table.closed).toEqual({ key: "gone" });
  });

  it("before a line opens is asked again when it says", async () => {
    const busy = '{"error":{"key":"busy","args":{"seconds":30}}}';
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(busy, { status: 429 })));
    line().close();
    await vi.advanceTimersByTimeAsync(10);
    expect(table.connection.busy?.key).toBe("busy");
    await vi.advanceTimersByTimeAsync(400);
    line().close();
    const before = Line.all.length;
    await vi.advanceTimersByTimeAsync(29_000);
    expect(Line.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Line.all.length).toBeGreaterThan(before);
  });

  it("because it is busy is asked again when it said, then half as long again later, at most a minute", () => {
    const gaps: number[] = [];
    for (let n = 0; n < 9; n += 1) {
      line()
        .open()
        .tell({ t: "bye", why: { key: "busy" }, retry: 4 });
      line().close();
      const [count, from] = [Line.all.length, Date.now()];
      while (Line.all.length === count) vi.advanceTimersByTime(100);
      gaps.push(Math.round((Date.now() - from) / 100) / 10);
    }
    // A wait is drawn about a fifth longer than told.
    expect(gaps.slice(0, 3)).toEqual([4.8, 7.2, 10.8]);
    expect(gaps.at(-1)).toBe(72);
  });
});

describe("moves", () => {
  beforeEach(() => {
    line().open().tell(snap(1));
  });

  it("stay pending until the table has them, one play at a time", () => {
    table.play(["claim 3"]);
    table.play(["claim 4"]);
    expect(line().of("do")).toMatchObject([{ moves: ["claim 3"], at: 1 }]);
    line().tell(happened(2, 0));
    expect(table.pending).toBeNull();
  });

  it("are sent again under the same name when no answer comes, and after a break", () => {
    table.play(["claim 3"]);
    vi.advanceTimersByTime(4000);
    const sent = line().of("do");
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    line().close();
    vi.advanceTimersByTime(300);
    line().open().tell(snap(1));
    expect(line().of("do")[0]?.id).toBe(sent[0]?.id);
  });

  it("that take longer than one would notice are said to", () => {
    table.play(["claim 3"]);
    expect(table.slow).toBe(false);
    vi.advanceTimersByTime(2400);
    expect(table.slow).toBe(true);
    line().tell(happened(2, 0));
    table.play(["claim 4"]);
    expect(table.slow).toBe(false);
  });

  it("that were made while one was away are missed, from the own last one on, until one plays", () => {
    const steps = [1, 0, 1, 1].map((seat, seq) => ({ seq: seq + 1, seat, by: null, events: [{ e: "x" }] }));
    line().close();
    vi.advanceTimersByTime(300);
    line()
      .open()
      .tell(snap(4, { events: steps }));
    expect(table.missed).toBe(2);
    table.play(["claim 3"]);
    expect(table.missed).toBeNull();
  });

  it("that the clock or a bot made for me are missed, too", () => {
    const by = [null, "clock", null, "bot"];
    const steps = [0, 0, 1, 0].map((seat, at) => ({ seq: at + 1, seat, by: by[at] ?? null, events: [{ e: "x" }] }));
    line().close();
    vi.advanceTimersByTime(300);
    line()
      .open()
      .tell(snap(4, { events: steps }));
    expect(table.missed).toBe(1);
  });

  it("that are taken back are no longer in the log, and nothing is proposed any more", () => {
    line()
      .open()
      .tell(snap(0, { back: 0 }));
    line().tell(happened(1, 1));
    line().tell({ ...happened(2, 0), back: 0 });
    expect(table.takeBack).not.toBeNull();
    table.takeBack?.();
    expect(line().of("take-back")).toHaveLength(1);
    line().tell({
      t: "ending",
      what: "take back",
      ending: { what: "take back", by: 0, agreed: [0], awaited: [1] },
      why: null,
      seat: null,
    });
    expect(table.takeBack).toBeNull();
    const taken = { e: "taken", seat: 0, first: 2 } as { e: string };
    line().tell({ ...happened(3, 0), moments: [{ events: [taken], view: {} }] });
    vi.advanceTimersByTime(5000);
    expect(table.log.map(({ seq }) => seq).filter((seq) => seq > 0)).toEqual([1, 3]);
    expect(table.company.ending).toBeNull();
  });

  it("that are shown to nobody, as another tab lies before the page, are missed when it is seen again", () => {
    const seen = vi.spyOn(document, "visibilityState", "get");
    const turn = (how: DocumentVisibilityState): void => {
      seen.mockReturnValue(how);
      document.dispatchEvent(new Event("visibilitychange"));
    };
    line().open().tell(snap(1));
    for (const seq of [2, 3]) line().tell(happened(seq, 1));
    expect([table.shown, table.missed]).toEqual([2, null]);
    turn("hidden");
    expect(table.shown).toBe(3);
    turn("visible");
    expect(table.missed).toBe(0);
  });

  it("of a table that one sees for the first time, or of one's own, are not missed", () => {
    line().tell(snap(1, { events: [{ seq: 1, seat: 0, by: null, events: [{ e: "x" }] }] }));
    expect(table.missed).toBeNull();
  });

  it("that are refused are told with the reason and no longer pending", () => {
    table.play(["claim 3"]);
    line().tell({ t: "no", id: table.pending?.id ?? "", why: { key: "not-your-turn" } });
    expect([table.pending, table.refusal]).toEqual([null, { key: "not-your-turn" }]);
  });

  it("of others are shown moment by moment, each as the table stood then; what may be done comes last", () => {
    table.lasts = () => 500;
    line().tell(happened(2, 1, "throw", "attack", "enter"));
    line().tell(happened(3, 1));
    const seen = (): unknown[] => [table.log.length, table.view?.to_move, table.choices, table.player.waiting];
    expect(seen()).toEqual([1, 2, null, 3]);
    vi.advanceTimersByTime(499);
    expect(seen()).toEqual([1, 2, null, 3]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([2, 2, null, 2]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([4, 3, {}, 0]);
    expect(table.moment?.events).toEqual([{ e: "event 3" }]);
  });

  it("are told to the last, and the sentence is of who acted until then", () => {
    table.lasts = () => 500;
    line().tell({ ...happened(2, 1, "throw", "claim"), choices: {} });
    const told = (): unknown[] => [table.telling, table.moment?.events[0]?.e, table.acting];
    expect(told()).toEqual([true, "throw", 1]);
    vi.advanceTimersByTime(500);
    expect([table.player.waiting, table.choices]).toEqual([0, {}]);
    expect(told()).toEqual([true, "claim", 1]);
    vi.advanceTimersByTime(500);
    expect(told()).toEqual([false, "claim", 2]); // the seat to move
    table.teaches = true; // a lesson tells what was done for as long as it stays there
    expect(told()).toEqual([true, "claim", 1]);
  });

  it("are shown at once when the reader wants to go on, and while nobody looks", () => {
    for (const seq of [2, 3, 4]) line().tell(happened(seq, 1));
    expect(table.log).toHaveLength(1);
    table.player.flush();
    expect(table.log.map(({ seq }) => seq)).toEqual([2, 3, 4]);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    for (const seq of [5, 6]) line().tell(happened(seq, 1));
    expect(table.log).toHaveLength(5);
    vi.restoreAllMocks();
  });

  it("are hurried where the own clock runs: nine tenths of the time remain", () => {
    table.lasts = () => 1000;
    const clock = { seat: 0, seconds: 10, left: 10 };
    line().tell({ ...happened(2, 1, "a", "b", "c", "d"), clock });
    vi.advanceTimersByTime(1000);
    expect([table.player.waiting, table.choices]).toEqual([0, {}]);
  });

  it("of which one is missing are asked for anew, and told once", () => {
    line().tell(happened(4, 1));
    expect(table.log).toEqual([]);
    expect(line().of("again")).toEqual([{ t: "again", since: 1 }]);
    const missed = [2, 3, 4].map((seq) => ({ seq, seat: 1, by: null, events: [{ e: `event ${seq}` }] }));
    line().tell(snap(4, { events: missed }));
    expect(table.log.map(({ seq }) => seq)).toEqual([2, 3, 4]);
  });

  it("that were still to be shown when the line broke stand in the log, once", () => {
    line().tell(happened(2, 1, "throw", "attack"));
    line().tell(happened(3, 1));
    line().close();
    vi.advanceTimersByTime(300);
    line().open().tell(snap(3));
    expect(table.log.map(({ event }) => event.e)).toEqual(["throw", "attack", "event 3"]);
    expect(table.choices).toEqual({});
  });

  it("of the past are shown again, and the table stands as before then", () => {
    table.lasts = () => 500;
    const moment = (to_move: number): object => ({ events: [{ e: "old" }], view: { "=": { ...view(0), to_move } } });
    table.showPast(0);
    expect(line().of("past")).toEqual([{ t: "past", since: 0 }]);
    const steps = [{ seq: 1, seat: 1, by: null, moves: [], moments: [moment(5), moment(6)] }];
    line().tell({ t: "past", steps } as Frame);
    expect([table.view?.to_move, table.choices, table.log]).toEqual([5, null, []]);
    vi.advanceTimersByTime(500);
    expect([table.view?.to_move, table.choices, table.log]).toEqual([0, {}, []]);
  });

  it("that change nothing the log tells are come to like any other, and one may go on", () => {
    line().tell({ ...happened(2, 0), moments: [{ events: [], view: { to_move: 0 } }] });
    expect(table.shown).toBe(2);
    expect(table.choices).not.toBeNull();
  });

  it("that come twice are told once", () => {
    line().tell(happened(2, 0));
    line().tell(happened(2, 0));
    expect(table.log).toHaveLength(1);
  });

  it("that a preset answered are told so, also after the page is loaded again", async () => {
    table.play(["yield"], "yield 3");
    line().tell(happened(2, 0));
    expect(table.log[0]?.by).toBe("yield 3");
    stop();
    const again = new Table("K7QW2M", "token", 0);
    const close = await opened(again);
    line()
      .open()
      .tell(snap(2, { events: [{ seq: 2, seat: 0, by: null, events: [{ e: "yield" }] }] }));
    close();
    expect(again.log[0]?.by).toBe("yield 3");
  });
});

describe("what needs words that come late", () => {
  it("is shown when they are there, and what follows it after it", async () => {
    let come = (): void => undefined;
    table.needs = (events) => (events.some(({ e }) => e === "buy") ? new Promise<void>((had) => (come = had)) : null);
    line().open().tell(snap(1));
    pace.choose("once");
    line().tell(happened(2, 1, "throw"));
    expect(table.shown).toBe(2);
    line().tell(happened(3, 1, "buy"));
    line().tell(happened(4, 1, "throw"));
    expect(table.shown).toBe(2);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.shown).toBe(4);
  });
});

describe("a table that the server closed for this window", () => {
  it("can be looked at and not played", () => {
    line().open().tell(snap(1));
    expect(table.choices).toEqual({});
    line().tell({ t: "bye", why: { key: "server-many-windows" }, retry: null });
    expect([table.choices, table.view?.seat, table.closed?.key]).toEqual([null, 0, "server-many-windows"]);
  });
});
