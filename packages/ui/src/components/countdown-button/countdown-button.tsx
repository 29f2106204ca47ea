'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { nextChange, secondsLeft } from './countdown.ts';

const systemClock = () => Date.now();

export interface CountdownButtonProps extends Omit<ButtonProps, 'children'> {
  /** Time from which it may be pressed again, in epoch milliseconds; null or the past: now. */
  until: number | null;
  /** The clock to which `until` refers. @default the system clock */
  now?: () => number;
  /** Text while it waits. */
  waitingText: (seconds: number) => ReactNode;
  children: ReactNode;
}

/**
 * A button that is inactive until a given time, e.g. to send a code again. It reads the clock at each tick, so a page
 * that slept shows the right second. While it waits it keeps the focus and ignores clicks.
 */
export function CountdownButton({
  until,
  now = systemClock,
  waitingText,
  children,
  onClick,
  ...rest
}: CountdownButtonProps) {
  const seconds = useSecondsLeft(until, now);
  const waiting = seconds > 0;
  return (
    <Button
      {...rest}
      aria-disabled={waiting || rest['aria-disabled']}
      onClick={waiting ? (event) => event.preventDefault() : onClick}
    >
      {waiting ? waitingText(seconds) : children}
    </Button>
  );
}

function useSecondsLeft(until: number | null, now: () => number): number {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (until === null) return undefined;
    let handle: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const delay = nextChange(until, now());
      if (delay === null) return;
      handle = setTimeout(() => {
        redraw((count) => count + 1);
        wait();
      }, delay);
    };
    wait();
    return () => clearTimeout(handle);
  }, [until, now]);
  return until === null ? 0 : secondsLeft(until, now());
}
