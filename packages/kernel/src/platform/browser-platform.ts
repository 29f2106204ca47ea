import type { Clock } from '../core/clock.ts';
import type { KeyValueStore } from '../core/key-value-store.ts';
import type { Random } from '../core/random.ts';
import { browserStore } from './browser-store.ts';
import { systemClock } from './system-clock.ts';
import { systemRandom } from './system-random.ts';

/** All that a Courtside package may need of its platform; each `createX` takes the part that it uses. */
export interface Platform {
  clock: Clock;
  random: Random;
  storage: KeyValueStore;
  /** Storage of one tab, which survives a reload. @default nothing is kept */
  tabStorage?: KeyValueStore;
  fetch: typeof globalThis.fetch;
  /** As `fetch`, and reports the share of the body that was sent, from 0 to 1. @default `fetch`, without reports */
  upload?: (request: Request, onSent: (share: number) => void) => Promise<Response>;
}

/** The platform of a browser, a worker or Node 20+. Nothing is touched until it is used. */
export function browserPlatform(): Platform {
  return {
    clock: systemClock(),
    random: systemRandom(),
    storage: browserStore(),
    tabStorage: browserStore('session'),
    fetch: (input, init) => globalThis.fetch(input, init),
    async upload(request, onSent) {
      if (!('XMLHttpRequest' in globalThis)) return globalThis.fetch(request);
      // Loaded on demand, as most visits send no file.
      const { tellingFetch } = await import('./telling-fetch.ts');
      return tellingFetch(request, onSent);
    },
  };
}
