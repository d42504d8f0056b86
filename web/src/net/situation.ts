/** A situation of which the server keeps nothing, as a table: frames go to its routes, and what those answer comes back. */
import { ask, whyOf } from "./api";
import type { AnyFrame, Open } from "./line";
import type { AnyEvent, AnyView, ClientFrame, Hint, SnapFrame, Why } from "./protocol";

type Command = Extract<ClientFrame, { t: "do" }>;
type Snap = SnapFrame<AnyView, unknown, AnyEvent>;

interface Ways<J> {
  /** Changes the frame that tells the situation, where the server does not know all of it. */
  shown?: (snap: Snap) => Snap;
  /** The frame that follows what was said of a command; none where the table is left then. */
  follows?: (judged: J, command: Command, seat: number) => AnyFrame;
  /** Hears why a command was refused. */
  refused?: (why: Why) => void;
}

/** `at`: the address of its routes; `told`: what is said of each command; null when a new one is given. */
export const situation =
  <J>(at: string, told: (judged: J | null) => void, { shown = (snap) => snap, follows, refused }: Ways<J>): Open =>
  ({ opened, heard, closed }) => {
    let shut = false;
    let seat = 0;
    /** The last command: a table that waits sends it again. */
    let asked = "";
    const hear = (frame: AnyFrame): void => {
      if (!shut) heard(frame);
    };
    const failed = (): void => {
      if (!shut) closed();
    };

    async function judge(command: Command): Promise<void> {
      if (command.id === asked) return;
      asked = command.id;
      told(null);
      const judged = await ask<J>(at, { moves: command.moves });
      if (shut) return;
      if (follows) hear(follows(judged, command, seat));
      told(judged);
    }

    /** A refusal is told as a table tells it; where the server does not answer, the line ends. */
    function refuse({ t, id }: Extract<ClientFrame, { t: "do" | "try" | "hint" }>, error: unknown): void {
      const why = whyOf(error);
      if (why.key === "no-server") return failed();
      hear({ t: "no", id, why });
      if (t === "do" && !shut) refused?.(why);
    }

    function send(frame: ClientFrame): void {
      switch (frame.t) {
        case "hello":
        case "again":
          void ask<Snap>(at).then((snap) => {
            seat = snap.view?.seat ?? seat;
            hear(shown(snap));
          }, failed);
          return;
        case "do":
          void judge(frame).catch((error: unknown) => refuse(frame, error));
          return;
        case "try":
          void ask<object>(`${at}/try`, { moves: frame.moves }).then(
            (outlook) => hear({ t: "try", id: frame.id, ...outlook }),
            (error: unknown) => refuse(frame, error),
          );
          return;
        case "hint":
          void ask<Omit<Hint, "t" | "id">>(`${at}/hint`).then(
            (hint) => hear({ t: "hint", id: frame.id, ...hint }),
            (error: unknown) => refuse(frame, error),
          );
          return;
        case "ping":
          hear({ t: "pong" });
          return;
        default: // nobody else sits here, and nothing is dealt
          return;
      }
    }

    queueMicrotask(opened);
    return { send, close: () => (shut = true) };
  };
