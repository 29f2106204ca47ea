import { mediaHook } from '@courtside/ui';

/**
 * Whether the page has the frame of a phone (as in the style sheets of the frame): a bar below, and a header of one
 * row. False while there is no page, such as during a build.
 */
export const useNarrow: () => boolean = mediaHook('(width < 768px)');
