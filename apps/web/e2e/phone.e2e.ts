import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from './fixtures.ts';
import {
  barSlip,
  chooseStatus,
  key,
  marketOf,
  matchRow,
  openBoard,
  pin,
  place,
  priceButton,
  recordOf,
  slip,
  stake,
  ticketOf,
  winnings,
} from './support/board-steps.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('navigation', { name: '快捷导航' });
const header = (page: Page) => page.getByRole('banner');
const mine = async (page: Page) => {
  await bar(page).getByRole('button', { name: '我的' }).tap();
  const sheet = page.getByRole('dialog', { name: '我的' });
  await expect(sheet).toBeVisible();
  return sheet;
};
const html = (page: Page) => page.locator('html');

/**
 * A finger that goes from one place up (less than 0) or down in a quarter of a second and rests there, as the browser gets
 * it: without the rest it would fling the page, and the touch after that would only stop it.
 */
async function drag(page: Page, from: { x: number; y: number }, way: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, part: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      timestamp: began + after,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: from.y + way * part }],
    });
  await send('touchStart', 0, 0);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', step * 0.03, step / 8);
  await send('touchMove', 0.6, 1);
  await send('touchEnd', 0.63, 1);
}

/** The middle of the head of the slip, where no button is, once the slip has stopped moving. */
async function headOfSlip(page: Page): Promise<{ x: number; y: number }> {
  const head = slip(page).locator('.cs-betslip__head');
  await head.tap({ trial: true });
  const box = await head.boundingBox();
  if (!box) throw new Error('The slip has no head');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A match of today and the price of its home team, which was touched. */
async function touchHome(page: Page, site: Parameters<Parameters<typeof test>[2]>[0]['site']) {
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await pin(site.doors, match, market, 'H', '0.85');
  await openBoard(page, 'FT');
  const price = priceButton(page, market, 'H');
  await price.tap();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  return { match, market, price };
}

test(
  'the main job by touch alone: a pick, a stake on the keys of the slip, the record, the payout',
  { tag: '@landing' },
  async ({ page, site, doors, logInAs }) => {
    await logInAs('1000.00');
    await page.goto('/');
    await bar(page).getByRole('link', { name: '体育' }).tap();
    await expect(page).toHaveURL(/\/game\/sport$/);
    const { match, price } = await touchHome(page, site);

    await test.step('the summary says what was picked, and covers it not', async () => {
      await expect(slip(page).locator('.cs-betslip-summary')).toContainText(match.team_h);
      await expect(slip(page).locator('.cs-betslip-summary')).toContainText('1.85');
      await expect(price).toBeInViewport({ ratio: 1 });
      await expect(stake(page)).toBeHidden();
    });

    const ticket = await test.step('the stake is typed on the keys, and placed', async () => {
      await slip(page).locator('.cs-betslip-summary').tap();
      await stake(page).tap();
      for (const digit of ['1', '0', '0']) await key(page, digit).tap();
      await expect(winnings(page)).toHaveText('¥85');
      await key(page, '完成').tap();
      await place(page).tap();
      await expect(slip(page)).toContainText('注单已确认');
      const id = await ticketOf(page).innerText();
      await slip(page).getByRole('button', { name: '收起投注单' }).tap();
      await expect(slip(page).locator('.cs-betslip-summary')).toContainText('注单已确认');
      await expect(slip(page).locator('.cs-betslip-summary')).toContainText('投注额 ¥100');
      return id;
    });

    await test.step('the record has it, and the balance is paid once the match ended', async () => {
      await bar(page).getByRole('link', { name: '注单' }).tap();
      // The page of the slip is kept, out of sight: what it says of its slip is not.
      await expect(html(page)).not.toHaveAttribute('data-slip');
      const row = recordOf(page, ticket);
      await expect(row).toBeVisible();
      await doors.match(match.gidm, { half: { h: 1, c: 0 }, score: { h: 2, c: 1 }, finish: true });
      await expect(row).toHaveCount(0);
      await chooseStatus(page, '已结算');
      await expect(row).toBeVisible();
      await header(page).getByRole('button', { name: '刷新余额' }).tap();
      await expect(header(page).locator('.cs-wallet-balance__amount')).toHaveText('¥1,085');
    });
  },
);

test('the first price stands within the first 240 px, for members too', async ({
  page,
  logInAs,
}) => {
  const first = () =>
    page
      .locator('.cs-sports-match .cs-price')
      .first()
      .evaluate((price) => price.getBoundingClientRect().top);
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 740 });
    await openBoard(page, 'FT');
    expect(await first(), `visitor at ${width}`).toBeLessThan(240);
  }
  await logInAs('1234567.89');
  await openBoard(page, 'FT');
  await expect(page.getByText('净输赢')).toBeVisible();
  expect(await first(), 'member').toBeLessThan(240);
});

test('prices stand beside the teams in three columns, each large enough for a thumb', async ({
  page,
}) => {
  await openBoard(page, 'FT');
  const row = page.getByRole('article').first();
  const teams = await row.locator('.cs-sports-match__info').boundingBox();
  const prices = await row.locator('.cs-price').evaluateAll((all) =>
    all
      .map((price) => price.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, width, height }) => ({ left: Math.round(left), width, height })),
  );
  expect(new Set(prices.map(({ left }) => left)).size).toBe(3);
  for (const { left, width, height } of prices) {
    expect(left).toBeGreaterThanOrEqual((teams?.x ?? 0) + (teams?.width ?? 0));
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

test('the summary comes up over the last row in sight, which moves out of its way', async ({
  page,
}) => {
  await openBoard(page, 'FT');
  const prices = page.locator('.cs-sports-match .cs-price:not([disabled])');
  // The price that stands lowest above the bar, where the summary will be.
  const at = await prices.evaluateAll((all) => {
    const bottoms = all.map((price) => {
      const { bottom, width } = price.getBoundingClientRect();
      return width > 0 && bottom < innerHeight - 60 ? bottom : 0;
    });
    return bottoms.indexOf(Math.max(...bottoms));
  });
  const price = prices.nth(at);
  await price.tap();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  const clear = async () => {
    const cell = await price.boundingBox();
    const summary = await slip(page).boundingBox();
    return (summary?.y ?? 0) - (cell?.y ?? 0) - (cell?.height ?? 0);
  };
  await expect.poll(clear).toBeGreaterThanOrEqual(0);
});

test('the slip opens and folds by drag, by touch, by its button, behind it and by Escape', async ({
  page,
  site,
}) => {
  await touchHome(page, site);
  const isOpen = async (open: boolean) => {
    await expect(html(page)).toHaveAttribute('data-slip', open ? 'open' : 'folded');
    await expect(stake(page)).toBeVisible({ visible: open });
  };
  await isOpen(false);
  await drag(page, await headOfSlip(page), -120);
  await isOpen(true);
  await drag(page, await headOfSlip(page), 160);
  await isOpen(false);
  await slip(page).locator('.cs-betslip-summary').tap();
  await isOpen(true);
  await slip(page).getByRole('button', { name: '收起投注单' }).tap();
  await isOpen(false);
  await barSlip(page).tap();
  await isOpen(true);
  // The page behind stays where it is, and a touch of it folds the slip.
  expect(await html(page).evaluate((root) => getComputedStyle(root).overflowY)).toBe('hidden');
  await page.touchscreen.tap(180, 20);
  await isOpen(false);
  await slip(page).getByRole('button', { name: '展开投注单' }).press('Enter');
  await isOpen(true);
  await page.keyboard.press('Escape');
  await isOpen(false);
  await expect(slip(page).getByRole('button', { name: '展开投注单' })).toBeFocused();
});

test('of several picks the summary says how many they are, what they cost and may win', async ({
  page,
  site,
}) => {
  const { market } = await touchHome(page, site);
  await barSlip(page).tap();
  await slip(page).getByText('多项').tap();
  await barSlip(page).tap();
  const other = await site.make('FT');
  await pin(site.doors, other, marketOf(other, 'M'), 'H', '1.00');
  const second = priceButton(page, marketOf(other, 'M'), 'H');
  await second.tap();
  await expect(slip(page).locator('.cs-betslip-summary')).toContainText('已选 2 项');
  await expect(barSlip(page)).toContainText('2');
  await barSlip(page).tap();
  await stake(page).first().fill('10');
  await barSlip(page).tap();
  await expect(slip(page).locator('.cs-betslip-summary')).toContainText('投注额 ¥10 · 可赢额 ¥8.5');
  await expect(barSlip(page)).toContainText('¥10');
  await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'true');
});

test('the bar leads to the main places, and 我的 has what is the member’s own', async ({
  page,
  logInAs,
}) => {
  await logInAs('98765432109.87');
  await page.goto('/');
  await bar(page).getByRole('link', { name: '注单' }).tap();
  await expect(page).toHaveURL(/\/mine\/betRecord/);
  await bar(page).getByRole('link', { name: '首页' }).tap();
  await expect(page).toHaveURL(/\/$/);
  await expect(header(page).locator('.cs-wallet-balance__amount')).toHaveText('¥98,765,432,109.87');
  await header(page).getByRole('link', { name: '存款' }).tap();
  await expect(page).toHaveURL(/\/mine\/savemoney/);

  await bar(page).getByRole('link', { name: '我的' }).tap();
  await expect(page).toHaveURL(/\/mine$/);
  const main = page.getByRole('main');
  await main.getByText('专业版', { exact: true }).tap();
  await expect(html(page)).toHaveAttribute('data-edition', 'professional');
  // However much there is, the page is no wider than the phone.
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => innerWidth)).toBe(360);
  await main.getByRole('radio', { name: /绿涨红跌/ }).check();
  await expect(html(page)).toHaveAttribute('data-price-colors', /.+/);
  await main.getByText('繁體', { exact: true }).tap();
  await expect(html(page)).toHaveAttribute('lang', /Hant/);
  await main.getByText('简体', { exact: true }).tap();
  await main.getByRole('link', { name: '交易记录' }).tap();
  await page.getByRole('link', { name: '返回我的' }).tap();
  await main.getByRole('button', { name: '退出登录' }).tap();
  await expect(header(page).getByRole('button', { name: '登录' })).toBeVisible();

  // A visitor has no page of their own: the way in, and the same settings.
  const sheet = await mine(page);
  await sheet.getByText('经典版').tap();
  await expect(html(page)).toHaveAttribute('data-edition', 'classic');
  await expect(sheet.getByRole('button', { name: '注册' })).toBeVisible();
});

test('the header goes away downwards and comes back upwards', async ({ page }) => {
  await openBoard(page, 'FT');
  await expect(header(page)).toBeInViewport();
  await drag(page, { x: 60, y: 600 }, -400);
  await expect(header(page)).not.toBeInViewport();
  const lists = page.getByRole('group', { name: '赛事' });
  await expect.poll(async () => (await lists.boundingBox())?.y ?? 99).toBeLessThan(8);
  await drag(page, { x: 60, y: 300 }, 160);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('[DG-06] a toast stands at the bottom of the screen, above the bar and a folded slip', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('100.00');
  await touchHome(page, site);
  await doors.fault({ path: '/fd/api/v1/transfer/getBalance', statusCode: 6005, times: 5 });
  await header(page).getByRole('button', { name: '刷新余额' }).tap();
  const toast = page.locator('.cs-toast');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const summary = await slip(page).boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottom).toBeGreaterThan(740 * 0.7);
  expect(bottom).toBeLessThanOrEqual(summary?.y ?? 0);
});

test('no screen is wider than the phone, upright or on its side', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('1234567.89');
  const match = await site.make('FT');
  const paths = [
    '/',
    ...['FT', 'BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF'].map(
      (sport) => `/game/sport?sport=${sport}&show=RB`,
    ),
    '/game/sport?show=FS',
    `/game/sport/match/${match.gidm}`,
    '/mine/betRecord',
    '/mine/savemoney',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toBeEmpty();
    for (const [width, height] of [
      [844, 390],
      [430, 932],
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(
          () => html(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          { message: `${path} at ${width}` },
        )
        .toBeLessThanOrEqual(0);
    }
  }
});

test('the frame of a phone can be used by everybody: folded, open, and the sheet of 我的', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async () => {
    const found = await new AxeBuilder({ page })
      .setLegacyMode()
      .exclude('[data-base-ui-focus-guard]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} ${target}`),
    );
  };
  const { match } = await touchHome(page, site);
  await expect(matchRow(page, match)).toBeVisible();
  expect.soft(await look(), 'folded').toEqual([]);
  await barSlip(page).tap();
  await expect(stake(page)).toBeVisible();
  expect.soft(await look(), 'open').toEqual([]);
  await barSlip(page).tap();
  await mine(page);
  expect.soft(await look(), 'sheet').toEqual([]);
});

test('a second touch replaces the pick, and the folded slip says so', async ({ page, site }) => {
  const { market } = await touchHome(page, site);
  const summary = slip(page).locator('.cs-betslip-summary');
  await expect(summary).not.toContainText('已替换');
  await priceButton(page, market, 'C').tap();
  await expect(summary).toContainText('已替换前一项，展开可撤销');
  await slip(page).getByRole('button', { name: '展开投注单' }).tap();
  await slip(page).getByRole('button', { name: '撤销' }).tap();
  await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'true');
});

test('the receipt that is closed leaves the board to the next touch', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('1000.00');
  await touchHome(page, site);
  await slip(page).getByRole('button', { name: '展开投注单' }).tap();
  await stake(page).tap();
  for (const digit of ['1', '0']) await key(page, digit).tap();
  await key(page, '完成').tap();
  await place(page).tap();
  await expect(slip(page)).toContainText('注单已确认');
  await slip(page).getByRole('button', { name: '完成', exact: true }).tap();
  await expect(html(page)).not.toHaveAttribute('data-slip');
});
