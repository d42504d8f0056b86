import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { key, mounted, settled, speak } from "../testing";
import { voice } from "./announce.svelte";
import CopyButton from "./CopyButton.svelte";
import Dialog from "./Dialog.svelte";
import { offer } from "./commands.svelte";

const children = createRawSnippet(() => ({ render: () => `<p>All of it.</p>` }));
const dialog = (more: object = {}): ReturnType<typeof mounted> & { onclose: ReturnType<typeof vi.fn> } => {
  const onclose = vi.fn();
  return Object.assign(mounted(Dialog, { title: "The log", onclose, children, ...more }), { onclose });
};

beforeAll(() => speak("en"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a dialog", () => {
  it("is named by its title, and is shown as one that covers the page", () => {
    const part = dialog();
    expect(part.names("dialog")).toEqual(["The log"]);
    expect(part.one("dialog").hasAttribute("open")).toBe(true);
    expect(part.text).toContain("All of it.");
  });

  it("is closed by its button, by Escape and by a press beside it, once each", () => {
    const first = dialog();
    first.press("Close");
    expect(first.onclose).toHaveBeenCalledOnce();
    const second = dialog();
    key("Escape");
    expect(second.onclose).toHaveBeenCalledOnce();
    const third = dialog();
    third.one("p").click();
    expect(third.onclose).not.toHaveBeenCalled();
    third.one("dialog").click();
    expect(third.onclose).toHaveBeenCalledOnce();
  });

  it("keeps every key from what lies below it", () => {
    const run = vi.fn();
    const stop = offer("game", () => [{ id: "roll", label: () => "roll", keys: ["T"], when: () => true, run }]);
    dialog();
    key("KeyT");
    expect(run).not.toHaveBeenCalled();
    stop();
  });

  it("has a voice of its own, as a reader hears nothing of what it covers", () => {
    expect(dialog().all("[data-voice]")).toHaveLength(2);
  });

  it("says in Persian how it is closed", async () => {
    await speak("fa");
    const names = dialog().names();
    await speak("en");
    expect(names).toEqual(["بستن"]);
  });
});

describe("a button that copies", () => {
  const LINK = "https://example.org/t/K7QW2M";
  const copy = (): ReturnType<typeof mounted> => mounted(CopyButton, { text: LINK, label: "Copy the link" });

  it("copies, says so to eye and ear, and is itself again after two seconds", async () => {
    vi.useFakeTimers();
    const close = voice.open({});
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    const part = copy();
    part.press("Copy the link");
    await settled();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK);
    expect(part.names()).toEqual(["Copied"]);
    expect(voice.lines.at(-1)?.text).toBe("Copied");
    vi.advanceTimersByTime(2000);
    part.drawn();
    expect(part.names()).toEqual(["Copy the link"]);
    close();
  });

  it("copies the old way where there is no clipboard, and says nothing where that fails", async () => {
    vi.stubGlobal("navigator", {});
    const copied: string[] = [];
    let works = true;
    Object.assign(document, {
      execCommand: () => {
        copied.push((document.querySelector("textarea") as HTMLTextAreaElement).value);
        return works;
      },
    });
    const part = copy();
    part.press("Copy the link");
    await settled();
    expect([copied, part.names()]).toEqual([[LINK], ["Copied"]]);
    expect(document.querySelector("textarea")).toBeNull();
    works = false;
    const other = copy();
    other.press("Copy the link");
    await settled();
    expect(other.names()).toEqual(["Copy the link"]);
  });
});
