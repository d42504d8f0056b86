import { beforeEach, describe, expect, it } from "vitest";
import { attend, regain } from "./attention";

const at = (): string | undefined => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `<div class="screen"><h2 id="told" data-sentence></h2><div id="board" data-decision></div>
    <input id="field" /><input id="slider" type="range" /></div>`;
});

describe("the focus", () => {
  it("is where the next decision is, and at the sentence where there is none", () => {
    attend(true);
    expect(at()).toBe("board");
    attend(false);
    expect(at()).toBe("told");
    document.querySelector("#board")?.remove();
    document.querySelector<HTMLElement>("#slider")?.focus();
    attend(true);
    expect(at()).toBe("told");
  });

  it("stays with who writes, and in an open dialog", () => {
    document.querySelector<HTMLElement>("#field")?.focus();
    attend(true);
    expect(at()).toBe("field");
    document.querySelector<HTMLElement>("#field")?.blur();
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    attend(true);
    expect(at()).not.toBe("board");
  });

  it("comes back when what it stood on is gone, and only then", () => {
    document.querySelector<HTMLElement>("#slider")?.focus();
    regain(true);
    expect(at()).toBe("slider");
    document.querySelector("#slider")?.remove();
    regain(true);
    expect(at()).toBe("board");
  });
});
