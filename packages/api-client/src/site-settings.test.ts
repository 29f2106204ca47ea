import type { PreInfo } from '@courtside/contract';
import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createSiteSettings } from './site-settings.ts';

test.each([2, 3, 7])(
  'after a round trip of %d ms both clocks tell whole milliseconds',
  async (ms) => {
    const clock = fakeClock(1000);
    const settings = createSiteSettings(clock, async () => {
      const sentAt = clock.now();
      clock.advance(ms);
      const info = { serverTime: 5000, siteTime: 7000, ip: '' } as PreInfo;
      return { info, sentAt };
    });
    await settings.load();
    const half = Math.round(ms / 2);
    expect([settings.serverNow(), settings.siteNow()]).toEqual([5000 + half, 7000 + half]);
  },
);
