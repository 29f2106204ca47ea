import { createSiteI18n } from '@courtside/i18n';
import {
  lazyPart,
  lazyParts,
  LoadFailure,
  Section,
  ServicesProvider,
  type MissingPartProps,
} from '@courtside/shell/react';
import { SiteProviders } from '@courtside/site';
import { Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStorySite } from '../site/story-site.ts';

/** Of `SiteServices.loadPart`. */
const ATTEMPTS = 3;

const FAULT = new TypeError('Failed to fetch dynamically imported module');

/** All attempts of the first load fail; the next one loads. */
function failsFirstLoad<T>(loaded: T) {
  let attempts = 0;
  return vi.fn<() => Promise<T>>(async () => {
    attempts += 1;
    if (attempts <= ATTEMPTS) throw FAULT;
    return loaded;
  });
}

let close = () => undefined as void;
afterEach(() => close());

test('a part that cannot be had is reported, stood in for, and comes when the connection is back', async () => {
  const load = failsFirstLoad(() => 'the part');
  const Part = lazyPart(load, () => 'in its place');
  const reports: unknown[] = [];
  const lines = new Set<() => void>();
  let online = true;
  const { site } = createStorySite({
    i18n: createSiteI18n(),
    errors: { report: (...report) => void reports.push(report) },
    network: {
      online: () => online,
      subscribe(listener) {
        lines.add(listener);
        return () => void lines.delete(listener);
      },
    },
  });
  const become = (next: boolean) => {
    online = next;
    for (const listener of lines) listener();
  };
  const stop = site.services.connection.start();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <ServicesProvider services={site.services}>
      <Suspense fallback="loading">
        <Part />
      </Suspense>
    </ServicesProvider>,
  );
  close = () => {
    stop();
    root.unmount();
    host.remove();
  };
  await expect.element(page.getByText('in its place')).toBeVisible();
  await expect
    .poll(() => reports)
    .toMatchObject([[{ code: 'site.part-missing', cause: FAULT }, { during: 'load-part' }]]);
  become(false);
  become(true);
  await expect.element(page.getByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(ATTEMPTS + 1);
});

test('a retry of one part brings all that share its code, without a fallback between, and its focus goes to its section', async () => {
  const reports: unknown[] = [];
  const load = failsFirstLoad({ First: () => <p>the first</p>, Second: () => <p>the second</p> });
  const part = lazyParts(load);
  const First = part(
    ({ First: Part }) => Part,
    ({ fault, retry }: MissingPartProps) => <LoadFailure fault={fault} retry={retry} />,
  );
  const Second = part(
    ({ Second: Part }) => Part,
    () => <p>no second</p>,
  );
  const { site } = createStorySite({
    i18n: createSiteI18n(),
    errors: { report: (...report) => void reports.push(report) },
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <SiteProviders site={site}>
      <Section title="list">
        <Suspense fallback="loading">
          <First />
        </Suspense>
      </Section>
      <Suspense fallback="loading">
        <Second />
      </Suspense>
    </SiteProviders>,
  );
  await expect.element(page.getByText('no second')).toBeVisible();
  await expect.element(page.getByText('网络异常，请重试')).toBeVisible();
  expect(reports).toHaveLength(1);
  let told = host.textContent;
  const watcher = new MutationObserver(() => (told += host.textContent));
  watcher.observe(host, { childList: true, subtree: true, characterData: true });
  page.getByRole('button', { name: '重试' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('the second')).toBeVisible();
  const list = page.getByRole('region', { name: 'list' });
  await expect.element(list.getByText('the first')).toBeVisible();
  await expect.element(list).toHaveFocus();
  watcher.disconnect();
  expect(told).not.toContain('loading');
  expect(load).toHaveBeenCalledTimes(ATTEMPTS + 1);
});

test('a part with a shape of its own shows that and then what stands in for it, never the fallback around', async () => {
  const Part = lazyPart(
    failsFirstLoad(() => 'the part'),
    () => 'in its place',
    () => 'its shape',
  );
  const shown = new Set<string | null>();
  const { site } = createStorySite({ i18n: createSiteI18n(), errors: { report: () => undefined } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
  };
  const watcher = new MutationObserver(() => shown.add(host.textContent));
  watcher.observe(host, { childList: true, subtree: true, characterData: true });
  root.render(
    <ServicesProvider services={site.services}>
      <Suspense fallback="loading">
        <Part />
      </Suspense>
    </ServicesProvider>,
  );
  await expect.element(page.getByText('its shape')).toBeVisible();
  await expect.element(page.getByText('in its place')).toBeVisible();
  watcher.disconnect();
  expect([...shown]).toEqual(['its shape', 'in its place']);
});

test('a retry that succeeds brings the other parts that are missing, and none that was taken away', async () => {
  const [first, second, third] = [
    failsFirstLoad(() => 'the first'),
    failsFirstLoad(() => <p>the second</p>),
    failsFirstLoad(() => 'the third'),
  ];
  const Asked = lazyPart(first, ({ retry }: MissingPartProps) => (
    <button onClick={() => void retry()}>bring it</button>
  ));
  const Other = lazyPart(second, () => <p>no second</p>);
  const Opened = lazyPart(third, ({ forget }: MissingPartProps) => {
    useEffect(() => {
      // Both are drawn at once: nothing is loaded before it is opened again.
      forget();
      draw(false);
    }, [forget]);
    return 'no third';
  });
  const { site } = createStorySite({ i18n: createSiteI18n(), errors: { report: () => undefined } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
  };
  const draw = (opened: boolean) =>
    root.render(
      <ServicesProvider services={site.services}>
        <Suspense fallback="loading">
          <Asked />
          <Other />
          {opened && <Opened />}
        </Suspense>
      </ServicesProvider>,
    );
  draw(true);
  await expect.poll(() => third.mock.calls.length).toBe(ATTEMPTS);
  await expect.element(page.getByText('no second')).toBeVisible();
  await page.getByRole('button', { name: 'bring it' }).click();
  await expect.element(page.getByText('the second')).toBeVisible();
  expect(third).toHaveBeenCalledTimes(ATTEMPTS);
});
