import { HEADER_AT_TOP, headerPlace, type HeaderPlace } from './header-place.ts';

/** Scroll distance beyond which the button to the top is offered, in CSS pixels. */
const FAR_DOWN = 400;
/** Distance from the page's end that counts as the end, in CSS pixels. */
const NEAR_END = 48;

/** Scroll state of a page, and whether the button to the top is offered. */
export interface WayUp {
  readonly place: HeaderPlace;
  readonly offered: boolean;
}

export const WAY_UP_AT_TOP: WayUp = { place: HEADER_AT_TOP, offered: false };

/**
 * The button to the top covers part of the page, so it is offered only when the member scrolls back up far down the
 * page, or reaches its end.
 *
 * @param top current scroll position, in CSS pixels
 * @param left height of the page below the window, in CSS pixels
 * @example wayUp(WAY_UP_AT_TOP, { top: 900, left: 2000 }).offered // false
 */
export function wayUp(before: WayUp, { top, left }: { top: number; left: number }): WayUp {
  const place = headerPlace(before.place, top, FAR_DOWN);
  return { place, offered: top > FAR_DOWN && (!place.away || left < NEAR_END) };
}
