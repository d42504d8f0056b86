import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answered, answersOnce, repeats } from "./once";

const key = (code: string, more: KeyboardEventInit = {}, at = 0): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
};

describe("a key that is held", () => {
  const held = (code: string, where = "body", more: KeyboardEventInit = {}): boolean => {
    document.body.innerHTML = `<button></button><input><textarea></textarea><input type="range">`;
    let found = false;
    const hear = (event: KeyboardEvent): void => {
      found = repeats(event);
    };
    addEventListener("keydown", hear, true);
    document.querySelector(where)?.dispatchEvent(key(code, { repeat: true, ...more }));
    removeEventListener("keydown", hear, true);
    return found;
  };

  it("answers no second time", () => {
    expect(["Enter", "NumpadEnter", "Space", "Digit3", "Numpad3", "KeyT", "Escape"].map((one) => held(one))).toEqual(
      Array(7).fill(true),
    );
    expect([held("Enter", "button"), held("Enter", "input"), held("KeyT", "input[type=range]")]).toEqual(
      Array(3).fill(true),
    );
  });

  it("walks, scrolls, writes and zooms on", () => {
    expect(["ArrowLeft", "ArrowDown", "Tab", "PageDown", "Home"].map((one) => held(one))).toEqual(Array(5).fill(false));
    expect([held("KeyT", "input"), held("Space", "input"), held("Enter", "textarea")]).toEqual(Array(3).fill(false));
    expect([held("KeyT", "body", { ctrlKey: true }), held("KeyT", "body", { repeat: false })]).toEqual([false, false]);
  });
});

describe("a press right after an answer", () => {
  let heard: string[];
  const hear = ({ code }: KeyboardEvent): void => {
    heard.push(code);
    if (code === "KeyT") answered();
  };
  beforeAll(answersOnce);

  beforeEach(() => {
    heard = [];
    document.body.innerHTML = "";
    addEventListener("keydown", hear);
  });
  afterEach(() => removeEventListener("keydown", hear));

  const press = (code: string, at: number): void => {
    document.body.dispatchEvent(key(code, {}, at));
  };

  it("with the same key does nothing for 400 ms; another key answers", () => {
    press("KeyT", 1000);
    press("KeyT", 1400);
    expect(heard).toEqual(["KeyT"]);
    press("KeyS", 1401);
    press("KeyT", 1402);
    expect(heard).toEqual(["KeyT", "KeyS", "KeyT"]);
    press("KeyT", 1803);
    expect(heard).toHaveLength(4);
  });

  it("is like any other where nothing was answered", () => {
    for (const at of [3000, 3050, 3100]) press("KeyR", at);
    expect(heard).toEqual(["KeyR", "KeyR", "KeyR"]);
  });
});
