import { m } from './messages.ts';

/** What each odds format is called. */
export const FORMAT_NAMES = { E: m.formatE, H: m.formatH, I: m.formatI, M: m.formatM } as const;
