import type { Catalog } from '@courtside/i18n';
import { memoryStore } from '@courtside/kernel';
import { nextTask } from '@courtside/kernel/platform';
import { defineFeature, type Screen } from '@courtside/shell/react';
import { expect, test, vi } from 'vitest';
import { makeSite } from './make-site.ts';

const TITLE = { id: 'test.title', message: '一' };

/** Each part of a site is loaded in a task of its own. */
async function someTasks(): Promise<void> {
  for (let task = 0; task < 5; task += 1) await nextTask();
}

/** A site with a page for everybody and one for members, and what their loaders were called for. */
function open(storage = memoryStore()) {
  const load = vi.fn<(path: string) => Promise<Screen>>(async () => () => null);
  const route = (path: string, access: 'public' | 'login') => ({
    ...{ path, access, title: TITLE },
    load: () => load(path),
  });
  const pages = defineFeature({
    id: 'pages',
    routes: [route('/open', 'public'), route('/own', 'login')],
  });
  return { load, ...makeSite([pages], storage) };
}

test('the screen of the address begins to load with the start, and not when it is drawn', async () => {
  const { load, start } = open();
  const stop = await start('/open');
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/open']]));
  stop();
});

test('the screen of a member is not loaded for a visitor', async () => {
  const { load, start } = open();
  const stop = await start('/own');
  await someTasks();
  expect(load).not.toHaveBeenCalled();
  stop();
});

test('the screen of a member begins to load for a member', async () => {
  const storage = memoryStore();
  storage.set('courtside.token', 'token-of-a-member');
  const { load, start } = open(storage);
  const stop = await start('/own');
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/own']]));
  stop();
});

test('the start does not wait for a screen', async () => {
  const { load, start } = open();
  load.mockReturnValue(new Promise(() => undefined));
  const stop = await start('/open');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  stop();
});

test('the screen of a page that the brand has closed is not loaded', async () => {
  const storage = memoryStore();
  storage.set('courtside.token', 'token-of-a-member');
  const load = vi.fn<() => Promise<Screen>>(async () => () => null);
  const pages = defineFeature({
    id: 'pages',
    routes: [{ path: '/pay', access: 'login', deposit: true, title: TITLE, load }],
  });
  const stop = await makeSite([pages], storage, { deposit: false }).start('/pay');
  await someTasks();
  expect(load).not.toHaveBeenCalled();
  stop();
});

test('the first call is sent before the texts are there, in the language in which the site begins', async () => {
  const storage = memoryStore();
  storage.set('courtside.locale', 'zh-Hant');
  let arrive: (loaded: { messages: Catalog }) => void = () => undefined;
  const texts = new Promise<{ messages: Catalog }>((resolve) => (arrive = resolve));
  const feature = defineFeature({ id: 'texts', frameMessages: [{ 'zh-Hant': () => texts }] });
  const { start, gateway } = makeSite([feature], storage);
  const started = start();
  await vi.waitFor(() => expect(gateway.requests).toHaveLength(1));
  const [{ path, headers }] = gateway.requests as [(typeof gateway.requests)[0]];
  expect([path, headers.get('accept-language')]).toEqual([
    '/site/api/v1/configuration/preInfo',
    'zh-TW',
  ]);
  arrive({ messages: {} });
  (await started)();
});
