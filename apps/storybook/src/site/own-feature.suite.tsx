import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { createSiteI18n } from '@courtside/i18n';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { almanac } from './almanac.tsx';
import { content } from './scripts.ts';
import { SiteAt } from './site-frame.tsx';
import { createStorySite } from './story-site.ts';

let close = () => undefined as void;
afterEach(() => close());

/** A site outside the web app with everything of Courtside, and one feature more. */
async function open(locale: 'zh-Hans' | 'zh-Hant') {
  await page.viewport(1280, 800);
  const { site } = createStorySite({
    i18n: createSiteI18n(),
    locale,
    script: content,
    // The one line.
    features: [almanac],
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<SiteAt site={site} path="/agent" />);
  close = () => {
    root.unmount();
    host.remove();
  };
}

test.each([
  ['zh-Hans', '奖池年鉴', /^共 \d+ 个奖池$/, '图例'],
  ['zh-Hant', '獎池年鑑', /^共 \d+ 個獎池$/, '圖例'],
] as const)(
  'one file and one line add a screen, a call, a dialog, a link and texts in %s',
  async (locale, title, count, legend) => {
    await open(locale);
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByText(count)).toBeVisible();
    await page.getByRole('button', { name: legend }).click();
    await expect.element(page.getByRole('dialog', { name: legend })).toBeVisible();
  },
);
