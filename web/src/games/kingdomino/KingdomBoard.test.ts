import { beforeAll, describe, expect, it } from "vitest";
import { mounted, speak } from "../../testing";
import { staged } from "../../staged";
import KingdomBoard from "./KingdomBoard.svelte";
import type { Kingdom, Table } from "./protocol";

beforeAll(() => speak("en"));

const number = (element: Element | null | undefined, name: string): number => Number(element?.getAttribute(name));

describe("the mark of the domino that was laid last", () => {
  const { table, stop } = staged<Table>("place-4");
  stop();
  const kingdoms = table.view?.kingdoms ?? [];
  const laid = kingdoms.flatMap((kingdom) => kingdom.dominoes.map(({ domino }) => [kingdom, domino] as const));

  const marked = (kingdom: Kingdom, domino: number, picture: boolean): ReturnType<typeof mounted> =>
    mounted(KingdomBoard, { kingdom, colour: "blue", label: "", letters: !picture, picture, newest: domino });

  it.each([true, false])("covers no crown, in a picture: %s", (picture) => {
    expect(laid.length).toBeGreaterThan(9);
    for (const [kingdom, domino] of laid) {
      const part = marked(kingdom, domino, picture);
      const mark = part.one(".newest");
      const cells = kingdom.dominoes.filter((one) => one.domino === domino).flatMap(({ left, right }) => [left, right]);
      const crowned = kingdom.squares.filter(
        ({ x, y, crowns }) => crowns > 0 && cells.some(([cx, cy]) => cx === x && cy === y),
      );
      const above = part
        .all(".crowns")
        .filter((one) => mark.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
      expect(above).toHaveLength(crowned.length);
      part.gone();
    }
  });

  it.each([true, false])("lies wholly on the board, in a picture: %s", (picture) => {
    for (const [kingdom, domino] of laid) {
      const part = marked(kingdom, domino, picture);
      const [left = 0, top = 0, width = 0, height = 0] = (part.one("svg").getAttribute("viewBox") ?? "")
        .split(" ")
        .map(Number);
      const rect = part.one(".newest").querySelector("rect");
      const half = number(rect, "stroke-width") / 2;
      expect(number(rect, "x") - half).toBeGreaterThanOrEqual(left);
      expect(number(rect, "y") - half).toBeGreaterThanOrEqual(top);
      expect(number(rect, "x") + number(rect, "width") + half).toBeLessThanOrEqual(left + width);
      expect(number(rect, "y") + number(rect, "height") + half).toBeLessThanOrEqual(top + height);
      part.gone();
    }
  });
});
