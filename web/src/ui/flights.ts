/** Pieces that travel: what lies elsewhere after a moment flies there from where it lay before. */

import { boxOf } from "./turned";

/** From an element of the page as it was to one of the page as it is; where either is missing nothing flies. */
export interface Flight {
  from: string;
  to: string;
  /** The copy looks as the piece does at its goal; without it, as the piece did at its origin. */
  as?: "to";
  /** The copy fades into its goal, which stays visible. */
  into?: true;
}

interface Departure extends Flight {
  box: DOMRect;
  piece: HTMLElement;
}

const LASTS = 420;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
let aloft: HTMLElement[] = [];

/** Before the page changes: where do they set out? Nothing does where motion is not wanted. */
export function departures(flights: readonly Flight[]): Departure[] {
  if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return [];
  return flights.flatMap((flight) => {
    const piece = document.querySelector(flight.from);
    const box = piece && boxOf(piece);
    return piece && box && box.width > 0 ? [{ ...flight, box, piece: piece.cloneNode(true) as HTMLElement }] : [];
  });
}

/** After it: there they go. A piece is drawn over the page; where it will lie is empty until it has come. */
export function fly(departed: readonly Departure[]): void {
  land();
  // All goals are measured before anything is changed, so that the page is laid out once for them.
  const flights = departed.flatMap((one) => {
    const goal = document.querySelector(one.to);
    const end = goal && boxOf(goal);
    return goal && end && end.width > 0 ? [{ ...one, goal, end }] : [];
  });
  for (const { to, box, piece, goal, end, as, into } of flights) {
    const drawn = as ? end : box;
    const carrier = document.createElement("div");
    carrier.setAttribute("aria-hidden", "true");
    carrier.className = "flies";
    carrier.dataset["to"] = to;
    Object.assign(carrier.style, {
      position: "fixed",
      left: `${drawn.left}px`,
      top: `${drawn.top}px`,
      width: `${drawn.width}px`,
      height: `${drawn.height}px`,
      zIndex: "var(--layer-flight)",
      pointerEvents: "none",
      transformOrigin: "0 0",
    });
    const copy = as ? (goal.cloneNode(true) as HTMLElement) : piece;
    Object.assign(copy.style, { width: "100%", height: "100%" }); // its place gives it no size any more
    carrier.append(copy);
    document.body.append(carrier);
    aloft.push(carrier);
    const path = [{ transform: onto(drawn, box) }, { transform: onto(drawn, end), ...(into && { opacity: 0.3 }) }];
    const flight = carrier.animate(path, { duration: LASTS, easing: EASE });
    if (!into) goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LASTS });
    flight.onfinish = () => {
      carrier.remove();
      aloft = aloft.filter((other) => other !== carrier);
    };
  }
}

/** What brings a box into the middle of another one, as large as it can be there. */
function onto(box: DOMRect, goal: DOMRect): string {
  if (box === goal) return "none";
  const scale = Math.min(goal.width / box.width, goal.height / box.height);
  const x = goal.left + (goal.width - box.width * scale) / 2 - box.left;
  const y = goal.top + (goal.height - box.height * scale) / 2 - box.top;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Ends all flights at once. */
export function land(): void {
  for (const carrier of aloft) carrier.remove();
  aloft = [];
}
