import type { Message } from '@courtside/i18n';
import type { Period } from '@courtside/kernel';

/** Texts of the choice of days. */
export const p = {
  days: /*i18n*/ { id: 'shell.days', message: '起止日期' },
  chooseDays: /*i18n*/ { id: 'shell.choose-days', message: '选择日期' },
  previousMonth: /*i18n*/ { id: 'shell.previous-month', message: '上个月' },
  nextMonth: /*i18n*/ { id: 'shell.next-month', message: '下个月' },
} as const;

export const periodMessages: Readonly<Record<Period, Message>> = {
  today: /*i18n*/ { id: 'shell.period-today', message: '今天' },
  week: /*i18n*/ { id: 'shell.period-week', message: '近 7 天' },
  month: /*i18n*/ { id: 'shell.period-month', message: '近 30 天' },
  days: /*i18n*/ { id: 'shell.period-days', message: '自选日期' },
};
