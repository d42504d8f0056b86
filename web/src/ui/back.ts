/** Back closes the dialog that is open and stays where one is: while one is open the history has an entry more. */
const OURS = "dialog";
const open: (() => void)[] = [];
/** The entry is being taken away again, not by the reader. */
let leaving = false;

/** Until what it answers is called, Back closes this one. */
export function backCloses(close: () => void): () => void {
  if (history.state !== OURS) history.pushState(OURS, "");
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
    // Not at once: a dialog may follow a dialog, and who goes elsewhere has done so.
    setTimeout(() => {
      if (open.length > 0 || leaving || history.state !== OURS) return;
      leaving = true;
      history.back();
    });
  };
}

addEventListener("popstate", () => {
  if (!leaving && history.state !== OURS) open.at(-1)?.();
  else if (open.length > 0 && history.state !== OURS) history.pushState(OURS, ""); // one was opened meanwhile
  leaving = false;
});
