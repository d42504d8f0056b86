/**
 * The page may be turned by 180 degrees, for who sits opposite (`data-turned` at the root; base.css turns it). Whatever is
 * measured at the window is brought here to where it lies in the page, as what is placed there is turned with it.
 */
const page = (): DOMRect | null =>
  "turned" in document.documentElement.dataset ? document.body.getBoundingClientRect() : null;

export function placeOf({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] {
  const turned = page();
  return turned ? [turned.right - clientX, turned.bottom - clientY] : [clientX, clientY];
}

export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const turned = page();
  return turned ? new DOMRect(turned.right - box.right, turned.bottom - box.bottom, box.width, box.height) : box;
}
