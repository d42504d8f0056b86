import { beforeAll, describe, expect, it } from "vitest";
import { mounted, person, plain, settled, speak, tableOf } from "../testing";
import Seating from "./Seating.svelte";

beforeAll(() => speak("en"));

describe("who is away", () => {
  it("can be awaited all the same, and is asked about again after coming back", async () => {
    const away = [person(0, "Ada"), person(1, "Grace", { away: "left" })];
    const table = tableOf({ game: "kingdomino", view: { seat: 0 }, seats: away });
    const part = mounted(Seating, { table });
    expect(part.names("button").map(plain)).toEqual(["Let a bot play for Grace", "Close"]);
    part.press("Close");
    expect(part.names("button")).toEqual([]);
    table.seats = [person(0, "Ada"), person(1, "Grace")];
    await settled();
    table.seats = away;
    await settled();
    expect(part.names("button")).toHaveLength(2);
  });
});
