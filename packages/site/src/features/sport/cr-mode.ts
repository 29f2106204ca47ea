import type { Toggles } from '@courtside/shell';
import type { SportsPageProps } from '@courtside/sports/react';

/** The page of the local sports venue (spec betting 1), which is the board in CR mode. */
export const CR_PATH = '/game/sport/crty';

/**
 * The mode that a member may switch to: from the board to CR mode, or back. Undefined where no switch is offered: for
 * visitors, as the page of the mode is for members only, or where the brand has turned the mode off. A member who came
 * through an entry of the venue still gets the way back.
 */
export function crModeOf(
  { crModeSwitch }: Pick<Toggles, 'crModeSwitch'>,
  { loggedIn, pathname }: { loggedIn: boolean; pathname: string },
): SportsPageProps['crMode'] {
  const on = pathname.toLowerCase() === CR_PATH;
  return loggedIn && (crModeSwitch || on) ? { path: CR_PATH, on } : undefined;
}
