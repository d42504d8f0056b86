/** A lesson's situation as a table: frames go to the server's routes for lessons, and what those answer comes back. */
import { ask, whyOf } from "./api";
import type { AnyFrame, Open } from "./line";
import type { AnyEvent, AnyView, ClientFrame, Hint, Judged, LessonTold, SnapFrame } from "./protocol";

export type Verdict = Judged<AnyEvent>;

type Told = (verdict: Verdict | null) => void;

export const lesson = (game: string): Promise<LessonTold> => ask(`/api/lessons/${game}`);

/** `told`: what is said of each answer; null when a new one is given. */
export const situation =
  (game: string, number: number, told: Told): Open =>
  ({ opened, heard, closed }) => {
    const at = `/api/lessons/${game}/${number}`;
    let shut = false;
    let seat = 0;
    const hear = (frame: AnyFrame): void => {
      if (!shut) heard(frame);
    };
    const failed = (): void => {
      if (!shut) closed();
    };

    async function judge({ id, moves }: Extract<ClientFrame, { t: "do" }>): Promise<void> {
      told(null);
      const verdict = await ask<Verdict>(at, { moves });
      if (shut) return;
      const { right, key, rule, args, moments } = verdict;
      if (right)
        hear({ t: "ev", seq: 1, seat, by: null, moves, moments, choices: null, clock: null, key: null, back: null });
      else hear({ t: "no", id, why: { key, rule, args } });
      told(verdict);
    }

    /** What the rules refuse is told as a table tells it; a server that does not answer ends the line. */
    function refuse(id: string, error: unknown): void {
      const why = whyOf(error);
      if (why.key === "no-server") failed();
      else hear({ t: "no", id, why });
    }

    function send(frame: ClientFrame): void {
      switch (frame.t) {
        case "hello":
        case "again":
          void ask<SnapFrame<AnyView, unknown, AnyEvent>>(at).then((frame) => {
            seat = frame.view?.seat ?? seat;
            hear(frame);
          }, failed);
          return;
        case "do":
          void judge(frame).catch((error: unknown) => refuse(frame.id, error));
          return;
        case "try":
          void ask<object>(`${at}/try`, { moves: frame.moves }).then(
            (outlook) => hear({ t: "try", id: frame.id, ...outlook }),
            (error: unknown) => refuse(frame.id, error),
          );
          return;
        case "hint":
          void ask<Omit<Hint, "t" | "id">>(`${at}/hint`).then(
            (hint) => hear({ t: "hint", id: frame.id, ...hint }),
            (error: unknown) => refuse(frame.id, error),
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
