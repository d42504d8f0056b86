import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, RECONNECTED } from "./connection.svelte";
import type { Line, Listener } from "./line";
import type { ClientFrame } from "./protocol";

/** What was sent, and who hears the last line. */
let sent: ClientFrame["t"][];
let heard: Listener;
let connection: Connection;
const seconds = (n: number): void => void vi.advanceTimersByTime(n * 1000);
const answer = (): void => heard.heard({ t: "pong" });
const nothing = (): void => undefined;
const served = { opened: nothing, heard: nothing, lost: nothing, refused: nothing };
const open = (listener: Listener): Line => {
  heard = listener;
  return { send: ({ t }) => void sent.push(t), close: nothing };
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  connection = new Connection(open, served);
  connection.start();
  answer();
  connection.reached();
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe("a line", () => {
  it("is looked after by a timer that ends when something is due", () => {
    connection.stop();
    const timers = vi.spyOn(globalThis, "setTimeout");
    const often = vi.spyOn(globalThis, "setInterval");
    connection = new Connection(open, served);
    connection.start();
    for (let minute = 0; minute < 60; minute += 3) {
      seconds(3);
      answer();
    }
    expect([timers.mock.calls.length <= 12, often.mock.calls.length]).toEqual([true, 0]);
    expect(sent).toEqual([]);
  });

  it("is asked after eight seconds, and given up nine after that", () => {
    seconds(8.1);
    expect(sent).toEqual(["ping"]);
    seconds(8);
    expect(connection.connected).toBe(true);
    seconds(2.2);
    expect(connection.connected).toBe(false);
  });

  it("is told of where it is back after a while, and not the first time", () => {
    const back = vi.fn();
    addEventListener(RECONNECTED, back);
    connection.reached();
    expect(back).not.toHaveBeenCalled();
    heard.closed();
    seconds(1);
    connection.reached();
    expect(back).toHaveBeenCalledOnce();
    removeEventListener(RECONNECTED, back);
  });

  it("is asked soon where an answer is due, and soon given up", () => {
    connection.send({ t: "do", id: "a", moves: ["b"], at: 1 });
    seconds(2.9);
    expect(sent).toEqual(["do"]);
    seconds(0.2);
    expect(sent).toEqual(["do", "ping"]);
    seconds(4.2);
    expect(connection.connected).toBe(false);
  });

  it("is kept where it answers, however long that of the table takes", () => {
    connection.send({ t: "do", id: "a", moves: ["b"], at: 1 });
    seconds(3.1);
    answer();
    seconds(7);
    expect([sent, connection.connected]).toEqual([["do", "ping"], true]);
  });
});
