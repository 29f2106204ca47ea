/** The path of a match's page in a site. @example matchPath('842588227') // '/game/sport/match/842588227' */
export const matchPath = (gidm: string): string => `/game/sport/match/${encodeURIComponent(gidm)}`;

/** The path of the results. */
export const RESULTS_PATH = '/game/sport/results';

/** The path of the board. */
export const BOARD_PATH = '/game/sport';

/** The boards that a match can be opened from: the site's own, and that of CR mode. */
export const BOARD_PATHS = [BOARD_PATH, '/game/sport/crty'] as const;
