/** What carries frames between a table and whoever keeps it: the server's socket, or a lesson. */
import type { AnyEvent, AnyView, ClientFrame, ServerFrame } from "./protocol";

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
}

/** Begins a line. Nothing is heard before it has been given back. */
export type Open = (listener: Listener) => Line;

/** The WebSocket of a table. */
export const wire =
  (code: string): Open =>
  ({ opened, heard, closed }) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${code}`);
    socket.onopen = opened;
    socket.onmessage = (message) => heard(JSON.parse(String(message.data)) as AnyFrame);
    socket.onclose = closed;
    return {
      send: (frame) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
      },
      close: () => socket.close(),
    };
  };
