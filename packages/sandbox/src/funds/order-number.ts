import { randomInt } from 'node:crypto';
import type { SiteClock } from '../time/site-clock.ts';

/**
 * Numbers of orders: a letter, site time and a tail. Site time may stand still, so the tail counts up; it starts
 * anywhere, for the sake of other instances.
 */
export function orderNumbers(clock: SiteClock): (letter: string) => string {
  let tail = randomInt(100_000);
  return (letter) => {
    tail = (tail + 1) % 100_000;
    return `${letter}${Math.floor(clock.site())}${String(tail).padStart(5, '0')}`;
  };
}
