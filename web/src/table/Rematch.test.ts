import { beforeAll, describe, expect, it, vi } from "vitest";
import { bot, mounted, person, plain, settled, speak, tableOf } from "../testing";
import { sounds } from "../ui/sound.svelte";
import Rematch from "./Rematch.svelte";

beforeAll(() => speak("en"));

const table = (me: number | null): ReturnType<typeof tableOf> =>
  tableOf({ game: "kingdomino", view: { seat: me }, seats: [person(0, "Ada"), person(1, "Grace"), bot(2)] });
const shown = (me: number | null, joined: number[]): ReturnType<typeof mounted> => {
  const rematch = { table: "NEXT22", by: 1, joined };
  return mounted(Rematch, { table: table(me), code: "CODE22", token: me === null ? null : "token", rematch });
};

describe("a rematch that is asked for", () => {
  it("says by whom, and who is in; who is asked answers, and hears it", async () => {
    const heard = vi.spyOn(sounds, "play");
    const part = shown(0, [1]);
    await settled();
    expect(plain(part.one("p").textContent)).toContain("Grace asks for a rematch.");
    expect(part.all("li.awaited").map((one) => plain(one.textContent).trim())).toEqual(["You …"]);
    expect(part.names()).toEqual(["Play again", "Not now"]);
    expect(heard).toHaveBeenCalledWith("turn");
    part.press("Not now");
    expect(part.names()).toEqual(["Play again"]);
    expect(part.all(".seal")).toEqual([]);
  });

  it("leads who said yes there, and who only watched to watch", () => {
    expect(shown(1, [1]).names()).toEqual(["Go to the rematch"]);
    expect(shown(null, [1]).names()).toEqual(["Watch the rematch"]);
  });
});
