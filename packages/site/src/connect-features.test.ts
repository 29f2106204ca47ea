import { createEmitter, CourtsideError } from '@courtside/kernel';
import type { SiteEvents } from '@courtside/shell';
import {
  defineFeature,
  type Feature,
  type FeatureSite,
  type ScreenRoute,
} from '@courtside/shell/react';
import { expect, test, vi } from 'vitest';
import { connectFeatures } from './connect-features.ts';
import { placeFeatures } from './place-features.ts';

const Screen = () => null;
const route = (load: ScreenRoute['load']): ScreenRoute => ({
  path: '/x',
  title: { id: 'x', message: 'x' },
  access: 'public',
  load,
});

function open(feature: Feature) {
  const events = createEmitter<SiteEvents>();
  const injected: string[] = [];
  const site = {
    services: { events },
    store: { inject: ({ reducerPath }: { reducerPath: string }) => injected.push(reducerPath) },
  } as unknown as FeatureSite;
  const connected = connectFeatures(placeFeatures([feature], site), site, (load) => load());
  return { connected, events, injected, site };
}

test('nothing of a feature is fetched until something needs it, and then once', async () => {
  const styles = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
  const load = vi.fn<ScreenRoute['load']>().mockResolvedValue(Screen);
  const reducer = async () => ({ reducerPath: 'vip', reducer: () => null });
  const feature = defineFeature({
    id: 'vip',
    routes: [route(load)],
    reducers: { vip: reducer },
    slots: { 'header-member': async () => Screen },
    styles,
  });
  const { connected, injected } = open(feature);
  connected.start();
  expect([styles.mock.calls.length, load.mock.calls.length, injected]).toEqual([0, 0, []]);
  expect(await connected.routes[0]?.load()).toBe(Screen);
  expect(await connected.slot('header-member')?.()).toBe(Screen);
  expect([styles.mock.calls.length, injected]).toEqual([1, ['vip']]);
});

test('a style sheet that could not be had is asked for again', async () => {
  const cut = new CourtsideError('cut', { code: 'site.part-missing', kind: 'network' });
  const styles = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(cut);
  styles.mockResolvedValueOnce(null);
  const { connected } = open(
    defineFeature({ id: 'vip', routes: [route(async () => Screen)], styles }),
  );
  await expect(connected.routes[0]?.load()).rejects.toBe(cut);
  await expect(connected.routes[0]?.load()).resolves.toBe(Screen);
});

test('a feature hears events while the site runs, and no longer', () => {
  const heard: string[] = [];
  const { connected, events, site } = open(
    defineFeature({
      id: 'vip',
      onEvent: {
        loginSuccess({ userId }, where) {
          heard.push(where === site ? userId : 'elsewhere');
        },
      },
      start() {
        heard.push('started');
        return () => heard.push('ended');
      },
    }),
  );
  const stops = connected.start();
  events.emit('loginSuccess', { userId: 'm-1' });
  for (const stop of stops) stop();
  events.emit('loginSuccess', { userId: 'm-2' });
  expect(heard).toEqual(['started', 'm-1', 'ended']);
});
