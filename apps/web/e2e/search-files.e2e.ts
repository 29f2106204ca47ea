import { expect, test } from './fixtures.ts';

test('robots are kept out of the pages of members', async ({ page }) => {
  const answer = await page.request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  const closed = (await answer.text()).split('\n').filter((line) => line.startsWith('Disallow: '));
  expect(closed).toContain('Disallow: /mine/betRecord');
  expect(closed.filter((line) => !/^Disallow: \/(?:mine|game|redirect)\b/.test(line))).toEqual([]);
});
