"""What does not fit, found by one function for every part of the page: words that are cut, scrolled away, beyond the
window or on one another in a button, answers outside or on one another, and parts whose last rung is too long
(`web/src/ui/fits.ts`).

What scrolls by its nature says why (`data-scrolls`); a name is as long as its owner likes and ends in dots. The words
of a button are read even where its name for a screen reader is another one (`aria-hidden`)."""

from __future__ import annotations

from playwright.sync_api import Page

UNFIT = """whole => {
  const amiss = [];
  const told = el => el.outerHTML.replace(/ (class|style)="[^"]*"/g, '').slice(0, 140);
  const all = document.documentElement;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const style = el => getComputedStyle(el);
  const over = (el, test) => !el || el === all ? null : test(el) ? el : over(el.parentElement, test);
  const sticks = el => over(el, o => ['sticky', 'fixed'].includes(style(o).position));
  const heard = el => over(el, o => style(o).clipPath === 'inset(50%)');
  const seen = el => el.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !heard(el) && !el.closest('svg, nav[lang]')
    && (!el.closest('[aria-hidden=true]') || el.closest('button, .hits'));
  // What one of its scrollers does not show now.
  const away = (el, b) => !!over(el, scroller => {
    if (!scroller.dataset?.scrolls) return false;
    const o = scroller.getBoundingClientRect();
    return b.bottom > o.bottom + 3 || b.top < o.top - 3 || b.right > o.right + 2 || b.left < o.left - 2;
  });
  const named = el => el.closest('.one-line-name, .who > b');
  const pen = document.createElement('canvas').getContext('2d');
  const wide = (el, text) => { pen.font = style(el).font; return pen.measureText(text.trim()).width; };
  if (whole && all.scrollHeight > innerHeight) amiss.push(`scrolls by ${all.scrollHeight - innerHeight}`);
  if (all.scrollWidth > innerWidth) amiss.push(`scrolls across by ${all.scrollWidth - innerWidth}`);
  for (const el of root.querySelectorAll('form :is(select, input:not([type=radio], [type=checkbox]))')) {
    const arrow = el.matches('select') ? 16 : 0;
    const room = el.clientWidth - parseFloat(style(el).paddingLeft) - parseFloat(style(el).paddingRight) - arrow;
    const name = el.autocomplete === 'nickname'; // as long as its owner likes
    const texts = arrow ? [...el.options].map(one => one.textContent) : [name ? '' : el.placeholder];
    for (const text of texts) if (wide(el, text) > room + 1) amiss.push(`no room for ${text}: ${told(el)}`);
  }
  for (const el of [...root.querySelectorAll('[data-unfit]')].filter(seen))
    amiss.push(`not even rung ${el.dataset.fit.split(' ').at(-1)} fits: ${told(el)}`);
  const range = document.createRange();
  const words = new Map(); // of each button, where letters stand, and whose; badges lie over all by their nature
  for (const el of [...root.querySelectorAll('*')].filter(el => seen(el) && !el.matches('option'))) {
    const dots = style(el).textOverflow === 'ellipsis' || style(el).webkitLineClamp !== 'none';
    if (dots && !named(el) && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 4))
      amiss.push(`ends in dots: ${told(el)}`);
    for (const node of [...el.childNodes].filter(one => one.nodeType === 3 && one.data.trim())) {
      range.selectNodeContents(node);
      for (const b of range.getClientRects()) {
        // The box of a letter is as high as its font's highest; a line may be lower, and nothing of it is cut.
        const high = Math.max(3, (b.height - parseFloat(style(el).lineHeight)) / 2 + 2);
        const out = (o, x, y) => (x && (b.right > o.right + 2 || b.left < o.left - 2))
          || (y && (b.bottom > o.bottom + high || b.top < o.top - high));
        const cut = over(el, o => out(o.getBoundingClientRect(),
          style(o).overflowX !== 'visible', style(o).overflowY !== 'visible'));
        const frame = el.closest('.btn');
        const button = el.closest('.hits') ? null : el.closest('button');
        const half = parseFloat(style(el).fontSize) * 0.35, middle = (b.top + b.bottom) / 2;
        const shown = named(el)?.getBoundingClientRect() ?? b;
        const sign = el.closest('.stat')?.querySelector('svg').getBoundingClientRect() ?? b; // one with its number
        const left = Math.max(Math.min(b.left, sign.left), shown === b ? -Infinity : shown.left);
        const right = Math.min(Math.max(b.right, sign.right), shown === b ? Infinity : shown.right);
        const within = middle < shown.bottom && middle > shown.top;
        const place = [el.closest('.stat') ?? el, left, right, middle - half, middle + half];
        if (button && b.width && within) words.set(button, [...(words.get(button) ?? []), place]);
        if (!b.width || named(el) || away(el, b)) continue;
        if (b.left < -1 || b.right > innerWidth + 1 || (whole && b.bottom > innerHeight + 2))
          amiss.push(`beyond the window: ${told(el)}`);
        else if (cut) amiss.push(`cut by .${cut.className.baseVal ?? cut.className}: ${told(el)}`);
        else if (frame && out(frame.getBoundingClientRect(), true, true)) amiss.push(`out: ${told(frame)}`);
      }
    }
  }
  for (const [button, all] of words)
    all.forEach(([el, left, right, top, bottom], i) => all.slice(i + 1).forEach(([other, ...b]) => {
      const [wide, high] = [Math.min(right, b[1]) - Math.max(left, b[0]), Math.min(bottom, b[3]) - Math.max(top, b[2])];
      if (el !== other && wide > 2 && high > 2)
        amiss.push(`words on words: ${told(el)} on ${told(other)} in ${told(button)}`);
    }));
  let pressed = [...root.querySelectorAll(':is(button, a[href], input, select, summary, .die)')].filter(
    el => seen(el) && style(el).display !== 'inline' && !sticks(el) && !el.parentElement.closest('button'));
  pressed = pressed.filter(el => !away(el, el.getBoundingClientRect()));
  const boxes = pressed.map(el => el.getBoundingClientRect());
  pressed.forEach((el, i) => {
    const b = boxes[i];
    if (b.left < -1 || b.right > innerWidth + 1 || (whole && (b.top < -1 || b.bottom > innerHeight + 1)))
      amiss.push(`outside: ${told(el)}`);
    pressed.slice(i + 1).forEach((other, j) => {
      const c = boxes[i + 1 + j];
      if (!el.contains(other) && Math.min(b.right, c.right) - Math.max(b.left, c.left) > 2
        && Math.min(b.bottom, c.bottom) - Math.max(b.top, c.top) > 3) amiss.push(`${told(el)} on ${told(other)}`);
    });
  });
  return [...new Set(amiss)];
}"""


def unfit(page: Page, *, whole: bool = True) -> list[str]:
    """Return everything that does not fit. `whole`: the page must not scroll, as no turn of a game does."""
    found: list[str] = page.evaluate(UNFIT, whole)
    return found
