import { beforeEach, describe, expect, it, vi } from "vitest";
import { go, lessonAt, route } from "./route.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
});

describe("an address", () => {
  it("is the start where it names nothing", () => {
    go("/");
    expect(route.place).toEqual({ at: "start", form: "" });
  });

  it("names the form of a game", () => {
    go("/#chess");
    expect(route.place).toEqual({ at: "start", form: "#chess" });
  });

  it("leads to a table, whatever the case of its code", () => {
    go("/t/k7qw2m");
    expect(route.place).toEqual({ at: "table", code: "K7QW2M", link: "" });
  });

  it("keeps the link of a seat as it was written", () => {
    go("/t/K7QW2M#aB-_9");
    expect(route.place).toEqual({ at: "table", code: "K7QW2M", link: "aB-_9" });
  });

  it("leads to a replay", () => {
    go("/t/k7qw2m/replay?at=3");
    expect(route.place).toEqual({ at: "replay", code: "K7QW2M" });
  });

  it("leads to the lesson of a game", () => {
    go(lessonAt("king-of-tokyo"));
    expect(route.place).toEqual({ at: "lesson", game: "king-of-tokyo" });
    go("/learn");
    expect(route.place).toEqual({ at: "nowhere" });
  });

  it("is read again when the reader goes back", () => {
    go("/t/K7QW2M");
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.place).toEqual({ at: "start", form: "" });
  });
});
