import { expect, test, type Page } from './fixtures.ts';
import { expectBalance } from './support/board-steps.ts';
import { openDeposit, orderStatus } from './support/deposit-steps.ts';
import type { Doors } from './support/doors.ts';

const yuan = (amount: number): string => `¥${amount.toLocaleString('en')}`;
const CLAIM = '/act/api/v1/promotion/confirmInfo';

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

const standing = (page: Page) => page.locator('.cs-promo-standing');
const result = (page: Page) => page.locator('.cs-promo-claim__result:not(:empty)');
const claimButton = (page: Page) => standing(page).getByRole('button', { name: /^领取/ });

async function deposit(page: Page, doors: Doors, amount: string): Promise<void> {
  await openDeposit(page, /网银快捷存款/, amount);
  await expect(orderStatus(page)).toHaveText(/等待付款|已收到付款|存款成功/);
  await doors.advance(5100);
  await expect(orderStatus(page)).toHaveText('存款成功');
}

/** After a reload nothing is left to claim. */
async function expectClaimed(page: Page): Promise<void> {
  await page.reload();
  await expect(standing(page)).toHaveAttribute('data-state', 'claimed');
  await expect(claimButton(page)).toHaveCount(0);
}

test(
  '[RT-23] [RT-24] [WA-09] [CA-46] [CA-48] the first deposit has its bonus and the next one that of the week, each once, however often it is pressed',
  { tag: '@money' },
  async ({ page, doors, wire, logInAs }) => {
    await logInAs('0.00');
    await page.goto('/activity/firstDeposit/p-first');
    await expect(standing(page)).toHaveAttribute('data-state', 'open');
    await expect(standing(page)).toContainText('尚无符合条件的存款');
    await standing(page).getByRole('link', { name: '前往存款' }).click();
    await expect(page).toHaveURL('/mine/savemoney');
    await deposit(page, doors, '600');

    await page.goto('/activity/firstDeposit/p-first');
    await expect(standing(page)).toContainText('¥600 / ¥100');
    await claimButton(page).dblclick();
    await expect(result(page)).toHaveText('¥18 已派发至中心钱包，完成 ¥18 有效投注后方可取款');
    await expectBalance(page, '¥618');
    await expectClaimed(page);

    await page.goto('/activity/againDeposit/p-again');
    await expect(standing(page)).toHaveAttribute('data-state', 'open');
    await deposit(page, doors, '500');
    await page.goto('/activity/againDeposit/p-again');
    await claimButton(page).dblclick();
    await expect(result(page)).toHaveText('¥8 已派发至中心钱包，完成 ¥8 有效投注后方可取款');
    await expectBalance(page, '¥1,126');
    await expectClaimed(page);
    expect(wire.of('confirmInfo').length).toBe(2);
  },
);

test('[RT-24] [WA-09] a deposit of the week that is too small says why nothing can be claimed', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('0.00');
  await deposit(page, doors, '100');
  await deposit(page, doors, '200');
  await page.goto('/activity/againDeposit/p-again');
  await expect(standing(page)).toHaveAttribute('data-state', 'not-eligible');
  await expect(standing(page)).toContainText('¥200 / ¥500');
  await expect(standing(page)).toContainText('存款金额未达到要求');
  await expect(claimButton(page)).toHaveCount(0);
});

test(
  '[RT-21] [RT-28] [RT-40] [WA-09] [CA-48] [CA-49] last week gives its share of stakes, its place in the race, the gift of its grade and the gifts of the grades, each once',
  { tag: '@money' },
  async ({ page, wire, logInAs }) => {
    await logInAs('0.00', { played: [{ amount: '60000.00', daysAgo: 7 }] });
    await page.goto('/activity/bettingGift/p-bet');
    await expect(standing(page)).toContainText('无流水要求');
    await claimButton(page).dblclick();
    await expect(result(page)).toHaveText('¥240 已派发至中心钱包');
    await expectBalance(page, '¥240');
    await expectClaimed(page);

    // Its place is among all members of this gateway, so that the page says what it gives.
    await page.goto('/activity/racePage/p-race');
    await expect(standing(page)).toContainText('上周名次奖励');
    const place = Number(
      /¥([\d,]+)/.exec(await claimButton(page).innerText())?.[1]?.replaceAll(',', ''),
    );
    expect(place).toBeGreaterThan(0);
    await claimButton(page).dblclick();
    await expect(result(page)).toContainText(`${yuan(place)} 已派发至中心钱包`);
    await expectBalance(page, yuan(240 + place));
    await expectClaimed(page);

    // One press a grade: 18 for the first, 38 for the second.
    await page.goto('/activity/discount/p-vip');
    await claimButton(page).click();
    await expect(result(page)).toHaveText('¥18 已派发至中心钱包');
    await page.reload();
    await expect(claimButton(page)).toHaveText(/¥38/);
    await claimButton(page).dblclick();
    await expect(result(page)).toHaveText('¥38 已派发至中心钱包');
    await expectClaimed(page);

    await page.goto('/mine/welfare');
    const week = page.locator('[data-promotion="vip-week"]');
    await expect(page.locator('[data-group="claimable"]').locator(week)).toContainText('¥8');
    await week.getByRole('button', { name: /^领取/ }).dblclick();
    await expect(page.locator('[data-group="done"]').locator(week)).toBeVisible();
    await expectBalance(page, yuan(240 + place + 18 + 38 + 8));
    await page.reload();
    await expect(page.locator('[data-group="done"]').locator(week)).toBeVisible();
    expect(wire.of('confirmInfo').length).toBe(5);
  },
);

test('[WA-09] the draw states its chances, and the gateway has decided before the wheel turns; without turning the result stands there', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00', { played: [{ amount: '60000.00' }] });
  await page.goto('/activity/drawGift/p-draw');
  const odds = page.getByRole('table', { name: '奖项与概率' });
  await expect(odds.getByRole('row')).toHaveText([/概率/, /70%/, /24%/, /5\.5%/, /0\.5%/]);
  await page.getByText('不播放转动，直接显示结果').click();
  const answer = page.waitForResponse(`**${CLAIM}`);
  await page.getByRole('button', { name: '免费抽取' }).click();
  const told = (await (await answer).json()) as { data: { exchange: { kind: string } } };
  await expect(result(page)).toHaveText(
    told.data.exchange.kind === 'none' ? '本次没有抽中奖励' : /已派发至中心钱包/,
  );
  await expect(page.locator('.cs-promo-wheel__disc')).not.toHaveAttribute(
    'style',
    /rotate\(0deg\)/,
  );
  await expect(page.locator('.cs-promo-wheel__disc.is-moving')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('今日已参与，请明天再来')).toBeVisible();
  await expect(page.getByRole('button', { name: '免费抽取' })).toHaveCount(0);
});

test('[RT-26] [WA-09] the wheel stands until the gateway has decided, turns to the field that was drawn, and says so at rest; a double press draws once', async ({
  page,
  wire,
  logInAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await logInAs('10.00', { played: [{ amount: '60000.00' }] });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let drawn = '';
  await page.route(`**${CLAIM}`, async (route) => {
    const response = await route.fetch();
    drawn = ((await response.json()) as { data: { exchange: { amount: string } } }).data.exchange
      .amount;
    await held;
    await route.fulfill({ response });
  });
  await page.goto('/activity/drawGift/p-draw');
  const disc = page.locator('.cs-promo-wheel__disc');
  await page.getByRole('button', { name: '免费抽取' }).dblclick();
  await expect.poll(() => drawn).not.toBe('');
  await expect(page.getByRole('button', { name: '正在抽取' })).toBeVisible();
  await expect(disc).toHaveAttribute('style', /rotate\(0deg\)/);
  await expect(disc).not.toHaveClass(/is-moving/);

  answer();
  await expect(disc).toHaveClass(/is-moving/);
  await expect(result(page)).toHaveCount(0);
  await expect(disc).not.toHaveClass(/is-moving/);
  await expect(result(page)).toHaveText(drawn === '0.00' ? '本次没有抽中奖励' : /已派发至中心钱包/);
  // Who goes on by keys is where the button was.
  await expect(result(page)).toBeFocused();
  // What stands below the pin is the field of what was drawn.
  const wheel = page.locator('.cs-promo-wheel');
  await wheel.scrollIntoViewIfNeeded();
  const under = await wheel.evaluate((picture) => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    const unit = width / 220;
    return document.elementFromPoint(x + width / 2, y + height - (110 + 85) * unit)?.classList
      .value;
  });
  const at = ['0.00', '1.88', '5.88', '18.88'].indexOf(drawn);
  // Its ground, or the words on it.
  expect(under).toMatch(new RegExp(`cs-promo-wheel__(field|text)--${at}$`));
  expect(wire.of('confirmInfo').length).toBe(1);
});
