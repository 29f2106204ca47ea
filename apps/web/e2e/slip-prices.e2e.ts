import { expect, test, type Page } from './fixtures.ts';
import {
  expectBalance,
  marketOf,
  openBoard,
  openRecords,
  pin,
  pickOne,
  place,
  priceButton,
  recordOf,
  slip,
  stake,
  ticketOf,
  touch,
  winnings,
} from './support/board-steps.ts';

const VENUE = '/game/api/v1/venue/resource';

/** Keeps questions for quotes on the way until the returned function is called. */
async function holdQuotes(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((done) => (letGo = done));
  await page.route(`**${VENUE}`, async (route) => {
    if (route.request().postData()?.includes('"getQuotes"')) await gone;
    await route.continue();
  });
  return () => letGo();
}

test.describe('stakes', () => {
  test('[VA-18] [VA-19] too little is told, too much becomes the most that is possible, and the return follows', async ({
    page,
    site,
    logInAs,
    wire,
  }) => {
    await logInAs('1000.00');
    await pickOne(page, site);
    const others = slip(page).locator('.cs-betslip-reasons');
    /** Beside the field, and nowhere else. */
    const expectError = async (text: string) => {
      await expect(stake(page)).toHaveAccessibleDescription(new RegExp(text));
      await expect(stake(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(slip(page).getByText(text)).toHaveCount(1);
    };
    await stake(page).press('Tab');
    await expect(stake(page)).not.toHaveAttribute('aria-invalid', 'true');
    await stake(page).fill('0');
    await stake(page).press('Tab');
    await expectError('投注额须大于 0');
    await stake(page).fill('');
    await place(page).click();
    await expectError('请输入投注额');
    await expect(stake(page)).toBeFocused();
    await stake(page).fill('9.99');
    await expectError('投注额低于最低限额 ¥10');
    // What is too much becomes what is possible, with a word why and no error.
    for (const much of ['1000.01', '50000.01', '9999999']) {
      await stake(page).fill(much);
      await expect(stake(page)).toHaveValue('1000');
      await expect(slip(page)).toContainText('已调整为可用余额 ¥1,000');
      await expect(stake(page)).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(others).toBeEmpty();
    await stake(page).fill('60');
    for (const bad of ['1.234', '1e3', '-5', 'abc']) {
      await stake(page).fill(bad);
      await expect(stake(page)).toHaveValue('60');
    }
    await stake(page).fill('１００');
    await expect(stake(page)).toHaveValue('100');
    await expect(winnings(page)).toHaveText('¥95');
    await stake(page).fill('33.33');
    await expect(winnings(page)).toHaveText('¥31.66');
    await stake(page).fill('');
    await expect(winnings(page)).toHaveText('¥0');
    await stake(page).fill('5');
    await place(page).click();
    expect(wire.of('placeBet')).toHaveLength(0);
    await expectBalance(page, '¥1,000');
  });

  test('a quick amount over the balance is lowered to what there is, and that is said', async ({
    page,
    site,
    logInAs,
  }) => {
    await logInAs('88.80');
    await pickOne(page, site);
    await slip(page).getByRole('button', { name: '¥500', exact: true }).click();
    await expect(stake(page)).toHaveValue('88');
    await expect(slip(page)).toContainText('已调整为可用余额 ¥88');
  });
});

test.describe('prices and markets that change', () => {
  test(
    'a price that fell before placing is offered again and can be taken',
    { tag: '@landing' },
    async ({ page, site, doors, logInAs }) => {
      await logInAs('1000.00');
      const { match, market } = await pickOne(page, site);
      await stake(page).fill('100');
      await pin(doors, match, market, 'H', '0.85');
      await expect(slip(page)).toContainText('赔率已由 1.95 变为 1.85');
      await expect(slip(page).getByTestId('winnings')).toHaveText('¥85');
      await slip(page).getByRole('button', { name: '接受 1.85 并下注' }).click();
      await expect(slip(page)).toContainText('注单已确认');
      const ticket = await ticketOf(page).innerText();
      await openRecords(page, '未结算');
      await expect(recordOf(page, ticket)).toContainText('欧洲盘 1.85');
    },
  );

  test('a price that falls in the moment of placing is not taken, but offered again', async ({
    page,
    site,
    doors,
    logInAs,
    wire,
  }) => {
    await logInAs('1000.00');
    const { match, market } = await pickOne(page, site);
    await stake(page).fill('100');
    const letQuote = await holdQuotes(page);
    await place(page).click();
    await expect(slip(page)).toContainText('正在核对赔率');
    await pin(doors, match, market, 'H', '0.80');
    letQuote();
    // In the slip itself: what was not taken, the old and the new price, and one button.
    await expect(slip(page)).toContainText('未接受，未扣款');
    await expect(slip(page)).toContainText('赔率已由 1.95 变为 1.80');
    expect(wire.of('placeBet')).toHaveLength(0);
    await expect(stake(page)).toHaveValue('100');
    await slip(page).getByRole('button', { name: '接受 1.80 并下注' }).click();
    await expect(slip(page)).toContainText('注单已确认');
    await expectBalance(page, '¥900');
  });

  test('a market that closes between pick and placing is told and not bet on', async ({
    page,
    site,
    doors,
    logInAs,
    wire,
  }) => {
    await logInAs('1000.00');
    const { match, market } = await pickOne(page, site);
    await stake(page).fill('100');
    await doors.match(match.gidm, { suspend: true });
    await expect(slip(page)).toContainText('盘口已关闭或暂停投注');
    const paused = slip(page).getByRole('button', { name: '已暂停' });
    await expect(paused).toHaveAttribute('aria-disabled', 'true');
    await paused.click({ force: true });
    expect(wire.of('placeBet')).toHaveLength(0);
    await expect(priceButton(page, market, 'H')).toBeDisabled();
    await doors.match(match.gidm, { suspend: false });
    await expect(slip(page)).not.toContainText('盘口已关闭或暂停投注');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
  });

  test('a match that kicks off between pick and placing takes no bet', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const { match } = await pickOne(page, site);
    await stake(page).fill('100');
    await doors.match(match.gidm, { period: 'H1' });
    await expect(slip(page)).toContainText('盘口已关闭或暂停投注');
    await expect(place(page)).toHaveCount(0);
    await slip(page).getByRole('button', { name: '移除失效项' }).click();
    await expect(slip(page)).toContainText('点击赔率');
    await expectBalance(page, '¥1,000');
  });
});

test('[SL-07] [SL-08] touching a picked price takes it out, another of its match replaces it', async ({
  page,
  site,
}) => {
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await openBoard(page, 'FT');
  await touch(page, match, market, 'H');
  await touch(page, match, market, 'C');
  await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'false');
  await expect(slip(page).getByRole('status').filter({ hasText: '已选' })).toHaveText('已选 1 项');
  await priceButton(page, market, 'C').click();
  await expect(priceButton(page, market, 'C')).toHaveAttribute('aria-pressed', 'false');
  await expect(slip(page)).toContainText('点击赔率，将选项加入投注单');
});

test('a reload keeps picks and stakes, and says what moved meanwhile', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('1000.00');
  const { match, market } = await pickOne(page, site);
  await stake(page).fill('80');
  await pin(site.doors, match, market, 'H', '0.90');
  await page.reload();
  await expect(stake(page)).toHaveValue('80');
  await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page).getByRole('button', { name: '接受 1.90 并下注' })).toBeVisible();
});
