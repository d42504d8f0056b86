import { beforeEach, expect, it, vi } from "vitest";
import type { PadAnswer, PadCheck } from "../protocol";
import { asksAbout, Pad } from "./pad.svelte";
import { newSheet, readSheet, written } from "./sheet";

const MIDDLE = 12;
const repair = { kingdom: 0, x: 1, y: 0, terrain: "mine", crowns: 2, score: 9, alters: true } as const;
const fine: PadCheck = { possible: true, findings: [], repairs: [] };

/** A server that has nothing against what is painted, unless it is told. */
function answering(check: PadCheck = fine): { body: { kingdoms: string[]; check?: boolean } }[] {
  const asked: { body: { kingdoms: string[]; check?: boolean } }[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked.push({ body: JSON.parse(body) as { kingdoms: string[] } });
    const answer = { view: { kingdoms: [], scores: [0, 0] }, check } as unknown as PadAnswer;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  answering();
});

it("a stroke paints every square that it crosses, and one Undo takes all of it back", () => {
  const pad = new Pad();
  pad.tool = "forest";
  pad.begin();
  for (const at of [0, 1, 2, MIDDLE]) pad.stroke(at);
  pad.end();
  expect(pad.kingdom.slice(0, 4)).toEqual(["F0", "F0", "F0", ""]);
  expect(pad.kingdom[MIDDLE]).toBe("CC");
  pad.undo();
  expect(pad.painted).toBe(0);
});

it("a tap adds as many crowns as a domino has, then none", () => {
  const pad = new Pad();
  const seen = (["wheat", "pasture", "mine"] as const).map((tool) => {
    pad.tool = tool;
    pad.stroke(0);
    return [1, 2, 3, 4].map(() => {
      pad.crown(0);
      return pad.kingdom[0];
    });
  });
  expect(seen).toEqual([
    ["W1", "W0", "W1", "W0"],
    ["P1", "P2", "P0", "P1"],
    ["M1", "M2", "M3", "M0"],
  ]);
});

it("painting over keeps the crowns of the same terrain only, and rubbing out takes all", () => {
  const pad = new Pad();
  pad.stroke(3);
  pad.crown(3);
  pad.stroke(3);
  expect(pad.kingdom[3]).toBe("W1");
  pad.tool = "swamp";
  pad.stroke(3);
  expect(pad.kingdom[3]).toBe("S0");
  pad.crowns(3, 3);
  expect(pad.kingdom[3]).toBe("S0");
  pad.tool = "rub";
  pad.stroke(3);
  expect(pad.kingdom[3]).toBe("");
});

it("the castle moves, and squares are told from it", () => {
  const pad = new Pad();
  pad.stroke(10);
  pad.castle(10);
  expect([pad.kingdom[10], pad.kingdom[MIDDLE]]).toEqual(["CC", "W0"]);
  expect(pad.cellOf(MIDDLE)).toEqual([2, 0]);
  expect(pad.placeOf([2, 0])).toBe(MIDDLE);
  expect(pad.placeOf([5, 0])).toBeNull();
  expect(written(pad.kingdom, 5)).toContain("CC .. W0 .. ..");
});

it("keeps what is painted over a reload, and nothing that was tampered with", () => {
  const pad = new Pad();
  pad.resize(3, 5);
  pad.begin();
  pad.stroke(7);
  pad.end();
  expect(new Pad().sheet).toEqual(pad.sheet);
  const good = newSheet();
  expect(readSheet(JSON.parse(JSON.stringify(good)))).toEqual(good);
  for (const wrong of [
    ...[null, 7, {}, [], { ...good, seat: 2 }, { ...good, side: 6 }, { ...good, side: 7 }],
    ...[
      { ...good, kingdoms: [] },
      { ...good, kingdoms: [["W9"], []] },
      { ...newSheet(4), side: 7 },
    ],
    { ...good, kingdoms: good.kingdoms.map((kingdom) => kingdom.map(() => "W0")) },
  ])
    expect(readSheet(wrong)).toBeNull();
});

it("asks only where something that counts is amiss", () => {
  expect(asksAbout(fine)).toBe(false);
  expect(asksAbout({ ...fine, possible: null })).toBe(false);
  expect(asksAbout({ ...fine, possible: false })).toBe(true);
  expect(asksAbout({ ...fine, possible: false, repairs: [repair] })).toBe(true);
  expect(asksAbout({ ...fine, possible: false, repairs: [{ ...repair, alters: false }] })).toBe(false);
});

it("what is done is checked without what nobody has finished; then comes the next", async () => {
  const asked = answering();
  const pad = new Pad();
  pad.stroke(0);
  pad.look(1);
  pad.stroke(1);
  await pad.finish();
  const checked = asked.find(({ body }) => body.check)?.body;
  expect(checked?.kingdoms[0]).not.toContain("W0");
  expect(checked?.kingdoms[1]).toContain("W0");
  expect([pad.sheet.done, pad.sheet.seat, pad.over]).toEqual([[false, true], 0, false]);
  await pad.finish();
  expect(pad.over).toBe(true);
});

it("a question blocks nothing: it is left as painted, or mended", async () => {
  answering({ ...fine, possible: false, repairs: [repair] });
  const pad = new Pad();
  pad.stroke(MIDDLE + 1);
  await pad.finish();
  expect(pad.question?.repairs).toHaveLength(1);
  expect(pad.sheet.done).toEqual([false, false]);
  answering();
  pad.repair(repair);
  expect(pad.kingdom[MIDDLE + 1]).toBe("M2");
  expect(pad.question).toBeNull();
  pad.leave();
  expect(pad.sheet.done[0]).toBe(true);
});

it("makes the sums itself while no server does, and says so", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const pad = new Pad();
  pad.stroke(MIDDLE + 1);
  pad.crown(MIDDLE + 1);
  await pad.sum();
  expect(pad.problem?.key).toBe("no-server");
  expect([pad.stale, pad.answer?.view.scores]).toEqual([false, [1, 10]]);
  await pad.finish();
  expect(pad.sheet.done[0]).toBe(true);
  answering();
  await vi.waitFor(async () => {
    await pad.sum();
    expect([pad.problem, pad.stale]).toEqual([null, false]);
  });
});
