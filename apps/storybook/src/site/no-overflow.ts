/** Widths that every page has to fit, in CSS pixels. */
const WIDTHS = [390, 768, 1280] as const;

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Whose right edge is beyond the page's. */
function tooWide(page: HTMLElement): string {
  const out = [...page.querySelectorAll('body *')].filter(
    (each) => each.getBoundingClientRect().right > page.clientWidth + 1,
  );
  return out
    .slice(0, 3)
    .map((each) => `${each.tagName.toLowerCase()}.${[...each.classList].join('.')}`)
    .join(', ');
}

/**
 * Makes the frame that the page stands in as wide as each of the widths.
 *
 * @param inside selector of what scrolls by itself and must fit as well, such as a sheet
 * @throws when the page can be scrolled to the side in one of them, naming what sticks out
 */
export async function expectNoOverflow(view: Window, inside?: string): Promise<void> {
  const page = view.document.documentElement;
  const outer = view.frameElement as HTMLElement | null;
  if (!outer) throw new Error('The page stands in no frame, so its width cannot be set');
  const before = outer.style.cssText;
  try {
    for (const width of WIDTHS) {
      outer.style.setProperty('width', `${width}px`, 'important');
      outer.style.setProperty('max-width', 'none', 'important');
      outer.style.setProperty('min-width', '0', 'important');
      await frame();
      await frame();
      if (view.innerWidth !== width) throw new Error(`The frame is ${view.innerWidth} wide`);
      if (page.scrollWidth > page.clientWidth) {
        throw new Error(`At ${width} the page is ${page.scrollWidth} wide: ${tooWide(page)}`);
      }
      for (const each of inside ? page.querySelectorAll(inside) : []) {
        if (each.scrollWidth <= each.clientWidth) continue;
        throw new Error(`At ${width} ${inside} is ${each.scrollWidth} in ${each.clientWidth}`);
      }
    }
  } finally {
    outer.style.cssText = before;
  }
}
