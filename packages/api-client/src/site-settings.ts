import type { PreInfo } from '@courtside/contract';
import type { Clock } from '@courtside/kernel';

/** When the offset was corrected by more than this since a call was sent, the time is not fetched again. */
const NEWS_MS = 30_000;
/** A `date` header has whole seconds; half a second is its mean error. */
const HALF_A_SECOND = 500;

/** The data of `preInfo`: the site's settings, the caller's address and both clocks of the gateway. */
export interface SiteSettings {
  /** Fetches the settings once and keeps them. */
  load(): Promise<PreInfo>;
  /** Milliseconds that the gateway's clock is ahead of this device's, as far as is known. */
  offset(): number;
  /** Fetches again, unless the offset was corrected since it was `used`. @returns the least error of `used`, in ms */
  correctClock(used: number): Promise<number>;
  /** As `correctClock`, but from the `date` header of an answer only. */
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
    // Rounded: half of an odd round trip and clocks with fractions of a millisecond would give an invalid instant.
    serverNow: () => Math.round(clock.now() + clockOffset),
    siteNow: () => Math.round(clock.now() + siteOffset),
  };
}
