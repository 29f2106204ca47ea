import { m as bar } from './bar-messages.ts';
import { m as shell } from '../messages.ts';
import type { MineSection } from '../menu/menu.ts';

export const m = {
  mine: bar.mine,
  centre: /*i18n*/ { id: 'shell.mine-centre', message: '会员中心' },
  home: /*i18n*/ { id: 'shell.mine-back', message: '返回我的' },
} as const;

/** Titles of the groups of the member centre. */
export const mineSectionTitles = {
  funds: /*i18n*/ { id: 'shell.mine-funds', message: '资金' },
  records: /*i18n*/ { id: 'shell.mine-records', message: '记录' },
  benefits: /*i18n*/ { id: 'shell.mine-benefits', message: '权益' },
  account: shell.accountNavigation,
} as const satisfies Record<MineSection, { id: string; message: string }>;
