import { expect, it } from "vitest";
import { broughtBy, fragment, replaces, taken } from "./link";
import { bare, newSheet, readSheet, SQUARES, type Sheet } from "./sheet";

/** A sheet whose kingdoms have a few squares each. */
function painted(players: number, side: 5 | 7 = 5): Sheet {
  const sheet = newSheet(players, side);
  const kingdoms = sheet.kingdoms.map((kingdom, seat) =>
    kingdom.map((square, at) =>
      (square === "CC" ? square : (SQUARES[(at * 7 + seat * 5) % 18] ?? "")).replace("CC", "M3"),
    ),
  );
  for (const kingdom of kingdoms) kingdom[(side ** 2 - 1) / 2] = "CC";
  const players_ = sheet.players.map((player, seat) => ({
    ...player,
    name: ["Ada", "Ελένη", "ケンジ", "Sofia"][seat] ?? "",
  }));
  return { ...sheet, kingdoms, players: players_ };
}

it.each([
  [4, 5],
  [3, 5],
  [2, 7],
] as const)("%i kingdoms of %i squares travel by an address", (players, side) => {
  const sheet = painted(players, side);
  const seats = sheet.players.map((_, seat) => seat);
  const hash = fragment(sheet, seats, true);
  const brought = broughtBy(hash);
  expect(brought?.kingdoms.map(({ squares }) => squares)).toEqual(sheet.kingdoms);
  expect(brought?.kingdoms.map(({ player }) => player)).toEqual(sheet.players);
  const blank = newSheet(2);
  expect(taken(blank, brought!)).toEqual({ ...sheet, seat: 0 }); // eslint-disable-line @typescript-eslint/no-non-null-assertion
  expect(readSheet(taken(blank, brought!))).not.toBeNull(); // eslint-disable-line @typescript-eslint/no-non-null-assertion
});

it("four kingdoms without names are short enough for a code that a phone reads at once", () => {
  const hash = fragment(painted(4), [0, 1, 2, 3], false);
  expect(hash.length).toBeLessThanOrEqual(80);
  expect(broughtBy(hash)?.kingdoms.every(({ player }) => player.name === "")).toBe(true);
});

it("a kingdom comes to the seat of its colour, and nothing else changes", () => {
  const [mine, theirs] = [painted(4), painted(4)];
  mine.kingdoms[2] = bare(5);
  const brought = broughtBy(fragment(theirs, [2], false));
  if (!brought) throw new Error("nothing came");
  expect(replaces(mine, brought)).toBe(false);
  const next = taken(mine, brought);
  expect(next).toEqual({ ...mine, kingdoms: theirs.kingdoms, seat: 2 });
  theirs.kingdoms[2] = theirs.kingdoms[1] ?? [];
  const other = broughtBy(fragment(theirs, [2], false));
  expect(other && replaces(next, other)).toBe(true);
});

it("other squares than here take the place of everything, and are asked about first", () => {
  const brought = broughtBy(fragment(painted(2, 7), [1], true));
  if (!brought) throw new Error("nothing came");
  const next = taken(painted(4), brought);
  expect([next.side, next.players.map(({ name }) => name)]).toEqual([7, ["Ελένη", ""]]);
  expect(replaces(painted(4), brought)).toBe(true);
  expect(readSheet(next)).not.toBeNull();
});

it("an address that was tampered with brings nothing", () => {
  const hash = fragment(painted(4), [0, 1, 2, 3], false);
  const cut = Array.from({ length: hash.length - 3 }, (_, at) => broughtBy(hash.slice(0, at + 3)));
  expect(cut.every((one) => one === null)).toBe(true);
  for (const wrong of ["", "#", "#k=", "#k=AA", "#k=💥", `#k=${"_".repeat(90)}`, "#secret"])
    expect(broughtBy(wrong)).toBeNull();
});
