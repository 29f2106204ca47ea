import { expect, test, type Page } from './fixtures.ts';
import { marketOf, openBoard, pin, slip, touch } from './support/board-steps.ts';
import { drawer } from './support/money-steps.ts';

const meaning = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('a word of the board opens its meaning by the keyboard, Escape gives the focus back, and the link leads to it', async ({
  page,
  site,
}) => {
  await site.make('FT');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openBoard(page, 'FT');
  const heads = page.locator('.cs-sports-league__columns').first();
  const word = heads.getByRole('button', { name: '让球', exact: true });
  await expect(word).toBeVisible();
  const before = fetched.length;
  await word.focus();
  await page.keyboard.press('Enter');
  const popup = meaning(page, '让球');
  await expect(popup).toContainText('强的一方先让几球或几分，再比较比分。');
  expect(fetched.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  await expect(popup.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(word).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(heads.getByRole('button', { name: '大小', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(word).toBeFocused();
  await page.keyboard.press('Space');
  await popup.getByRole('link', { name: '查看术语表' }).click();
  await expect(page).toHaveURL('/app/help/sy#handicap');
  await expect(page.getByRole('main').getByText('强的一方先让几球或几分')).toBeInViewport();
  await expect(popup).toHaveCount(0);
});

test('a word is no price: nothing is picked by it, and a press elsewhere closes its meaning', async ({
  page,
  site,
}) => {
  const match = await site.make('FT');
  await openBoard(page, 'FT');
  await page.goto(`/game/sport/match/${match.gidm}`);
  const card = page.getByRole('region', { name: '全场大小', exact: true });
  await card.getByRole('button', { name: '全场大小', exact: true }).click();
  await expect(meaning(page, '大小')).toContainText('总进球或总得分比盘口多还是少。');
  await expect(page.locator('.cs-price[aria-pressed="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: '全场独赢', exact: true }).click();
  await expect(meaning(page, '独赢')).toBeVisible();
  await expect(meaning(page, '大小')).toHaveCount(0);
});

test('a series and the format of odds are explained in the slip', async ({ page, site }) => {
  const matches = [await site.make('FT'), await site.make('FT'), await site.make('FT')];
  for (const match of matches) await pin(site.doors, match, marketOf(match, 'M'), 'H', '0.50');
  await openBoard(page, 'FT');
  await page.getByRole('button', { name: '盘口类型' }).click();
  await expect(meaning(page, '盘口类型')).toContainText('香港盘、欧洲盘、马来盘和印尼盘');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: '盘口类型' })).toBeVisible();
  for (const [at, match] of matches.entries()) {
    await touch(page, match, marketOf(match, 'M'), 'H');
    if (at > 0) continue;
    await slip(page).getByRole('group', { name: '投注方式' }).getByText('串关').click();
  }
  await slip(page).getByRole('button', { name: '3串1', exact: true }).click();
  await expect(meaning(page, '串关')).toContainText('有一个输就全输');
});

test('turnover and what can be withdrawn are explained where they are asked for', async ({
  page,
  logInAs,
}) => {
  await logInAs('1000.00', drawer({ turnover: '500.00', turnoverTitle: '首存礼遇' }));
  await page.goto('/mine/takemoney');
  await page.getByRole('button', { name: '什么是流水' }).click();
  await expect(meaning(page, '流水')).toContainText('有效投注总额');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '现在可取' }).click();
  await expect(meaning(page, '现在可取')).toContainText('要先完成流水');
});

test.describe('on a phone, in Traditional Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'zh-TW' });

  test('a word opens at a touch, and its meaning stays on the screen', async ({ page, site }) => {
    await site.make('FT');
    await openBoard(page, 'FT');
    const word = page
      .locator('.cs-sports-league__columns')
      .first()
      .getByRole('button', { name: '大小', exact: true });
    await word.tap();
    const popup = meaning(page, '大小');
    await expect(popup).toContainText('總進球或總得分比盤口多還是少。');
    const box = await popup.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await popup.getByRole('button', { name: '關閉' }).tap();
    await expect(popup).toHaveCount(0);
  });
});
