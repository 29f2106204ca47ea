import { mediaHook } from '@courtside/ui';

/**
 * Whether the slip is a sheet at the bottom of the window (as in the style sheets), not a column beside prices. False
 * where there is no page.
 */
export const useIsSheet: () => boolean = mediaHook('(width < 1024px)');
