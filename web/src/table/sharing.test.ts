import { describe, expect, it, vi } from "vitest";
import { remembered } from "../net/remembered";
import { inOrder } from "../net/share";
import { person } from "../testing";
import type { Gathering } from "../net/protocol";
import { commitmentOfShare } from "./hashes";
import { atATable, line, snap, type Frame } from "./testing";

atATable();

describe("before the deal", () => {
  const share = (): string => remembered("K7QW2M")?.share ?? "";
  const gather = (more: Partial<Gathering>): Frame =>
    snap(0, {
      view: null,
      gather: {
        sat: [0, 1],
        commits: [null, "theirs"],
        bound: null,
        revealing: false,
        revealed: [],
        silent: [],
        sealing: false,
        left: null,
        host: 0,
        waits: false,
        options: {},
        time: null,
        follows: null,
        ...more,
      },
    });
  const own = (): string => commitmentOfShare("K7QW2M", 0, share());
  /** What the server binds the deal to, if it is honest: the table as `snap` shows it. */
  const boundTo = (commits: (string | null)[], other: object = {}, silent: number[] = []): string => {
    const seats = [person(0, "Ada"), person(1, "Grace")].map(({ seat, kind, colour }, i) => ({
      ...{ seat, kind, colour, bot: null, silent: silent.includes(seat) },
      commit: commits[i] ?? null,
    }));
    const facts = { commitment: "hash", format: 4, game: "kingdomino", options: {}, origin: null, table: "K7QW2M" };
    return inOrder({ ...facts, seats, ...other });
  };

  it("the page commits to a share and keeps it: the same for every window", () => {
    line().open();
    const [hello] = line().of("hello");
    expect(hello?.commit).toBe(own());
    line().close();
    vi.advanceTimersByTime(300);
    expect(line().open().of("hello")[0]?.commit).toBe(hello?.commit);
  });

  it("it reveals the share only when the server names what is bound, with its own commitment", () => {
    line().open().tell(gather({}));
    line().tell(gather({ revealing: true, bound: boundTo(["another", "theirs"]) }));
    line().tell(gather({ revealing: true, bound: null }));
    expect(line().of("reveal")).toEqual([]);
    line().tell(gather({ revealing: true, bound: boundTo([own(), "theirs"]) }));
    expect(line().of("reveal")).toEqual([{ t: "reveal", share: share() }]);
  });

  it("it reveals to no second company of commitments", () => {
    line()
      .open()
      .tell(gather({ revealing: true, bound: "x" }));
    const bound = boundTo([own(), "theirs"]);
    line().tell(gather({ revealing: true, bound }));
    line().tell(gather({ revealing: true, bound: boundTo([own(), "changed"]) }));
    expect(line().of("reveal")).toHaveLength(1);
    expect(remembered("K7QW2M")?.bound).toBe(bound);
  });

  /** Waits until the page has sealed the share that it keeps now; the browser hashes it in its own time. */
  const sealed = (): Promise<string> =>
    vi.waitFor(() => {
      const commit = line().of("seal").at(-1)?.commit;
      if (commit !== own()) throw new Error("not sealed yet");
      return commit;
    });
  const round = (bound: string | null, silent: number[], more: Partial<Gathering> = {}): Frame =>
    gather({ ...(bound === null ? { sealing: true } : { revealing: true, bound }), silent, ...more });

  it("it seals and reveals another share where somebody kept theirs back, and never one share twice", async () => {
    line()
      .open()
      .tell(gather({ revealing: true, bound: boundTo([own(), "theirs"]) }));
    const first = share();
    line().tell(round(null, [1]));
    expect(await sealed()).toBe(own());
    expect(share()).not.toBe(first);
    line().tell(round(null, [1]));
    await sealed();
    expect(
      new Set(
        line()
          .of("seal")
          .map(({ commit }) => commit),
      ).size,
      "the same to every question",
    ).toBe(1);
    line().tell(round(boundTo([own(), null], {}, [1]), [1]));
    expect(
      line()
        .of("reveal")
        .map((told) => told.share),
    ).toEqual([first, share()]);
  });

  it.each([
    ["nobody is named", [], []],
    ["the page itself is named", [0], [0]],
    ["it is bound to less silence than was told", [1], []],
  ])("it shows no second deal where %s", async (_, told, bound) => {
    line()
      .open()
      .tell(gather({ revealing: true, bound: boundTo([own(), "theirs"]) }));
    line().tell(round(null, told));
    if (told.includes(1)) await sealed();
    line().tell(round(boundTo([own(), null], {}, bound), told));
    expect(line().of("reveal")).toHaveLength(1);
  });

  it("it shows no third deal where nobody else kept silent", async () => {
    line()
      .open()
      .tell(gather({ revealing: true, bound: boundTo([own(), "theirs"]) }));
    line().tell(round(null, [1]));
    await sealed();
    line().tell(round(boundTo([own(), null], {}, [1]), [1]));
    const second = share();
    line().tell(round(null, [1]));
    await sealed();
    expect(share()).toBe(second);
    line().tell(round(boundTo([own(), "more"], {}, [1]), [1]));
    expect(line().of("reveal")).toHaveLength(2);
  });

  it.each([
    ["another table", { table: "ABCDEF" }],
    ["another game", { game: "king-of-tokyo" }],
    ["another key", { commitment: "another" }],
    ["fewer seats", { seats: [] }],
    ["other seats", { seats: [{ seat: 0, kind: "bot", colour: "blue", bot: "greedy", commit: null }] }],
  ])("it does not reveal a share to %s than it shows", (_, other) => {
    line().open().tell(gather({}));
    line().tell(gather({ revealing: true, bound: boundTo([own(), "theirs"], other) }));
    expect(line().of("reveal")).toEqual([]);
  });

  it("it keeps the commitment to the key as it was shown first", () => {
    line().open().tell(gather({}));
    line().tell({ ...gather({}), commitment: "later" } as Frame);
    expect(remembered("K7QW2M")?.seal).toBe("hash");
  });
});
