import '@courtside/ui/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { defineFeature, useOpening, type DialogProps } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from './open-site.tsx';
import { content } from './scripts.ts';
import { createStorySite } from './story-site.ts';

declare module '@courtside/shell' {
  interface SiteEvents {
    /** Of this suite: show a tab. */
    showTab: { tab: string };
  }
}

function TabDialog({ opened }: DialogProps) {
  const { open, close: shut } = useOpening(opened);
  if (!open || opened.name !== 'showTab') return null;
  return (
    <>
      <p>tab {opened.payload.tab}</p>
      <button type="button" onClick={shut}>
        shut
      </button>
    </>
  );
}

/** Opens a site with a dialog that the test lets load. */
async function open() {
  let arrive: (Dialog: ComponentType<DialogProps>) => void = () => undefined;
  const load = new Promise<ComponentType<DialogProps>>((resolve) => (arrive = resolve));
  const tabs = defineFeature({
    id: 'tabs',
    dialogs: { tab: { on: ['showTab'], load: () => load } },
  });
  const { site } = createStorySite({
    i18n: createSiteI18n(),
    locale: 'zh-Hans',
    script: content,
    features: [tabs],
  });
  await openSite(site, '/agent');
  const ask = (tab: string) => site.services.events.emit('showTab', { tab });
  return { ask, arrive: () => arrive(TabDialog), load };
}

test('a dialog opens for the event that brought it in and for each later one, also the same after it was closed', async () => {
  const { ask, arrive } = await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  ask('slots');
  arrive();
  await expect.element(page.getByText('tab slots')).toBeVisible();
  ask('fishing');
  await expect.element(page.getByText('tab fishing')).toBeVisible();
  await page.getByRole('button', { name: 'shut' }).click();
  await expect.element(page.getByText('tab fishing')).not.toBeInTheDocument();
  ask('fishing');
  await expect.element(page.getByText('tab fishing')).toBeVisible();
});

test('an event between the arrival of a dialog and its first drawing is not lost', async () => {
  const { ask, arrive, load } = await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  ask('slots');
  arrive();
  await load;
  // Long enough for what waits for the chunk, too short for a drawing.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  ask('fishing');
  await expect.element(page.getByText('tab fishing')).toBeVisible();
});

test('an event between the first drawing of a dialog and its effects is not lost', async () => {
  const { ask, arrive } = await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const drawn = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.body.textContent.includes('tab slots')) return;
      watch.disconnect();
      // Called with the drawing itself, before anything that is put off until after it.
      ask('fishing');
      resolve();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  ask('slots');
  arrive();
  await drawn;
  await expect.element(page.getByText('tab fishing')).toBeVisible();
});
