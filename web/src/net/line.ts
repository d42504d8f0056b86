/** What carries frames between a table and whoever keeps it: the server's socket, or a lesson. */
import { tableFacts, type Refused } from "./api";
import type { AnyEvent, AnyView, ClientFrame, ServerFrame, Why } from "./protocol";

export type AnyFrame = ServerFrame<AnyView, unknown, AnyEvent, object>;

export interface Line {
  /** What is sent while it is not open is lost; a table sends it again. */
  send: (frame: ClientFrame) => void;
  close: () => void;
}

export interface Listener {
  opened: () => void;
  heard: (frame: AnyFrame) => void;
  closed: () => void;
  /** Why the line that was closed did not open; `retry`: in so many seconds it may, null: never by itself. */
  refused: (why: Why, retry: number | null) => void;
}

/** Begins a line. Nothing is heard before it has been given back. */
export type Open = (listener: Listener) => Line;

/** Seconds until a server that cannot have the page now is asked again, where it does not say when. */
const SOON = 2;
/** So often in a row the server answers and the WebSocket does not open, until it is clear that something stops it. */
const STOPPED = 3;

/** The address by which this page was opened leads to the server no longer: a tunnel has another one now. */
const LEADS_ELSEWHERE = 421;

/** The WebSocket of a table. */
export function wire(code: string): Open {
  let stopped = 0;

  /** A browser does not say why a WebSocket did not open. The table's own page gets the same refusal, and says it. */
  async function whyRefused(refused: Listener["refused"]): Promise<void> {
    try {
      await tableFacts(code);
    } catch (error) {
      const { why, status } = error as Refused; // nothing else is thrown where the server answers
      stopped = 0;
      const answers = why.key !== "no-server" && status !== LEADS_ELSEWHERE;
      if (answers) refused(why, Number(why.args?.["seconds"]) || (status < 500 ? null : SOON));
      return;
    }
    stopped += 1;
    if (stopped >= STOPPED) refused({ key: "offline-proxy" }, SOON);
  }

  return ({ opened, heard, closed, refused }) => {
    let open = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${code}`);
    socket.onopen = () => {
      open = true;
      stopped = 0;
      opened();
    };
    socket.onmessage = (message) => heard(JSON.parse(String(message.data)) as AnyFrame);
    socket.onclose = () => {
      closed();
      if (!open) void whyRefused(refused);
    };
    return {
      send: (frame) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
      },
      close: () => socket.close(),
    };
  };
}
