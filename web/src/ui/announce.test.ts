import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { announce, spoken, textOf, voice } from "./announce.svelte";

let stops: (() => void)[];
const page = {};
/** What has been said since the test began, and where. */
let before: number;
const said = (): string[] => voice.lines.filter(({ id }) => id > before).map(({ text }) => text);
const soon = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  before = voice.lines.at(-1)?.id ?? 0;
  stops = [voice.open(page)];
});

afterEach(() => {
  for (const stop of stops) stop();
});

describe("what is announced", () => {
  it("is said in its order: what happened, then what is to be done, then asides", async () => {
    announce("1 in 3", { after: "task" });
    announce("Your turn.", { after: "news" });
    announce("Grace rolled.");
    announce("Grace stopped.");
    announce(" ");
    await soon();
    expect(said()).toEqual(["Grace rolled.", "Grace stopped.", "Your turn.", "1 in 3"]);
    announce("later");
    await soon();
    expect(said().at(-1)).toBe("later");
  });

  it("waits until there is a place to say it", async () => {
    stops.splice(0).forEach((stop) => stop());
    announce("early");
    await soon();
    expect(said()).toEqual([]);
    stops.push(voice.open(page));
    expect(said()).toEqual(["early"]);
  });

  it("is said in the topmost dialog, as a dialog covers the page", async () => {
    const dialog = {};
    const close = voice.open(dialog);
    announce("Copied");
    await soon();
    close();
    announce("Your turn.");
    await soon();
    expect(voice.lines.slice(-2).map(({ place }) => place)).toEqual([dialog, page]);
  });

  it("is forgotten when nobody could listen to so much", async () => {
    for (let n = 0; n < 60; n += 1) announce(String(n));
    await soon();
    expect(voice.lines).toHaveLength(24);
    expect(said().at(-1)).toBe("59");
  });
});

describe("the text of an element", () => {
  it("is what a reader hears of it", () => {
    document.body.innerHTML = `<p><b>3</b> dice <i aria-hidden="true">3 x</i><button>Close</button>left</p>`;
    expect(textOf(document.body)).toBe("3 dice left");
  });

  it("is announced when it changes, whole or child by child, each once", async () => {
    document.body.innerHTML = "<p>one</p><div><p>a</p></div>";
    const [whole, parts] = [document.querySelector("p"), document.querySelector("div")];
    if (!whole || !parts) throw new Error("nothing there");
    stops.push(spoken()(whole) as () => void, spoken({ first: true, each: true })(parts) as () => void);
    whole.textContent = "two";
    parts.insertAdjacentHTML("beforeend", "<p>b</p>");
    await soon();
    expect(said().toSorted()).toEqual(["a", "b", "two"]);
    whole.textContent = "two";
    parts.querySelector("p")?.remove();
    await soon();
    expect(said()).toHaveLength(3);
  });
});

it("The page says it in two regions, one of them at once", async () => {
  const { default: Voice } = await import("./Voice.svelte");
  document.body.innerHTML = "";
  const shown = mount(Voice, { target: document.body });
  flushSync();
  announce("Your turn.", { after: "news" });
  announce("5 seconds left", { urgent: true });
  await soon();
  flushSync();
  const [polite, assertive] = document.querySelectorAll("[data-voice]");
  expect([polite?.textContent.trim(), assertive?.textContent.trim()]).toEqual(["Your turn.", "5 seconds left"]);
  expect(polite?.querySelector("p")?.dataset["after"]).toBe("news");
  await unmount(shown);
});
