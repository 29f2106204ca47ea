import type { TermMessage } from './message.ts';

/** Names of the sports that have matches, by their code in the feed (spec betting 4), in display order. */
export const sportMessages = {
  FT: /*i18n*/ { id: 'terms.sport.FT', message: '足球' },
  BK: /*i18n*/ { id: 'terms.sport.BK', message: '篮球' },
  TN: /*i18n*/ { id: 'terms.sport.TN', message: '网球' },
  BS: /*i18n*/ { id: 'terms.sport.BS', message: '棒球' },
  VB: /*i18n*/ { id: 'terms.sport.VB', message: '排球' },
  TT: /*i18n*/ { id: 'terms.sport.TT', message: '乒乓球' },
  SK: /*i18n*/ { id: 'terms.sport.SK', message: '斯诺克' },
  OP: /*i18n*/ { id: 'terms.sport.OP', message: '其他运动' },
  VF: /*i18n*/ { id: 'terms.sport.VF', message: '虚拟足球' },
} as const satisfies Record<string, TermMessage>;
