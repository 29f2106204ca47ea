import type { SlipEvent } from '@courtside/betslip';
import { matchSelection } from '@courtside/betslip/testing';
import { memberFeature } from '@courtside/member/react';
import type { Feature } from '@courtside/shell/react';
import { rails } from '@courtside/shell/redux';
import { walletFeature } from '@courtside/wallet/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteSport } from '../src/features/sport/load-sport.ts';
import { standardFeatures } from '../src/features/index.ts';
import type { Site } from '../src/index.ts';
import { makeSite } from './make-site.ts';

const BALANCE = '/fd/api/v1/transfer/getBalance';
const balanceOf = (amount: string) => ({
  centerWalletBalance: amount,
  lockedMoney: '0.00',
  totalBalance: amount,
  currency: 'CNY',
});

let stop = () => undefined as void;
afterEach(() => stop());

async function open(features: readonly Feature<string>[] = []) {
  const made = makeSite(features);
  stop = await made.start();
  const { site, gateway, hold } = made;
  const shown = () => rails.endpoints.balance.select()(site.store.getState()).data;
  return { site, gateway, shown, hold };
}

test('what was fetched for one member is cleared before `memberChanged` is emitted', async () => {
  const { site, gateway, shown } = await open();
  gateway.on(BALANCE, { data: balanceOf('88.00') });
  site.services.session.open({ token: 'token-of-the-first', userId: 'm-1' });
  await site.store.dispatch(rails.endpoints.balance.initiate());
  expect(shown()?.totalBalance).toBe('88.00');
  const seen: unknown[] = [];
  site.services.events.on('memberChanged', () => seen.push(shown()));
  site.services.session.open({ token: 'token-of-the-second', userId: 'm-2' });
  site.services.session.close();
  expect(seen).toEqual([undefined, undefined]);
});

test('an answer that was under way for one member is not shown to the next', async () => {
  const { site, gateway, shown, hold } = await open();
  const release = hold(BALANCE);
  gateway.on(BALANCE, { data: balanceOf('88.00') });
  site.services.session.open({ token: 'token-of-the-first', userId: 'm-1' });
  const first = site.store.dispatch(rails.endpoints.balance.initiate());
  await vi.waitFor(() => expect(gateway.requests.some(({ path }) => path === BALANCE)).toBe(true));
  site.services.session.open({ token: 'token-of-the-second', userId: 'm-2' });
  expect(shown()).toBeUndefined();
  release();
  await first;
  // Nothing was read for the second member yet, so nothing may be shown.
  expect(shown()).toBeUndefined();
  gateway.on(BALANCE, { data: balanceOf('5.00') });
  await site.store.dispatch(rails.endpoints.balance.initiate());
  expect(shown()?.totalBalance).toBe('5.00');
});

test('another script drops what the gateway said in the first', async () => {
  const { site, gateway, shown } = await open();
  gateway.on(BALANCE, { data: balanceOf('88.00') });
  site.services.session.open({ token: 'token-of-the-first', userId: 'm-1' });
  await site.store.dispatch(rails.endpoints.balance.initiate());
  await site.services.i18n.activate('zh-Hant');
  expect(shown()).toBeUndefined();
});

test('after a login the features read the data of the member, the balance and the unread messages', async () => {
  const { site, gateway } = await open([memberFeature(), walletFeature()]);
  site.services.session.open({ token: 'token-of-the-first', userId: 'm-1' });
  site.services.events.emit('loginSuccess', { userId: 'm-1' });
  const asked = () => gateway.requests.map(({ path }) => path);
  await vi.waitFor(() =>
    expect(asked()).toEqual(
      expect.arrayContaining([
        '/site/api/v1/user/member/info',
        BALANCE,
        '/site/api/v1/site/letter/getUnreadForType',
      ]),
    ),
  );
});

/** Puts data of the member into each part of the store. The test below fails for a part that is missing here. */
const FILL: Readonly<Record<string, (site: Site) => unknown>> = {
  gateway: ({ store }) => store.dispatch(rails.endpoints.balance.initiate()),
  betslip: ({ store }) =>
    store.dispatch({
      type: 'betslip/happened',
      payload: { type: 'toggle', selection: matchSelection() } satisfies SlipEvent,
    }),
};

const LEAVES: Readonly<Record<string, (site: Site) => void>> = {
  'the session ended': ({ services }) => services.session.close(),
  'another member came': ({ services }) =>
    services.session.open({ token: 'token-of-the-second', userId: 'm-2' }),
};

test.each(Object.entries(LEAVES))(
  'nothing of a member is left in any part of the store after %s',
  async (_, leave) => {
    const { site, gateway } = await open(standardFeatures());
    gateway.on(BALANCE, { data: balanceOf('88.00') });
    // Loads the slip, the only part of the store besides the gateway's answers.
    await siteSport.of({ services: site.services, store: site.store });
    const state = () => site.store.getState() as unknown as Record<string, unknown>;
    const blank = state();
    expect(Object.keys(blank).toSorted()).toEqual(Object.keys(FILL).toSorted());
    site.services.session.open({ token: 'token-of-the-first', userId: 'm-1' });
    // The part that hands the slip over is loaded on demand.
    await vi.dynamicImportSettled();
    for (const [part, fill] of Object.entries(FILL)) {
      await fill(site);
      expect(state()[part], part).not.toEqual(blank[part]);
    }
    leave(site);
    await vi.waitFor(() => expect(state()).toEqual(blank));
  },
);
