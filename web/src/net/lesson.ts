/** A lesson: its situations, each as a table that the server's routes for lessons keep. */
import { ask } from "./api";
import type { Open } from "./line";
import type { AnyEvent, Judged, LessonTold } from "./protocol";
import { situation } from "./situation";

export type Verdict = Judged<AnyEvent>;

export const lesson = (game: string): Promise<LessonTold> => ask(`/api/lessons/${game}`);

/** `told`: what is said of each answer; null when a new one is given. */
export const exercise = (game: string, number: number, told: (verdict: Verdict | null) => void): Open =>
  situation<Verdict>(`/api/lessons/${game}/${number}`, told, {
    follows: ({ right, key, rule, args, moments }, { id, moves }, seat) =>
      right
        ? { t: "ev", seq: 1, seat, by: null, moves, moments, choices: null, clock: null, key: null, back: null }
        : { t: "no", id, why: { key, rule, args } },
  });
