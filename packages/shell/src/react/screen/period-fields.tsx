import { useLanguage, useT } from '@courtside/i18n/react';
import { dayOf, PERIODS, type Days, type Period } from '@courtside/kernel';
import { DateRangeField, SelectField } from '@courtside/ui';
import { useState } from 'react';
import { p, periodMessages } from './period-messages.ts';
import { useSiteNow } from './use-site-now.ts';

const DAY_MS = 86_400_000;
/** Records of five years are kept (spec betting, disputes). */
const KEPT_MS = 5 * 366 * DAY_MS;

/** The days that a list covers. */
export interface PeriodBounds {
  readonly period: Period;
  /** Null unless `period` is `days`. */
  readonly days: Days | null;
}

export interface PeriodFieldsProps {
  /** Label that tells what the days refer to, such as 投注时间. */
  label: string;
  value: PeriodBounds;
  onChange: (bounds: PeriodBounds) => void;
}

/** Today, a week, a month, or days that the member chooses within the time for which records are kept. */
export function PeriodFields({ label, value, onChange }: PeriodFieldsProps) {
  const t = useT();
  const { tag } = useLanguage();
  const now = useSiteNow({ everyMs: 60_000 });
  // True while the field for own days is shown; the list is not narrowed before days are chosen.
  const [choosing, setChoosing] = useState(false);
  const period = choosing ? 'days' : value.period;
  return (
    <>
      <SelectField<Period>
        label={label}
        value={period}
        options={PERIODS.map((each) => ({ value: each, label: t(periodMessages[each]) }))}
        onChange={(next) => {
          setChoosing(next === 'days');
          if (next !== 'days') onChange({ period: next, days: null });
        }}
      />
      {period === 'days' && now !== null && (
        <DateRangeField
          label={t(p.days)}
          hideLabel
          placeholder={t(p.chooseDays)}
          value={value.days}
          today={dayOf(now)}
          min={dayOf(now - KEPT_MS)}
          max={dayOf(now)}
          locale={tag}
          texts={{ previousMonth: t(p.previousMonth), nextMonth: t(p.nextMonth) }}
          onChange={({ from, to }) => {
            setChoosing(false);
            onChange({ period: 'days', days: { from, to } });
          }}
        />
      )}
    </>
  );
}
