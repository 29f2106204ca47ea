import { defineBrand } from '@courtside/shell';
import { siteAddresses } from '@courtside/site/prerender';
import { expect, test } from '@playwright/test';
import { brand } from '../src/brand.ts';
import { features } from '../src/features.ts';

const gateway = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '8887'}`;
const { open, closed } = await siteAddresses({ brand: defineBrand(brand), features });
// Addresses that end in a slash name something that must exist; the loading page goes on by itself.
const paths = [...open, ...closed].filter(
  (path) => (path === '/' || !path.endsWith('/')) && path !== '/loading',
);

for (const path of paths) {
  test(`${path} opens for a member without a complaint`, async ({ page, request }) => {
    const name = `m${Math.random().toString(36).slice(2, 10)}`;
    const made = await request.post(`${gateway}/__sandbox/members`, {
      data: { name, password: 'secret123', balance: '100.00' },
    });
    await page.addInitScript(
      ({ userId, token }) => {
        localStorage.setItem('courtside.userId', userId);
        localStorage.setItem('courtside.token', token);
        addEventListener('courtside:ready', () => performance.mark('courtside:ready'));
      },
      (await made.json()) as { userId: string; token: string },
    );
    const complaints: string[] = [];
    page.on('console', (each) => each.type() === 'error' && complaints.push(each.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(path);
    // A page that the build rendered is seen before the site answers on it.
    await page.waitForFunction(() => performance.getEntriesByName('courtside:ready').length > 0);
    await expect(page.locator('h1').first()).toBeAttached();
    await expect(page.locator('.cs-skeleton')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}
