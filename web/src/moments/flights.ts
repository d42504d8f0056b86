/** Pieces that travel: what lies elsewhere after a moment flies there from where it lay before. */

/** From an element of the page as it was to one of the page as it is; where either is missing nothing flies. */
export interface Flight {
  from: string;
  to: string;
}

interface Departure {
  to: string;
  box: DOMRect;
  piece: Element;
}

const LASTS = 420;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
let aloft: HTMLElement[] = [];

/** Before the page changes: where do they set out? Nothing does where motion is not wanted. */
export function departures(flights: readonly Flight[]): Departure[] {
  if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
  return flights.flatMap(({ from, to }) => {
    const element = document.querySelector(from);
    const box = element?.getBoundingClientRect();
    return element && box && box.width > 0 ? [{ to, box, piece: element.cloneNode(true) as Element }] : [];
  });
}

/** After it: there they go. A piece is drawn over the page; where it will lie is empty until it has come. */
export function fly(departed: readonly Departure[]): void {
  land();
  // All goals are measured before anything is changed, so that the page is laid out once for them.
  const flights = departed.flatMap(({ to, box, piece }) => {
    const goal = document.querySelector(to);
    const end = goal?.getBoundingClientRect();
    return goal && end && end.width > 0 ? [{ box, piece, goal, end }] : [];
  });
  for (const { box, piece, goal, end } of flights) {
    const carrier = document.createElement("div");
    carrier.setAttribute("aria-hidden", "true");
    carrier.className = "flies";
    Object.assign(carrier.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      zIndex: "6",
      pointerEvents: "none",
      transformOrigin: "0 0",
    });
    carrier.append(piece);
    document.body.append(carrier);
    aloft.push(carrier);
    const scale = Math.min(end.width, end.height * 2) / box.width;
    const x = end.left + end.width / 2 - box.left - (box.width * scale) / 2;
    const y = end.top + end.height / 2 - box.top - (box.height * scale) / 2;
    const path = [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(${scale})` }];
    const flight = carrier.animate(path, { duration: LASTS, easing: EASE });
    goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LASTS });
    flight.onfinish = () => {
      carrier.remove();
      aloft = aloft.filter((other) => other !== carrier);
    };
  }
}

/** Ends all flights at once. */
export function land(): void {
  for (const carrier of aloft) carrier.remove();
  aloft = [];
}
