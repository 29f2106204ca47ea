import { randomInt } from 'node:crypto';
import type { SiteClock } from '../time/site-clock.ts';

/**
 * Creates order numbers: a letter, site time and a counter. Site time may stand still, so the counter makes them
 * unique; it starts at random, because there may be several instances.
 */
export function orderNumbers(clock: SiteClock): (letter: string) => string {
  let tail = randomInt(100_000);
  return (letter) => {
    tail = (tail + 1) % 100_000;
    return `${letter}${Math.floor(clock.site())}${String(tail).padStart(5, '0')}`;
  };
}
