/** A finger that wipes across leads on: to the left forwards (1), to the right back (-1). */
import type { Attachment } from "svelte/attachments";

/** Pixels from which on it is a wipe. */
const FAR = 60;

export const swipes =
  (go: (by: 1 | -1) => void): Attachment<HTMLElement> =>
  (element) => {
    let from: Touch | null = null;
    const begin = ({ touches, target }: TouchEvent): void => {
      const rolls = target instanceof Element && target.closest("[data-scrolls], input, select");
      from = touches.length === 1 && !rolls ? (touches[0] ?? null) : null;
    };
    const end = ({ changedTouches }: TouchEvent): void => {
      const to = changedTouches[0];
      if (!from || !to) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchend", end);
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", end);
    };
  };
