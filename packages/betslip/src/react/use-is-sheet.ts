import { mediaHook } from '@courtside/ui';

/**
 * Whether the slip is a sheet at the bottom of the window (as in the style sheets), not a column beside prices. False
 * while there is no page, such as during a build.
 */
export const useIsSheet: () => boolean = mediaHook('(width < 1024px)');
