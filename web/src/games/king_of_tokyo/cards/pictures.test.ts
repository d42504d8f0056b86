import { expect, it } from "vitest";
import cards from "../../../../../src/kingtable/king_of_tokyo/cards.json";
import { BODIES } from "./bodies";
import { CITY } from "./city";
import { DICE } from "./dice";
import { INKS } from "./inks";
import { PICTURES } from "./pictures";
import { POWERS } from "./powers";

it("every card of the rules has one picture, and every picture a card", () => {
  const drawn = [CITY, BODIES, POWERS, DICE].flatMap((theme) => Object.keys(theme));
  expect(drawn.toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
});

it("pictures use only inks that there are, each in a way that is known", () => {
  for (const [card, strokes] of Object.entries(PICTURES)) {
    expect(strokes, card).not.toEqual([]);
    for (const stroke of strokes) {
      const [, ink = "", way = "none"] = /^(\w)(\S*) /.exec(stroke) ?? [];
      expect(Object.keys(INKS), `${card}: ${stroke}`).toContain(ink);
      expect(["", "-", "~", "="], `${card}: ${stroke}`).toContain(way);
    }
  }
});
