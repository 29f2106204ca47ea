'use client';
import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { clockText, untilNextTick, type ClockForm } from './clock.ts';

/** All other props go to the root element. */
export interface MatchClockProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role'> {
  /** Time played when the clock was read, in ms. */
  elapsedMs: number;
  /** When it was read, in ms by the clock of `now`. */
  readAt: number;
  running: boolean;
  /** Returns the time in ms, e.g. the server's. */
  now: () => number;
  /** `clock` is 12:34, `minutes` is 13′. @default 'clock' */
  form?: ClockForm;
  /** Regular end of the period, in ms: after it the clock stands and extra minutes are counted, as in 45′ +2. */
  periodEndMs?: number;
  /** Name of the clock. */
  label: string;
}

/** The clock of a match. It ticks by itself and never drifts from `now`. */
export function MatchClock({
  elapsedMs,
  readAt,
  running,
  now,
  form = 'clock',
  periodEndMs,
  label,
  className,
  ...rest
}: MatchClockProps) {
  const [, setTick] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const next = untilNextTick({ elapsedMs, readAt, running, periodEndMs }, now(), form);
      if (next === null) return;
      timer = setTimeout(() => {
        setTick((count) => count + 1);
        wait();
      }, next);
    };
    wait();
    return () => clearTimeout(timer);
  }, [elapsedMs, readAt, running, periodEndMs, form, now]);
  const { main, over } = clockText({ elapsedMs, readAt, running, periodEndMs }, now(), form);
  return (
    <span
      role="timer"
      aria-label={label}
      {...rest}
      className={classNames('cs-clock', running && 'cs-clock--running', className)}
    >
      {main}
      {over !== null && <span className="cs-clock__over"> {over}</span>}
    </span>
  );
}
