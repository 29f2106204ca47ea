import '@courtside/ui/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { CourtsideError } from '@courtside/kernel';
import { QueryView, type QueryResult } from '@courtside/shell/react';
import { SiteProviders } from '@courtside/site';
import { EmptyState } from '@courtside/ui';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createStorySite } from '../site/story-site.ts';

const FAULT = new CourtsideError('The gateway is closed', {
  code: 'client.network',
  kind: 'network',
});

const PRE_INFO = '/site/api/v1/configuration/preInfo';

const retry = page.getByRole('button', { name: '重试' });
const loading = page.getByRole('status', { name: '加载中' });

let draw: (query: Omit<QueryResult<string[]>, 'refetch'>) => void;
let refetched = vi.fn<() => Promise<void>>();
let become: (online: boolean) => void;
let close: () => void;

beforeEach(() => {
  const lines = new Set<() => void>();
  let online = true;
  const { site, gateway } = createStorySite({
    i18n: createSiteI18n(),
    network: {
      online: () => online,
      subscribe(listener) {
        lines.add(listener);
        return () => void lines.delete(listener);
      },
    },
  });
  become = (next) => {
    online = next;
    // A gateway that answers counts as one that is there, whatever the device says of its line.
    if (online) gateway.mend(PRE_INFO);
    else gateway.cut(PRE_INFO);
    for (const listener of lines) listener();
  };
  refetched = vi.fn<() => Promise<void>>().mockResolvedValue();
  const stop = site.services.connection.start();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  draw = (query) =>
    root.render(
      <SiteProviders site={site}>
        <QueryView
          query={{ ...query, refetch: () => ({ unwrap: refetched }) }}
          isEmpty={(names) => names.length === 0}
          empty={<EmptyState title="nothing yet" />}
        >
          {(names) => <p>{names.join(', ')}</p>}
        </QueryView>
      </SiteProviders>,
    );
  close = () => {
    stop();
    root.unmount();
    host.remove();
  };
});
afterEach(() => close());

test('shows the shape of what comes, then what came', async () => {
  draw({});
  await expect.element(loading).toBeVisible();
  draw({ data: ['one', 'two'] });
  await expect.element(page.getByText('one, two')).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
});

test('shows what stands for nothing', async () => {
  draw({ data: [] });
  await expect.element(page.getByText('nothing yet')).toBeVisible();
});

test('says what failed, and asks again on the button', async () => {
  draw({ error: FAULT });
  await expect.element(page.getByText('加载失败')).toBeVisible();
  await expect.element(page.getByText('网络异常，请重试')).toBeVisible();
  await retry.click();
  expect(refetched).toHaveBeenCalledTimes(1);
});

test('keeps what it has when it cannot be read again, and says that it may be old', async () => {
  draw({ data: ['one'], error: FAULT });
  await expect.element(page.getByText('one')).toBeVisible();
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('says no reason of its own while the whole site has no connection, and asks again when it is back', async () => {
  draw({ error: FAULT });
  await expect.element(retry).toBeVisible();
  retry.element().focus();
  become(false);
  await expect.element(page.getByText('网络异常，请重试')).not.toBeInTheDocument();
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  // What has the focus stays, and waits.
  await expect.element(retry).toHaveFocus();
  expect(refetched).not.toHaveBeenCalled();
  become(true);
  await expect.element(page.getByText('网络异常，请重试')).toBeVisible();
  expect(refetched).toHaveBeenCalledTimes(1);
});

test('a second failure on the way back is no fault of the page', async () => {
  const uncaught = vi.fn<() => void>();
  addEventListener('unhandledrejection', uncaught);
  refetched.mockRejectedValue(FAULT);
  draw({ error: FAULT });
  await expect.element(retry).toBeVisible();
  become(false);
  become(true);
  await vi.waitFor(() => expect(refetched).toHaveBeenCalledTimes(1));
  await new Promise((done) => setTimeout(done));
  removeEventListener('unhandledrejection', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
});
