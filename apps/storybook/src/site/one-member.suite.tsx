import '@courtside/ui/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { useBalance } from '@courtside/shell/react';
import { SiteProviders } from '@courtside/site';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStorySite } from './story-site.ts';
import { member } from './scripts.ts';

const BALANCE = '/fd/api/v1/transfer/getBalance';
let close = () => undefined as void;
afterEach(() => close());

function Shown() {
  const { data } = useBalance();
  return <p role="status">{data?.totalBalance ?? '--'}</p>;
}

test('a balance that stays on screen is never that of the member before', async () => {
  const { site, gateway } = createStorySite({
    i18n: createSiteI18n(),
    member: true,
    script: member('88.00'),
  });
  const stop = await site.start({ address: location.href, page: document.documentElement });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <SiteProviders site={site}>
      <Shown />
    </SiteProviders>,
  );
  close = () => {
    stop();
    root.unmount();
    host.remove();
  };
  const shown = page.getByRole('status');
  await expect.element(shown).toHaveTextContent('88.00');
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(host.textContent ?? ''));
  watch.observe(host, { childList: true, subtree: true, characterData: true });
  gateway.hang(BALANCE);
  site.services.session.close();
  await expect.element(shown).toHaveTextContent('--');
  site.services.session.open({ token: 'token-of-another-0002', userId: '10000002' });
  await expect.poll(() => gateway.requests.length).toBeGreaterThan(1);
  await expect.element(shown).toHaveTextContent('--');
  watch.disconnect();
  expect(seen.filter((text) => text.includes('88'))).toEqual([]);
});
