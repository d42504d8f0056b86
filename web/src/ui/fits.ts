/**
 * A part is given a size and chooses a form: it takes the first of its rungs that fits. The styles of the part say what
 * each rung gives up, and all after it (`[data-fit~="1"]`): letters first, then ornaments, then notes. The last one has
 * to fit always: a count that opens the whole.
 */
import { createAttachmentKey, type Attachment } from "svelte/attachments";
import { isSeen } from "./seen";

/** Pixels by which a browser rounds. */
const ROUNDED = 1;
/** What shows its own words whole, inside of a part; of `data-whole="width"` only the width is measured, as the letters of some
    fonts are higher than their line. */
const WHOLE = "button, [data-whole]";

/** What is measured of a part, besides its buttons: ornaments may hang over its edges. `width`: it is as wide as the window,
    which a single pixel more would let scroll. */
type Measured = "whole" | "width" | "nothing";

const wider = ({ scrollWidth, clientWidth }: Element, rounded = ROUNDED): boolean =>
  scrollWidth > clientWidth + rounded;
const longer = (one: Element): boolean => wider(one) || one.scrollHeight > one.clientHeight + ROUNDED;

/** Is there more in a part than its box, or than the box of a button in it? */
const overflows = (part: Element, measured: Measured): boolean =>
  (measured === "width" && wider(part, 0)) ||
  (measured === "whole" && longer(part)) ||
  [...part.querySelectorAll<HTMLElement>(WHOLE)].some(
    (one) => isSeen(one) && (one.dataset["whole"] === "width" ? wider : longer)(one),
  );

/**
 * To be spread over a part: `<div {...fits(3)}>`. Sets `data-fit` to the rungs down to the first one that fits (`1 2`;
 * nothing where the part needs none), at most to `last`, and again when size, words or letters change; `data-unfit` where
 * not even the last one fits.
 */
export const fits = (last: number, measured: Measured = "whole"): Record<symbol, Attachment<HTMLElement>> => ({
  [createAttachmentKey()]: (part) => {
    function fit(): void {
      const rungs: number[] = [];
      for (let rung = 1; rung <= last + 1; rung += 1) {
        part.dataset["fit"] = rungs.join(" "); // measured at once; Svelte would write it later
        if (!overflows(part, measured)) return part.removeAttribute("data-unfit");
        rungs.push(rung);
      }
      part.dataset["unfit"] = "";
    }
    const sized = new ResizeObserver(fit);
    sized.observe(part);
    const said = new MutationObserver(fit);
    said.observe(part, { childList: true, characterData: true, subtree: true });
    document.fonts.addEventListener("loadingdone", fit);
    fit();
    return () => {
      sized.disconnect();
      said.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  },
});
