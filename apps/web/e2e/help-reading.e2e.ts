import { expect, test, type Page } from './fixtures.ts';

const searchFor = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: '搜索帮助' }).fill(text);
const hits = (page: Page) => page.locator('.cs-help-hits > li');

test('[NV-05] without deposits there is no page about them, and no link to it anywhere in help', async ({
  page,
}) => {
  await page.goto('/app/help/zxkf');
  await expect(page.locator('a[href*="/help/ck"]')).not.toHaveCount(0);
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    const brand = { COURTSIDE_BRAND_DEPOSIT: 'off' };
    await route.fulfill({ response, json: { ...(await response.json()), brand } });
  });
  await page.goto('/app/help/ck');
  await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
  const ways = page.locator('a[href*="savemoney"], a[href*="/help/ck"]');
  for (const name of ['', '/zxkf', '/xnbcqkjc', '/qk']) {
    await page.goto(`/app/help${name}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(ways).toHaveCount(0);
  }
  await page.goto('/app/help');
  // Another brand than that of the build is drawn anew, and with it the field.
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await searchFor(page, '存款');
  await expect(hits(page).first()).toBeVisible();
  await expect(ways).toHaveCount(0);
});

test('the glossary is found by its word too, and each of its words', async ({ page }) => {
  await page.goto('/app/help/terms#handicap');
  await expect(page.locator('h1')).toHaveText('术语');
  await expect(page.getByRole('term').filter({ hasText: /^让球$/ })).toBeInViewport();
});

test('the contents lead to their sections after a reload too, and back and forward to where the reader was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/app/help/yhgz');
  const contents = page.getByRole('navigation', { name: '目录' });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
  await contents.getByRole('link', { name: '有异议' }).click();
  await expect(heading('有异议')).toBeInViewport();
  await page.reload();
  await expect(heading('有异议')).toBeInViewport();
  await contents.getByRole('link', { name: '派彩上限' }).click();
  await expect(page).toHaveURL(/#limits$/);
  await expect(heading('派彩上限')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/#dispute$/);
  await expect(heading('有异议')).toBeInViewport();
  await page.goForward();
  await expect(heading('派彩上限')).toBeInViewport();
});

test('a name that is no page of help is not found', async ({ page }) => {
  await page.goto('/app/help/nothing');
  await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
});

test(
  'help is found by word, by pinyin and by initials, and leads to the section that says it',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/app/help');
    for (const typed of ['取款', 'qukuan', 'qk']) {
      await searchFor(page, typed);
      await expect(hits(page).first().getByRole('link')).toHaveText(/^取款 · /);
    }
    await searchFor(page, '助记词');
    await expect(hits(page).first().locator('mark')).toHaveText('助记词');
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/app/help/xnbcqkjc#missing');
    await expect(page.getByRole('heading', { name: '没有收到币' })).toBeInViewport();
  },
);

test('a search that finds nothing offers customer service', async ({ page }) => {
  await page.goto('/app/help');
  await searchFor(page, '冰淇淋');
  await expect(page.getByText('没有找到“冰淇淋”', { exact: true })).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: '联系在线客服' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('谨防');
});

test('online support opens behind the security notice', async ({ page }) => {
  await page.goto('/app/help/zxkf');
  const notice = page.getByRole('alertdialog', { name: '安全提示' });
  // The button answers once the site has taken the page over.
  await expect(async () => {
    await page.getByRole('button', { name: '打开在线客服' }).click();
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(notice).toContainText('谨防诈骗');
});

test('questions and answers are told to search engines as such', async ({ page }) => {
  await page.goto('/app/help/tywt');
  const faq = page.locator('[itemtype="https://schema.org/FAQPage"]');
  const questions = faq.locator('[itemprop="mainEntity"][itemtype="https://schema.org/Question"]');
  await expect(questions).toHaveCount(9);
  await expect(questions.locator('[itemprop="acceptedAnswer"] [itemprop="text"]')).toHaveCount(9);
  await page.goto('/app/help/kh');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(faq).toHaveCount(0);
});

test('printed, a page is its text', async ({ page }) => {
  await page.goto('/app/help/qk');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.locator('.cs-help-contents')).toBeHidden();
  await expect(page.locator('.cs-help-more')).toBeHidden();
  await expect(page.locator('.cs-shell-header')).toBeHidden();
  await expect(page.locator('.cs-shell-footer')).toBeVisible();
});
