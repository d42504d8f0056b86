"""What the page costs a browser over a whole game: `python -m benchmarks.page [--throttle 4] [--turns 12]`.
And how long a friend waits for a table: `python -m benchmarks.page --friend 3`.

A person plays against bots at the normal pace with all motion, on a phone and on a laptop; Chromium tells of tasks
over 50 ms, of what moved without the person having done anything (cumulative layout shift), of the time between two
frames, and of what came over the wire. --throttle: the processor so many times slower. Needs the page built.

--friend: so many times a browser with an empty cache opens the link of a seat on slow 4G (562 ms, 1.44 Mbit/s) with the
processor four times slower; told is the median of when the table is first painted, in seconds after the press.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext

sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts.camera import reader, studio
from tests.page.hands import Hand, Server
from tests.page.tokyo import Paw

WINDOWS = {"phone": (390, 664), "laptop": (1366, 657)}
BOTS = {"kingdomino": "greedy", "king-of-tokyo": "roller"}
WATCH = """() => {
  const seen = window.seen = {tasks: [], shift: 0, frames: [], moved: []};
  new PerformanceObserver(list => list.getEntries().forEach(e => seen.tasks.push(e.duration)))
    .observe({type: 'longtask'});
  new PerformanceObserver(list => list.getEntries().forEach(e => { if (!e.hadRecentInput) {
    seen.shift += e.value;
    e.sources.forEach(({node, previousRect: was, currentRect: is}) => seen.moved.push([e.value,
      `${was.x | 0},${was.y | 0} -> ${is.x | 0},${is.y | 0} ${(node?.outerHTML ?? node?.data ?? '').slice(0, 70)}`]));
  } })).observe({type: 'layout-shift'});
  let last = performance.now();
  const frame = now => { seen.frames.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""

SLOW_4G = {"offline": False, "latency": 562, "downloadThroughput": 1.44e6 / 8, "uploadThroughput": 0.675e6 / 8}
SLOWER = 4
PAINTED = """(() => {
  const stands = () => document.querySelector('.screen[data-seq] :is(main, .kingdom, .tray, .scene)');
  const look = () => {
    if (!stands()) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (globalThis.painted = performance.now())));
  };
  requestAnimationFrame(look);
})();"""
"""When the first frame with a board is out."""


def opened(server: Server, name: str) -> str:
    """The link of a seat at a table with three bots."""
    seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "bot", "bot": BOTS[name]}] * 3]
    return server.open({"game": name, "seats": seats, "options": {"players": 4}})[0]


def friend(context: BrowserContext, server: Server, name: str) -> float:
    """Seconds from the press on a link to the table."""
    page = context.new_page()
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.emulateNetworkConditions", SLOW_4G)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(PAINTED)
    page.goto(opened(server, name), wait_until="commit", timeout=120_000)
    page.wait_for_function("() => globalThis.painted", timeout=120_000)
    return float(page.evaluate("globalThis.painted")) / 1000


def game(context: BrowserContext, server: Server, name: str, throttle: float, turns: int) -> dict[str, Any]:
    """One game against three bots; what it cost."""
    page = context.new_page()
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    wire = {"files": 0, "frames": 0}
    client.on("Network.loadingFinished", lambda told: wire.update(files=wire["files"] + int(told["encodedDataLength"])))
    client.on(
        "Network.webSocketFrameReceived",
        lambda told: wire.update(frames=wire["frames"] + len(told["response"]["payloadData"])),
    )
    link = opened(server, name)
    hand = (Paw if name == "king-of-tokyo" else Hand)(page)
    hand.sit(link)
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    mine = hand.play_on(turns)
    seen = page.evaluate("window.seen")
    frames = sorted(seen["frames"])
    told: dict[str, Any] = {
        "my turns": mine,
        "seconds": round(sum(frames) / 1000),
        "frames a second": round(1000 * len(frames) / sum(frames), 1),
        "of frames over 34 ms, %": round(100 * sum(one > 34 for one in frames) / len(frames), 1),
        "slowest frame, ms": round(frames[-1]),
        "tasks over 50 ms": len(seen["tasks"]),
        "longest, ms": round(max(seen["tasks"], default=0)),
        "layout shift": round(seen["shift"], 3),
        "files, kB": round(wire["files"] / 1000, 1),
        "frames unpacked, kB": round(wire["frames"] / 1000, 1),
    }
    if seen["moved"]:
        most = sorted(seen["moved"], reverse=True)[:5]
        told["what moved most"] = "".join(f"\n    {value:.4f} {what}" for value, what in most)
    return told


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--throttle", type=float, default=1)
    parser.add_argument("--turns", type=int, default=12, help="of the person; the game may end before")
    parser.add_argument("--game", choices=BOTS, action="append")
    parser.add_argument("--window", choices=WINDOWS, action="append")
    parser.add_argument("--friend", type=int, default=0, metavar="TIMES")
    args = parser.parse_args()
    with studio(bots=not args.friend) as (server, browser):
        for name, window in product(args.game or BOTS, args.window or WINDOWS) if args.friend else ():
            times = []
            for _ in range(args.friend):
                with reader(browser, WINDOWS[window], pace="normal") as context:
                    times.append(friend(context, server, name))
            told = ", ".join(f"{one:.2f}" for one in sorted(times))
            middle = statistics.median(times)
            print(f"{name} {window}: a friend sees the table after {middle:.2f} s ({told})", flush=True)
        if args.friend:
            return
        for name, window in product(args.game or BOTS, args.window or WINDOWS):
            print(name, window, f"{args.throttle:g} times slower")
            with reader(browser, WINDOWS[window], pace="normal") as context:
                for what, value in game(context, server, name, args.throttle, args.turns).items():
                    print(f"  {what:26} {value}", flush=True)


if __name__ == "__main__":
    main()
