'use client';
import { useMemo, useState } from 'react';
import { DayPicker, type ClassNames } from 'react-day-picker';
import { IconChevronLeft, IconChevronRight } from '../../icons.ts';
import { fromFields, toFields, toRange, type DateRange, type IsoDate } from './iso-date.ts';

export interface CalendarTexts {
  previousMonth: string;
  nextMonth: string;
}

interface CalendarProps {
  value: DateRange | null;
  today: IsoDate;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  locale: string;
  weekStartsOn: 0 | 1;
  texts: CalendarTexts;
  onPick: (range: DateRange) => void;
}

const CLASSES: Partial<ClassNames> = {
  root: 'cs-calendar',
  months: 'cs-calendar__months',
  month_caption: 'cs-calendar__caption',
  nav: 'cs-calendar__nav',
  button_previous: 'cs-icon-button',
  button_next: 'cs-icon-button',
  month_grid: 'cs-calendar__grid',
  weekday: 'cs-calendar__weekday',
  day: 'cs-calendar__cell',
  day_button: 'cs-calendar__day',
  today: 'is-today',
  selected: 'is-selected',
  range_start: 'is-start',
  range_middle: 'is-middle',
  range_end: 'is-end',
  disabled: 'is-disabled',
};

/** Making a formatter takes longer than drawing the month. */
function formatsOf(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => formatter.format(date);
  };
  return {
    caption: format({ year: 'numeric', month: 'long' }),
    weekday: format({ weekday: 'narrow' }),
    weekdayName: format({ weekday: 'long' }),
    dayName: format({ dateStyle: 'full' }),
  };
}

/** A month of days: the first click sets one end of the range, the second the other. */
export function Calendar(props: CalendarProps) {
  const { value, today, min, max, locale, weekStartsOn, texts, onPick } = props;
  const [first, setFirst] = useState<IsoDate | null>(null);
  const { caption, weekday, weekdayName, dayName } = useMemo(() => formatsOf(locale), [locale]);
  const shown = first === null ? value : { from: first, to: first };
  return (
    <DayPicker
      mode="range"
      classNames={CLASSES}
      selected={shown ? { from: toFields(shown.from), to: toFields(shown.to) } : undefined}
      onSelect={(_, day) => {
        const picked = fromFields(day);
        if (first === null) setFirst(picked);
        else onPick(toRange(first, picked));
      }}
      today={toFields(today)}
      defaultMonth={toFields(value?.to ?? today)}
      weekStartsOn={weekStartsOn}
      {...(min !== undefined && { startMonth: toFields(min) })}
      {...(max !== undefined && { endMonth: toFields(max) })}
      disabled={[
        ...(min === undefined ? [] : [{ before: toFields(min) }]),
        ...(max === undefined ? [] : [{ after: toFields(max) }]),
      ]}
      formatters={{ formatCaption: caption, formatWeekdayName: weekday }}
      labels={{
        labelDayButton: dayName,
        labelGrid: caption,
        labelWeekday: weekdayName,
        labelPrevious: () => texts.previousMonth,
        labelNext: () => texts.nextMonth,
        labelNav: () => '',
      }}
      components={{ Chevron }}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? (
    <IconChevronLeft size={20} aria-hidden />
  ) : (
    <IconChevronRight size={20} aria-hidden />
  );
}
