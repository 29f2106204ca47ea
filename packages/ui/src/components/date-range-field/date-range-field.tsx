'use client';
import { Popover } from '@base-ui/react/popover';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { IconCalendar } from '../../icons.ts';
import { Button } from '../button/button.tsx';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Calendar, type CalendarTexts } from './calendar.tsx';
import type { DateRange, IsoDate } from './iso-date.ts';

export interface DatePreset {
  label: string;
  range: DateRange;
}

/** All other props go to the button that opens the calendar; `className` goes to the frame. */
export interface DateRangeFieldProps
  extends
    Omit<FieldTexts, 'required'>,
    Omit<
      ComponentPropsWithRef<'button'>,
      'value' | 'onChange' | 'children' | 'type' | 'className' | 'style'
    > {
  /** Null when no days are chosen. */
  value: DateRange | null;
  onChange: (range: DateRange) => void;
  /** Today in the member's time zone, `YYYY-MM-DD`. */
  today: IsoDate;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /** Ranges to choose with one click, e.g. the last seven days; see `lastDays`. @default none */
  presets?: readonly DatePreset[];
  /** Name of the group of presets. */
  presetsLabel?: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  texts: CalendarTexts;
  /** Language of the calendar. @example 'zh-Hans' */
  locale: string;
  /** 0 is Sunday. @default 1 */
  weekStartsOn?: 0 | 1;
  className?: string | undefined;
}

const NO_PRESETS: readonly DatePreset[] = [];

/** A range of days, picked from a calendar or from presets. */
export function DateRangeField({
  label,
  hideLabel,
  error,
  hint,
  value,
  onChange,
  today,
  min,
  max,
  presets = NO_PRESETS,
  presetsLabel,
  placeholder,
  texts,
  locale,
  weekStartsOn = 1,
  className,
  id,
  'aria-describedby': describedBy,
  ...button
}: DateRangeFieldProps) {
  const [open, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const take = (range: DateRange) => {
    setOpen(false);
    onChange(range);
  };
  const within = ({ from, to }: DateRange) =>
    (min === undefined || from >= min) && (max === undefined || to <= max);
  return (
    <Field {...{ label, hideLabel, error, hint, className, id, describedBy }} group>
      {(control) => (
        <Popover.Root open={open} onOpenChange={(next) => setOpen(next)}>
          <Popover.Trigger
            aria-labelledby={
              button['aria-label'] === undefined ? `${control.labelId} ${control.id}` : undefined
            }
            {...button}
            id={control.id}
            className="cs-field__box cs-date-range"
            aria-describedby={control.describedBy}
          >
            <span className={value ? undefined : 'cs-date-range__placeholder'}>
              {value ? `${value.from} – ${value.to}` : placeholder}
            </span>
            <IconCalendar size={16} aria-hidden />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner className="cs-date-range__positioner" sideOffset={4} align="start">
              <Popover.Popup
                ref={popup}
                className="cs-date-range__popup"
                aria-labelledby={control.labelId}
                initialFocus={() =>
                  popup.current?.querySelector<HTMLElement>('.cs-calendar__day[tabindex="0"]') ??
                  true
                }
              >
                {presets.length > 0 && (
                  <div className="cs-date-range__presets" role="group" aria-label={presetsLabel}>
                    {presets.map((preset) => (
                      <Button
                        key={preset.label}
                        size="sm"
                        disabled={!within(preset.range)}
                        aria-pressed={
                          preset.range.from === value?.from && preset.range.to === value.to
                        }
                        onClick={() => take(preset.range)}
                      >
                        {preset.label}
                      </Button>
                    ))}
                  </div>
                )}
                <Calendar
                  {...{ value, today, min, max, locale, weekStartsOn, texts }}
                  onPick={take}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}
