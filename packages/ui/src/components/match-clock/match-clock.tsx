'use client';
import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { clockText, untilNextTick, type ClockForm } from './clock.ts';

/** Everything else reaches the root. */
export interface MatchClockProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role'> {
  /** What had been played when the clock was read, in ms. */
  elapsedMs: number;
  /** When it was read, in ms of the clock that `now` tells. */
  readAt: number;
  running: boolean;
  /** Tells the time in ms, such as the server's. */
  now: () => number;
  /** `clock` is 12:34, `minutes` is 13′. @default 'clock' */
  form?: ClockForm;
  /** Where the period ends by rule, in ms: after it the clock stands and the minutes over it are counted, as in 45′ +2. */
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
