import { mediaHook } from '@courtside/ui';

/**
 * Whether the member centre has room for its groups beside the page (as in the style sheets of the frame). False while
 * there is no page, such as during a build.
 */
export const useWide: () => boolean = mediaHook('(width >= 1024px)');
