import { expect, test, type Page } from './fixtures.ts';
import { headerButton } from './support/auth-steps.ts';

const html = (page: Page) => page.locator('html');

/** How light what stands behind the page is, from 0 to 1. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas to read colours with');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3 / 255;
  });

/** Has the gateway say this of the editions. */
async function siteSays(page: Page, edition: number): Promise<void> {
  await page.route('**/configuration/preInfo', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: { siteBaseConfig: object } };
    const { data } = envelope;
    const siteBaseConfig = { ...data.siteBaseConfig, edition };
    await route.fulfill({ response, json: { ...envelope, data: { ...data, siteBaseConfig } } });
  });
}

test('[ED-04] who has chosen nothing gets the light one, also on a device that is dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(headerButton(page, '登录')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('edition'))).toBeNull();
  await expect(html(page)).toHaveAttribute('data-edition', 'classic');
  await expect.poll(() => lightness(page)).toBeGreaterThan(0.8);
  await page.getByRole('button', { name: '切换到专业版' }).click();
  await expect.poll(() => lightness(page)).toBeLessThan(0.3);
});

for (const edition of [0, 2]) {
  test(`[ED-02] where the site's setting is ${edition} there is only the light one, and no choice`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('edition', 'professional'));
    const toggle = page.getByRole('button', { name: /切换到/ });
    await page.goto('/');
    await expect(toggle).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-edition', 'professional');
    await siteSays(page, edition);
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-edition', 'classic');
    await expect.poll(() => lightness(page)).toBeGreaterThan(0.8);
    await expect(toggle).toHaveCount(0);
    // What was chosen is not lost, for when the site has both again.
    expect(await page.evaluate(() => localStorage.getItem('edition'))).toBe('professional');
  });
}

test('[ED-03] the pages of the sports venue are in the sport theme, and the others are not', async ({
  page,
}) => {
  const navigation = page.getByRole('navigation', { name: '主导航' });
  const priceHeight = () =>
    html(page).evaluate((root) => getComputedStyle(root).getPropertyValue('--cs-price-height'));
  await page.goto('/');
  await expect(navigation).toBeVisible();
  await expect(html(page)).not.toHaveAttribute('data-theme');
  const plain = await priceHeight();
  await navigation.getByRole('link', { name: '体育' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'sport');
  expect(await priceHeight()).not.toBe(plain);
  await page.locator('.cs-sports-match__page').first().click();
  await expect(page.locator('.cs-match-card').first()).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'sport');
  await navigation.getByRole('link', { name: '首页' }).click();
  await expect(page.getByRole('heading', { name: '今日焦点' })).toBeVisible();
  await expect(html(page)).not.toHaveAttribute('data-theme');
  expect(await priceHeight()).toBe(plain);
});
