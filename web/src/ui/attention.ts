/** Who plays by keys is where the next decision is, and where nothing is to be decided at the sentence that tells it. */
const WRITTEN_IN = "input:not([type=range]), textarea, select";

/** Moves the focus there, unless somebody writes or a dialog is open; the page does not move. */
export function attend(decides: boolean): void {
  if (document.querySelector("dialog[open]") || document.activeElement?.closest(WRITTEN_IN)) return;
  const decision = decides ? document.querySelector<HTMLElement>(".screen [data-decision]") : null;
  const there = decision ?? document.querySelector<HTMLElement>(".screen [data-sentence]");
  if (there && !there.matches("button, [tabindex]")) there.tabIndex = -1;
  there?.focus({ preventScroll: true });
}

/** The same for who has lost the place because what stood there is gone; nobody else is moved. */
export function regain(decides: boolean): void {
  if (document.activeElement === document.body) attend(decides);
}
