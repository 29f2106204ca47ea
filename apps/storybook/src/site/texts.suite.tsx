import '@courtside/ui/styles.css';
import '@courtside/shell/styles.css';
import { createSiteI18n, type MessageTexts } from '@courtside/i18n';
import type { FrameMessageId } from '@courtside/site';
import type { StandardMessageId } from '@courtside/site/features';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { captchas } from './captcha-script.ts';
import { openSite } from './open-site.tsx';
import { all, board, content, member } from './scripts.ts';
import { createStorySite } from './story-site.ts';

interface Opened {
  locale?: 'zh-Hans' | 'zh-Hant';
  member?: boolean;
  texts?: MessageTexts<FrameMessageId | StandardMessageId>;
}

beforeEach(() => page.viewport(1280, 800));

/** Opens a whole site with texts of its own, as a page does. */
async function open(path: string, { locale = 'zh-Hant', member: loggedIn = false, texts }: Opened) {
  const i18n = createSiteI18n(texts ? { texts } : {});
  const missing = new Set<string>();
  // Simplified stands in the messages themselves.
  i18n.i18n.on('missing', ({ id, locale: where }) => {
    if (where === 'zh-Hant') missing.add(id);
  });
  const { site } = createStorySite({
    i18n,
    locale,
    member: loggedIn,
    script: all(content, board(), captchas, ...(loggedIn ? [member()] : [])),
    toggles: { showSponsor: true },
  });
  await openSite(site, path);
  return { site, i18n, missing };
}

const heading = (name: RegExp) => page.getByRole('heading', { name }).first();

test.each([
  ['/', /今日焦點/, false],
  ['/game/sport?show=RB', /體育/, false],
  ['/download', /使用/, false],
  ['/sponsor', /./, false],
  ['/agent', /合營/, false],
  ['/app/help/gztk', /規則與條款/, false],
  ['/nowhere', /頁面不存在/, false],
  ['/mine/betRecord', /投注記錄/, true],
  ['/mine/savemoney', /存款/, true],
])('[NV-15] %s is in Traditional from the first paint on', async (path, title, loggedIn) => {
  const { missing } = await open(path, { member: loggedIn });
  await expect.element(heading(title)).toBeInTheDocument();
  // What the page brings in when it is idle.
  await expect.element(page.getByRole('button', { name: '線上客服' }).first()).toBeInTheDocument();
  expect([...missing]).toEqual([]);
});

test('dialogs of a feature bring their Traditional texts, and those of the texts they show', async () => {
  const { missing } = await open('/', {});
  await page.getByRole('button', { name: '註冊', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox')).toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: '註冊', exact: true })).toBeVisible();
  expect([...missing]).toEqual([]);
});

test('what is on the page is there in the other script at the moment of the switch', async () => {
  const { i18n, missing } = await open('/game/sport?show=RB', { locale: 'zh-Hans' });
  await expect.element(heading(/体育/)).toBeInTheDocument();
  await expect.element(page.getByRole('article').first()).toBeInTheDocument();
  await i18n.activate('zh-Hant');
  await expect.element(heading(/體育/)).toBeInTheDocument();
  expect([...missing]).toEqual([]);
});

test('a message that no catalogue has is noticed here', async () => {
  const { i18n, missing } = await open('/', {});
  i18n.t({ id: 'not.in.any.catalogue', message: '仅有原文' });
  expect([...missing]).toContain('not.in.any.catalogue');
});

const OWN: MessageTexts<FrameMessageId | StandardMessageId> = {
  'zh-Hans': { 'wallet.deposit': '入款', 'words.login': '登入本站' },
  'zh-Hant': { 'wallet.deposit': '加值', 'words.login': '登入本站台' },
};

test.each([
  ['zh-Hans', '入款', '登入本站'],
  ['zh-Hant', '加值', '登入本站台'],
] as const)('texts of the brand win in %s', async (locale, deposit, login) => {
  const visitor = await open('/', { locale, texts: OWN });
  await expect.element(page.getByRole('button', { name: login, exact: true })).toBeInTheDocument();
  visitor.site.services.session.open({ token: 'token-of-a-story-0001', userId: '10000001' });
  await expect
    .element(page.getByRole('link', { name: deposit, exact: true }).first())
    .toBeInTheDocument();
});
