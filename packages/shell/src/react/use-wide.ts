import { mediaHook } from '@courtside/ui';

/**
 * Whether the member centre has room for its groups beside the page (as in the style sheets of the frame). False where there
 * is no page.
 */
export const useWide: () => boolean = mediaHook('(width >= 1024px)');
