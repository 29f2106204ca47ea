import type { Promotion } from '@courtside/contract';
import { formatDay } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { m } from './messages.ts';

/** The dates of a promotion in words. */
export function usePromotionDates(): (promotion: Promotion, ended: boolean) => string {
  const t = useT();
  const { tag } = useLanguage();
  return ({ startsAt, endsAt }, ended) => {
    const from = formatDay(startsAt, tag);
    if (endsAt === null) return t(m.fromDay, { from });
    const to = formatDay(endsAt, tag);
    return ended ? t(m.endedOn, { to }) : t(m.fromTo, { from, to });
  };
}
