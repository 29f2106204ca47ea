import { memoryStore } from '@courtside/kernel';
import { nextTask } from '@courtside/kernel/platform';
import { defineFeature, type Screen } from '@courtside/shell/react';
import { expect, test, vi } from 'vitest';
import { makeSite } from './make-site.ts';

const TITLE = { id: 'test.title', message: '一' };

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
  // Each part is loaded in a task of its own.
  for (let task = 0; task < 3; task += 1) await nextTask();
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

test('a screen that does not load leaves the start of the site as it is', async () => {
  const { load, site, start } = open();
  load.mockRejectedValue(new Error('gone'));
  const stop = await start('/open');
  await expect(site.table.rows()[0]?.chunk.load()).rejects.toMatchObject({
    code: 'site.part-missing',
  });
  stop();
});
