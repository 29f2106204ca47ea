import type { TermMessage } from './message.ts';

/** The names of the odds formats. @example t(oddsFormatMessages.H) // 香港盘 */
export const oddsFormatMessages = {
  E: /*i18n*/ { id: 'terms.format.E', message: '欧洲盘' },
  H: /*i18n*/ { id: 'terms.format.H', message: '香港盘' },
  I: /*i18n*/ { id: 'terms.format.I', message: '印尼盘' },
  M: /*i18n*/ { id: 'terms.format.M', message: '马来盘' },
} as const satisfies Record<string, TermMessage>;
