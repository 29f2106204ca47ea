/** As in the style sheets: the slip is at the bottom of such a page, and comes up when something is picked. */
const SLIP_BELOW = '(width < 1024px)';

/**
 * Scrolls the page where the touched element would be covered by the slip or the header. The height that they cover is
 * the `scroll-margin` of a price.
 */
export function keepInSight(touched: Element): void {
  if (!matchMedia(SLIP_BELOW).matches) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  touched.scrollIntoView({
    block: 'nearest',
    inline: 'nearest',
    behavior: still ? 'instant' : 'smooth',
  });
}
