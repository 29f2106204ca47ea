/** The site's own sports venue: its game is a page of the site (spec betting 4). */
export const LOCAL_SPORT = 'CRTY';

const IN_A_WINDOW: readonly string[] = ['XMTY', 'G1CP', 'SGCP', 'KXZR'];

/**
 * Whether the pages of a venue open in a window of their own (spec betting 4). @example opensInWindow('KXZR') // true
 */
export const opensInWindow = (enName: string): boolean => IN_A_WINDOW.includes(enName);
