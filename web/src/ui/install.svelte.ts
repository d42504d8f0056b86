/** The browser asks only once, soon after the page is there, whether it may go to the home screen: it is kept till then. */

/** The browser's own question whether to put the page on the home screen; not all browsers have one. */
interface Question extends Event {
  prompt: () => Promise<unknown>;
}

let question: Question | null = $state.raw(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  question = event as Question;
});
addEventListener("appinstalled", () => (question = null));

/** Asks whether to put the page on the home screen; null where the browser has no such question. */
export function installs(): (() => void) | null {
  const asked = question;
  return asked && (() => void asked.prompt().then(() => (question = null)));
}

/** The page was opened from the home screen. */
export const installed = (): boolean => matchMedia("(display-mode: standalone)").matches;
