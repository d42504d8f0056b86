import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mounted, settled, speak, windowOf } from "../../testing";
import { declared } from "../../staged";
import { offer } from "../../net/offer.svelte";
import type { TableWish } from "../../net/api";
import { LEVELS } from "../../net/strength";
import "../../shell/games";
import Form from "./Form.svelte";
import Start from "./Start.svelte";

const of = (game: string): (typeof declared)[number] => {
  const found = declared.find((one) => one.game === game);
  if (!found) throw new Error(game);
  return found;
};
const form = (game: string): ReturnType<typeof mounted> => mounted(Form, { declared: of(game) });
const label = (part: ReturnType<typeof mounted>, name: string): HTMLInputElement[] =>
  part
    .all("label")
    .filter((one) => one.textContent.includes(name))
    .flatMap((one) => [...one.querySelectorAll("input")]);
const pick = (part: ReturnType<typeof mounted>, name: string): void => {
  label(part, name)[0]?.click();
  part.drawn();
};
const groups = (part: ReturnType<typeof mounted>): string[] => part.names("legend");

let posted: TableWish[];
/** The server answers with this. */
let answer: () => Response;

beforeAll(() => speak("en"));
beforeEach(() => {
  windowOf(1366, 657);
  localStorage.clear();
  sessionStorage.clear();
  offer.games = [...declared];
  posted = [];
  answer = () => Response.json({ table: "K7QW2M", commitment: "c", seats: [{ seat: 0, kind: "me", token: "t" }] });
  vi.stubGlobal("fetch", (path: string, init?: { body: string }) => {
    if (path === "/api/promise") return Promise.resolve(Response.json({ nonce: "n", commitment: "c" }));
    if (path === "/api/tables") posted.push(JSON.parse(init?.body ?? "") as TableWish);
    return Promise.resolve(answer());
  });
});

const sent = async (part: ReturnType<typeof mounted>): Promise<TableWish | undefined> => {
  part.one("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await settled();
  return posted.at(-1);
};

describe("the form of a table", () => {
  it("stands as it was left when the page is loaded again, until the table is opened", async () => {
    const before = form("kingdomino");
    pick(before, "3");
    const name = before.one("input[type=text], input:not([type])") as HTMLInputElement;
    name.value = "Ada";
    name.dispatchEvent(new Event("input", { bubbles: true }));
    await settled();
    const after = form("kingdomino");
    expect((after.one("input[name=players]:checked") as HTMLInputElement).value).toBe("3");
    expect((await sent(after))?.seats[0]?.name).toBe("Ada");
    expect(sessionStorage.length).toBe(0);
  });

  it("offers an option only where it means something", async () => {
    const part = form("kingdomino");
    pick(part, "Mighty Duel");
    expect(groups(part)).not.toContain("Dominoes");
    pick(part, "3");
    expect(label(part, "Mighty Duel")).toEqual([]);
    expect(groups(part)).toContain("Dominoes");
    expect(part.text).toContain("12 dominoes stay in the box");
    const wish = await sent(part);
    expect([wish?.preset, wish?.options]).toEqual([
      "official",
      {
        players: 3,
        middle_kingdom: false,
        harmony: false,
        dynasty: false,
        three_players: 36,
        start_order: "kings",
      },
    ]);
  });

  it("marks what is chosen by a class, as not every browser finds a label by what is in it", () => {
    const part = form("kingdomino");
    pick(part, "3");
    expect(part.names(".chosen")).toEqual(["3", "Rulebook", "36", "Kings drawn"]);
  });

  it("sets several options by a preset, which can be changed", async () => {
    const part = form("kingdomino");
    pick(part, "3");
    pick(part, "Online");
    expect(label(part, "48")[0]?.checked).toBe(true);
    expect(label(part, "Snake order (1-2-2-1)")[0]?.checked).toBe(true);
    expect(part.text).toContain("As on the well-known online platform");
    pick(part, "36");
    const wish = await sent(part);
    expect([wish?.preset, wish?.options["three_players"], wish?.options["start_order"]]).toEqual(["bga", 36, "snake"]);
  });

  it("tells what comes with more players before there are so many", async () => {
    const part = form("king-of-tokyo");
    expect(part.text).toContain("With five or six monsters");
    expect(label(part, "Tokyo Bay")).toEqual([]);
    pick(part, "5");
    expect(part.text).not.toContain("With five or six monsters");
    pick(part, "Tokyo Bay");
    expect((await sent(part))?.options).toEqual({ players: 5, bay: false });
  });

  it("has a row for each seat: who, name, colour, and its place at the table", () => {
    const part = form("king-of-tokyo");
    expect(part.all("li.seat")).toHaveLength(4);
    const [first] = part.all("li.seat");
    expect([...(first?.querySelectorAll("[role=group] button") ?? [])]).toHaveLength(6);
    expect(part.names("button:disabled")).toEqual(["Move seat 1 up", "Move seat 4 down"]);
    part.press("Move seat 1 down");
    expect(part.all<HTMLSelectElement>(".what > select:first-child").map((one) => one.value)).toEqual([
      "bot",
      "me",
      "bot",
      "bot",
    ]);
  });

  it("gives a bot any strength, or that of the reader", async () => {
    localStorage.setItem("kingtable.strength.kingdomino", JSON.stringify({ at: 59.6, games: 3 }));
    const part = form("kingdomino");
    expect(part.all("li.seat")[1]?.textContent).toContain("60 of 100 after 3 games");
    const bots = part.one('[aria-label="Bot in seat 2"]') as HTMLSelectElement;
    bots.value = [...bots.options].find(({ text }) => text === "Any strength")?.value ?? "";
    bots.dispatchEvent(new Event("change", { bubbles: true }));
    part.drawn();
    const slider = part.one("[type=range]") as HTMLInputElement;
    expect([part.names("label:has([type=range])")[0], slider.value]).toEqual([
      expect.stringContaining("Strength of the bot in seat 2"),
      "60",
    ]);
    slider.value = "90";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    part.drawn();
    expect(slider.getAttribute("aria-valuetext")).toMatch(/^\S*90\S* of 100: .*Gives nothing away/);
    expect((await sent(part))?.seats[1]?.bot).toBe("person:90");
  });

  it("gives a bot one of the strengths that have names", async () => {
    const part = form("kingdomino");
    const bots = part.one('[aria-label="Bot in seat 2"]') as HTMLSelectElement;
    const named = [...bots.options].filter(({ text }) => text.startsWith("For "));
    expect(named.map(({ text }) => text)).toHaveLength(6);
    bots.value = named[0]?.value ?? "";
    bots.dispatchEvent(new Event("change", { bubbles: true }));
    part.drawn();
    expect(bots.selectedOptions[0]?.text).toBe("For a six-year-old");
    expect((await sent(part))?.seats[1]?.bot).toBe(`person:${LEVELS[0]}`);
  });

  it("is sent once, and says at the seat or above the button what was wrong", async () => {
    const part = form("kingdomino");
    void sent(part);
    part.drawn();
    expect(part.one("form > .send button").matches(":disabled")).toBe(true);
    await settled();
    answer = () =>
      Response.json(
        { error: { key: "server-name-too-long", text: "Too long.", field: "seats[1].name" } },
        { status: 400 },
      );
    const seat = form("kingdomino");
    await sent(seat);
    expect(seat.all("li.seat")[1]?.querySelectorAll("[role=alert]")).toHaveLength(1);
    expect(seat.one(".send button").matches(":disabled")).toBe(false);
  });

  it("is sent again by itself where the server does not answer", async () => {
    const answers = fetch;
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const part = form("kingdomino");
    await sent(part);
    expect(part.names(".send [role=alert]")).toEqual(["The server does not answer. This page tries again by itself."]);
    vi.stubGlobal("fetch", answers);
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(posted).toHaveLength(1);
  });

  it.each(["kingdomino", "king-of-tokyo"])("proposes the game of %s that Play now opens", async (game) => {
    const wish = await sent(form(game));
    localStorage.clear();
    posted = [];
    const start = mounted(Start, {});
    start.all(".game .seal")[offer.games.findIndex((one) => one.game === game)]?.click();
    await settled();
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toEqual(wish);
  });

  it("speaks Persian, with its digits", async () => {
    await speak("fa");
    const names = form("king-of-tokyo").names("legend, label, button");
    await speak("en");
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => /[A-Za-z\d]/.test(name))).toEqual([]);
  });
});

describe("the start page", () => {
  it("has a card for each game: its form, and a table at once, asked for once", async () => {
    const page = mounted(Start, {});
    expect(page.names("article")).toEqual(["King of Tokyo", "Kingdomino"]);
    expect(page.all<HTMLAnchorElement>("article .set").map((one) => one.getAttribute("href"))).toEqual([
      "#tokyo",
      "#table",
    ]);
    const [play] = page.all<HTMLButtonElement>("article .seal");
    play?.click();
    page.drawn();
    play?.click();
    await settled();
    expect(posted.map(({ game }) => game)).toEqual(["king-of-tokyo"]);
  });

  it("says that the server does not answer, and asks it again", async () => {
    offer.games = [];
    const page = mounted(Start, {});
    expect([page.names("article"), page.names("[role=alert]")]).toEqual([
      [],
      [expect.stringContaining("The server does not answer.")],
    ]);
    answer = () => Response.json({ games: declared, languages: ["en"], begun: {} });
    page.press("Try again");
    await settled();
    expect(page.all("article")).toHaveLength(2);
  });

  it("looks at a code that was typed before it goes there, and says what is wrong with it", async () => {
    answer = () =>
      Response.json({ error: { key: "server-no-such-table", text: "There is no such table." } }, { status: 404 });
    const page = mounted(Start, {});
    const code = page.one("#code") as HTMLInputElement;
    const enter = async (text: string): Promise<string[]> => {
      code.value = text;
      code.dispatchEvent(new Event("input", { bubbles: true }));
      page.one("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      await settled();
      return page.names("form [role=alert]");
    };
    expect(await enter("")).toEqual(["A code has six letters and digits."]);
    expect(code.getAttribute("aria-invalid")).toBe("true");
    expect(await enter("K7QW2M")).toHaveLength(1);
  });
});
