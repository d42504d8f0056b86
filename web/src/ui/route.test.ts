import { beforeEach, describe, expect, it, vi } from "vitest";
import { go, lessonAt, ownSeats, padAt, route, readSeats } from "./route.svelte";

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

  it.each([
    ...[".", ",", ")", "”", "%20", "&fbclid=IwAR0", "?utm_source=chat", ":~:text=seat"].map((tail) => `#SECRET${tail}`),
    "%23SECRET",
    "%23SECRET.",
    "/#SECRET",
    "?fbclid=IwAR0#SECRET",
  ])("leads to a table though a chat app lengthened it: %s", (written) => {
    const secret = "EI1x_-3aB4cD5eF6gH7iJ8";
    go(`/t/k7qw2m${written.replace("SECRET", secret)}`);
    expect(route.place).toEqual({ at: "table", code: "K7QW2M", link: secret });
  });

  it.each([
    ["/t/k7qw2m.", { at: "table", code: "K7QW2M", link: "" }],
    ["/t/K7QW2M%20", { at: "table", code: "K7QW2M", link: "" }],
    ["/t/K7QW2M)#watch", { at: "table", code: "K7QW2M", link: "watch" }],
    ["/t/K7QW2M#watch,", { at: "table", code: "K7QW2M", link: "watch" }],
    ["/t/K7QW2M/replay.", { at: "replay", code: "K7QW2M" }],
    ["/t/K7QW2M/replay)?at=3", { at: "replay", code: "K7QW2M" }],
    ["/t/K7QW2MX", { at: "table", code: "K7QW2MX", link: "" }],
    ["/t/K7QW2M/replays", { at: "nowhere" }],
    ["/t/k7qw2m/screen", { at: "screen", code: "K7QW2M", link: "" }],
    ["/t/K7QW2M/screen.", { at: "screen", code: "K7QW2M", link: "" }],
    ["/t/K7QW2M/screens", { at: "nowhere" }],
  ])("without a secret leads where it was meant to: %s", (written, place) => {
    go(written);
    expect(route.place).toEqual(place);
  });

  it.each([1, 3])("opens the seats of this screen where the browser keeps nothing: %i", (people) => {
    const seats = [2, 0, 1].slice(0, people).map((seat) => ({ seat, token: `EI1x_-3aB4cD5eF6gH7iJ${seat}` }));
    go(`/t/K7QW2M#${ownSeats(seats)}`);
    expect(route.place.at === "table" && readSeats(route.place.link)).toEqual(seats);
    expect(readSeats("EI1x_-3aB4cD5eF6gH7iJ8")).toEqual([]);
  });

  it("leads to a table though its slash is doubled", () => {
    history.pushState(null, "", `${location.origin}//t/K7QW2M`);
    route.moved();
    expect(route.place).toEqual({ at: "table", code: "K7QW2M", link: "" });
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

  it.each([
    ["/pad", ""],
    ["/pad/", ""],
    ["/pad#k=abc", ""],
    [padAt("chess"), "chess"],
    ["/pad/chess/#k=abc", "chess"],
  ])("leads to the pad for a real table: %s", (written, game) => {
    go(written);
    expect(route.place).toEqual({ at: "pad", game });
    go("/pad/chess/4");
    expect(route.place).toEqual({ at: "nowhere" });
  });

  it("is read again when the reader goes back", () => {
    go("/t/K7QW2M");
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.place).toEqual({ at: "start", form: "" });
  });
});
