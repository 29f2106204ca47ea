import { createSiteI18n } from '@courtside/i18n';
import { createEmitter, CourtsideError } from '@courtside/kernel';
import type { SiteEvents } from '@courtside/shell';
import {
  defineFeature,
  routeTable,
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

function open(feature: Feature<string>) {
  const events = createEmitter<SiteEvents>();
  const injected: string[] = [];
  const i18n = createSiteI18n();
  const site = {
    services: { events, i18n },
    store: { inject: ({ reducerPath }: { reducerPath: string }) => injected.push(reducerPath) },
  } as unknown as FeatureSite;
  const connected = connectFeatures(placeFeatures([feature], site), site, (load) => load());
  return { connected, events, i18n, injected, site };
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
  expect(await connected.slot('header-member')[0]?.()).toBe(Screen);
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

test('texts come before anything of a feature shows, those of a screen with that screen alone', async () => {
  const texts = (id: string) => ({
    'zh-Hant': vi.fn<() => Promise<{ messages: Record<string, string> }>>(async () => ({
      messages: { [id]: '繁' },
    })),
  });
  const [own, screen, frame] = [texts('own'), texts('screen'), texts('frame')];
  const { connected, i18n } = open(
    defineFeature({
      id: 'vip',
      routes: [{ ...route(async () => Screen), messages: [screen] }],
      slots: { 'header-member': async () => Screen },
      frameMessages: [frame],
      messages: [own],
    }),
  );
  const loads = () => [own, screen, frame].map((each) => each['zh-Hant'].mock.calls.length);
  await i18n.activate('zh-Hant');
  await connected.slot('header-member')[0]?.();
  expect(loads()).toEqual([1, 0, 0]);
  await connected.routes[0]?.load();
  expect(loads()).toEqual([1, 1, 0]);
  expect(i18n.t({ id: 'screen', message: '简' })).toBe('繁');
  expect(connected.frameMessages).toEqual([frame]);
});

test('texts of a feature that was shown in Simplified come with the switch', async () => {
  const { connected, i18n } = open(
    defineFeature({
      id: 'vip',
      routes: [route(async () => Screen)],
      messages: [{ 'zh-Hant': async () => ({ messages: { own: '繁' } }) }],
    }),
  );
  await connected.routes[0]?.load();
  await i18n.activate('zh-Hant');
  expect(i18n.t({ id: 'own', message: '简' })).toBe('繁');
});

test('several features fill one place, in their order and not in that of the list', async () => {
  const [First, Second, Third] = [() => null, () => null, () => null];
  const services = { events: createEmitter<SiteEvents>(), i18n: createSiteI18n() };
  const site = { services, store: {} } as unknown as FeatureSite;
  const features = [
    defineFeature({
      id: 'late',
      slots: { 'home-member': { order: 200, load: async () => Third } },
    }),
    defineFeature({ id: 'middle', slots: { 'home-member': async () => Second } }),
    defineFeature({ id: 'early', slots: { 'home-member': { order: 1, load: async () => First } } }),
  ];
  const { slot } = connectFeatures(placeFeatures(features, site), site, (load) => load());
  expect(await Promise.all(slot('home-member').map((load) => load()))).toEqual([
    ...[First, Second, Third],
  ]);
  expect(slot('bar-slip')).toEqual([]);
});

test('an area comes once, with its titles, and its style sheet with its first screen', async () => {
  const styles = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
  const part = {
    routes: [route(async () => Screen)],
    frameMessages: [{ 'zh-Hant': async () => ({ messages: { x: '繁' } }) }],
    styles,
  };
  const load = vi.fn<() => Promise<typeof part>>().mockResolvedValue(part);
  const { connected, i18n } = open(defineFeature({ id: 'vip', areas: [{ under: ['/x'], load }] }));
  const table = routeTable(connected.routes, connected.areas);
  await i18n.activate('zh-Hant');
  expect([table.rows(), table.pendingAt('/y'), load.mock.calls.length]).toEqual([[], undefined, 0]);
  const [one, other] = [table.pendingAt('/x'), table.pendingAt('/x/deep')];
  await Promise.all([one?.load(), other?.load()]);
  const [row] = table.rows();
  expect([load.mock.calls.length, table.pendingAt('/x/deep')]).toEqual([1, undefined]);
  expect(i18n.t(row!.route.title)).toBe('繁');
  expect(styles).not.toHaveBeenCalled();
  expect(await row?.chunk.load()).toBe(Screen);
  expect(styles).toHaveBeenCalledOnce();
});

test('an area that could not be had is asked for again', async () => {
  const cut = new CourtsideError('cut', { code: 'site.part-missing', kind: 'network' });
  const load = vi.fn<() => Promise<{ routes: ScreenRoute[] }>>();
  load.mockRejectedValueOnce(cut).mockResolvedValue({ routes: [route(async () => Screen)] });
  const { connected } = open(defineFeature({ id: 'vip', areas: [{ under: ['/x'], load }] }));
  const table = routeTable(connected.routes, connected.areas);
  await expect(table.pendingAt('/x')?.load()).rejects.toBe(cut);
  table.pendingAt('/x')?.retry();
  await table.pendingAt('/x')?.load();
  expect(table.rows()).toHaveLength(1);
});

test('a route of an area that the site has already is refused by name', async () => {
  const { connected } = open(
    defineFeature({
      id: 'vip',
      routes: [route(async () => Screen)],
      areas: [{ under: ['/x'], load: async () => ({ routes: [route(async () => Screen)] }) }],
    }),
  );
  await expect(connected.areas[0]?.load()).rejects.toThrow(
    'The feature "vip" claims the route /x twice',
  );
});
