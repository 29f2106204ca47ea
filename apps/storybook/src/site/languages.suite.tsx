import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { createSiteI18n, LANGUAGES } from '@courtside/i18n';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSite } from './open-site.tsx';
import { all, board, content } from './scripts.ts';
import { createStorySite } from './story-site.ts';

/** A site of a brand that adds English for the slip. */
async function open() {
  await page.viewport(1280, 800);
  const i18n = createSiteI18n({
    languages: [...LANGUAGES, { tag: 'en', name: 'English' }],
    texts: {
      en: { 'betslip.title': 'Bet slip', 'betslip.empty': 'Touch a price to add it to the slip.' },
    },
  });
  const { site } = createStorySite({
    i18n,
    locale: 'zh-Hans',
    script: all(content, board()),
  });
  await openSite(site, '/game/sport?show=RB');
  return site;
}

test('a third language is chosen from a menu, and shows Simplified Chinese where it has no text', async () => {
  const { services } = await open();
  await expect.element(page.getByRole('complementary', { name: '投注单' })).toBeVisible();
  await page.getByRole('button', { name: '语言 简体' }).click();
  await expect.element(page.getByRole('menuitem', { name: '繁體' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'English' }).click();
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await expect.element(slip.getByText('Touch a price to add it to the slip.')).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(services.storage.get('courtside.locale')).toBe('en');
  // The gateway has no English: it is asked in the language that stands in.
  expect(services.i18n.locale).toBe('zh-Hans');
});
