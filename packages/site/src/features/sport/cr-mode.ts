import type { Toggles } from '@courtside/shell';
import type { SportsPageProps } from '@courtside/sports/react';

/** The page of the local sports venue (spec betting 1), which is the board in CR mode. */
export const CR_PATH = '/game/sport/crty';

/**
 * Where a member may change to: from the board to CR mode, or back. Undefined where neither is offered: nobody is logged
 * in, and the page of the mode is for members alone, or the brand has turned the mode off. A member whom an entry of the
 * venue led there finds the way back all the same.
 */
export function crModeOf(
  { crModeSwitch }: Pick<Toggles, 'crModeSwitch'>,
  { loggedIn, pathname }: { loggedIn: boolean; pathname: string },
): SportsPageProps['crMode'] {
  const on = pathname.toLowerCase() === CR_PATH;
  return loggedIn && (crModeSwitch || on) ? { path: CR_PATH, on } : undefined;
}
