import { HEADER_AT_TOP, headerPlace, type HeaderPlace } from './header-place.ts';

/** How far down the page is before the way back up is offered, in CSS pixels. */
const FAR_DOWN = 400;
/** How near its end counts as there, in CSS pixels. */
const NEAR_END = 48;

/** Where a page is scrolled to, and whether the way back up is offered there. */
export interface WayUp {
  readonly place: HeaderPlace;
  readonly offered: boolean;
}

export const WAY_UP_AT_TOP: WayUp = { place: HEADER_AT_TOP, offered: false };

/**
 * The way back up lies over the page, so it is offered to whoever turned round far down, or has come to the end, and not to
 * somebody who reads on.
 *
 * @param top where the page is now, in CSS pixels
 * @param left how far it goes on below the window
 * @example wayUp(WAY_UP_AT_TOP, { top: 900, left: 2000 }).offered // false
 */
export function wayUp(before: WayUp, { top, left }: { top: number; left: number }): WayUp {
  const place = headerPlace(before.place, top, FAR_DOWN);
  return { place, offered: top > FAR_DOWN && (!place.away || left < NEAR_END) };
}
