import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useBalance, useServices } from '@courtside/shell/react';
import { useMemo } from 'react';
import { isTimeKind, type LimitKind, type LimitPeriod } from '../core/limit-kinds.ts';
import type { PlayRefusalView } from '../core/play-view.ts';
import { kindNames, m, periodNames } from './messages.ts';
import { r } from './refusal-messages.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Formats amounts, instants, durations and refusals for the member, in their currency and language. */
export function usePlayTexts() {
  const t = useT();
  const { tag } = useLanguage();
  const { brand } = useServices();
  const { data: balance } = useBalance();
  const currency = balance?.currency ?? brand.currency;
  return useMemo(() => {
    const amount = (text: string) => shownAmount(text, currency);
    const instant = (at: number) => formatInstant(at, tag);
    /** Formats minutes in the largest unit without a remainder. */
    const length = (minutes: number): string => {
      if (minutes > 0 && minutes % DAY === 0) return t(m.days, { count: minutes / DAY });
      if (minutes > 0 && minutes % HOUR === 0) return t(m.hours, { count: minutes / HOUR });
      return t(m.minutes, { count: minutes });
    };
    const value = (kind: LimitKind, text: string) =>
      isTimeKind(kind) ? length(Number(text)) : amount(text);
    const limitName = (kind: LimitKind, period: LimitPeriod) =>
      t(m.limitName, { period: t(periodNames[period]), kind: t(kindNames[kind]) });
    const orLater = (until: number | null) => (until === null ? t(r.someTime) : instant(until));
    const refusal = (said: PlayRefusalView): string => {
      switch (said.code) {
        case 6701: {
          const { limit, period, value: most, used, left, until } = said.data;
          return t(r.limit, {
            name: limitName(limit, period),
            value: amount(most),
            used: amount(used),
            left: amount(left),
            until: instant(until),
          });
        }
        case 6702:
          return t(r.sessionOver, { until: instant(said.data.until) });
        case 6703:
          return t(r.check);
        case 6704:
          return t(r.coolOff, { until: orLater(said.data.until) });
        case 6705:
          return said.data.until === null
            ? t(r.forGood)
            : t(r.exclusion, { until: instant(said.data.until) });
        case 6706: {
          const { until, minimumAge } = said.data;
          return until === null
            ? t(r.birthday)
            : t(r.underAge, { age: minimumAge, until: instant(until) });
        }
        case 6707:
          return t(r.required, {
            kinds: said.data.kinds.map((kind) => t(kindNames[kind])).join('、'),
          });
        case 6708:
          return t(r.market);
        case 6709:
          return t(r.idle);
        case 6710:
          return t(r.soon, { until: orLater(said.data.until) });
        case 6711:
          return t(r.identity);
      }
    };
    return { currency, amount, instant, length, value, limitName, refusal };
  }, [currency, t, tag]);
}
