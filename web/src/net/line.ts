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

/** A browser does not say why the server refused a WebSocket. The table's own page gets the same refusal, and says it. */
async function whyRefused(code: string, refused: Listener["refused"]): Promise<void> {
  try {
    await tableFacts(code);
  } catch (error) {
    const { why, status } = error as Refused; // nothing else is thrown where the server answers
    if (why.key === "no-server") return;
    refused(why, Number(why.args?.["seconds"]) || (status < 500 ? null : SOON));
  }
}

/** Seconds until a server that cannot have the page now is asked again, where it does not say when. */
const SOON = 2;

/** The WebSocket of a table. */
export const wire =
  (code: string): Open =>
  ({ opened, heard, closed, refused }) => {
    let open = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${code}`);
    socket.onopen = () => {
      open = true;
      opened();
    };
    socket.onmessage = (message) => heard(JSON.parse(String(message.data)) as AnyFrame);
    socket.onclose = () => {
      closed();
      if (!open) void whyRefused(code, refused);
    };
    return {
      send: (frame) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
      },
      close: () => socket.close(),
    };
  };
