import type { PreInfo } from '@courtside/contract';
import type { Clock } from '@courtside/kernel';

/** Since a call was sent, a correction of more than this has been made: it need not be asked for again. */
const NEWS_MS = 30_000;
/** A `date` header tells whole seconds. */
const HALF_A_SECOND = 500;

/** What `preInfo` tells: the site's settings, the caller's address and both clocks of the gateway. */
export interface SiteSettings {
  /** Asked once and kept. */
  load(): Promise<PreInfo>;
  /** Milliseconds that the gateway's clock is ahead of this device's, as far as is known. */
  offset(): number;
  /** Asks again, unless that was done since `used` was the offset. @returns the ms by which that was off, at least */
  correctClock(used: number): Promise<number>;
  /** As `correctClock`, where only the header of an answer is to be had. */
  adoptDate(used: number): Promise<number>;
  heardDate(date: string): void;
  ip(): string;
  /** Milliseconds since the epoch by the gateway's clock. */
  serverNow(): number;
  siteNow(): number;
}

export function createSiteSettings(
  clock: Clock,
  ask: () => Promise<{ info: PreInfo; sentAt: number }>,
): SiteSettings {
  let clockOffset = 0;
  let offsetDoubt = 0;
  let siteOffset = 0;
  let dateOffset: number | null = null;
  let ip = '';
  let known: Promise<PreInfo> | null = null;
  let asking: Promise<PreInfo> | null = null;

  function askOnce(): Promise<PreInfo> {
    asking ??= (async () => {
      const { info, sentAt } = await ask();
      // Half the round trip is the best guess at when the gateway read its clock.
      const heardAt = (sentAt + clock.now()) / 2;
      clockOffset = info.serverTime - heardAt;
      offsetDoubt = heardAt - sentAt;
      siteOffset = info.siteTime - heardAt;
      ip = info.ip;
      return info;
    })().finally(() => {
      asking = null;
    });
    return asking;
  }

  const leastError = (used: number): number => Math.abs(clockOffset - used) - offsetDoubt;

  return {
    load() {
      known ??= askOnce().catch((error: unknown) => {
        known = null;
        throw error;
      });
      return known;
    },
    offset: () => clockOffset,
    async correctClock(used) {
      if (leastError(used) <= NEWS_MS) known = Promise.resolve(await askOnce());
      return leastError(used);
    },
    adoptDate(used) {
      if (dateOffset !== null) {
        clockOffset = dateOffset;
        offsetDoubt = HALF_A_SECOND;
      }
      return Promise.resolve(leastError(used));
    },
    heardDate(date) {
      const told = Date.parse(date);
      if (!Number.isNaN(told)) dateOffset = told + HALF_A_SECOND - clock.now();
    },
    ip: () => ip,
    // Half of an odd round trip, and clocks that count parts of a millisecond, would make an instant that is none.
    serverNow: () => Math.round(clock.now() + clockOffset),
    siteNow: () => Math.round(clock.now() + siteOffset),
  };
}
