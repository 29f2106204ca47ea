import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useRef } from 'react';

/** A login after this time is for another purpose. */
const MOST_MS = 10 * 60_000;

interface Waiting {
  readonly go: () => void;
  readonly page: string;
  readonly since: number;
  /** Whether the prompt has led to the login; another way there is for another purpose. */
  led: boolean;
}

/**
 * Asks a visitor to log in, and carries out their wish after the login: in this tab, while they are still on the same
 * page, and unless they declined or something else has asked for the login since.
 */
export function useAfterLogin(): (go: () => void) => void {
  const { clock, events } = useServices();
  const waiting = useRef<Waiting | null>(null);
  useEffect(() => {
    const forget = () => void (waiting.current = null);
    const stops = [
      events.on('loginSuccess', () => {
        const { current } = waiting;
        forget();
        if (current?.page !== location.pathname) return;
        if (clock.now() - current.since < MOST_MS) current.go();
      }),
      events.on('showLoginTips', forget),
      events.on('loginDeclined', forget),
      events.on('login', (asked) => {
        if (asked || waiting.current?.led) forget();
        else if (waiting.current) waiting.current.led = true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [clock, events]);
  return useCallback(
    (go) => {
      events.emit('showLoginTips', undefined);
      waiting.current = { go, page: location.pathname, since: clock.now(), led: false };
    },
    [clock, events],
  );
}
