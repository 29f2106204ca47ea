import { createSiteI18n } from '@courtside/i18n';
import { lazyPart, ServicesProvider } from '@courtside/shell/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createStorySite } from '../site/story-site.ts';

/** Of `SiteServices.loadPart`. */
const ATTEMPTS = 3;

let close = () => undefined as void;
afterEach(() => close());

test('a part that cannot be had is reported, stood in for, and comes when the connection is back', async () => {
  const fault = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn<() => Promise<() => string>>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) load.mockRejectedValueOnce(fault);
  load.mockResolvedValueOnce(() => 'the part');
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
    .toMatchObject([[{ code: 'site.part-missing', cause: fault }, { during: 'load-part' }]]);
  become(false);
  become(true);
  await expect.element(page.getByText('the part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(ATTEMPTS + 1);
});
