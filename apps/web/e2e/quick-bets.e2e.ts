import { expect, test, type Page } from './fixtures.ts';
import {
  expectBalance,
  marketOf,
  openBoard,
  pin,
  priceButton,
  slip,
} from './support/board-steps.ts';

async function offerQuickBets(page: Page): Promise<void> {
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    const brand = { COURTSIDE_BRAND_QUICK_BET: 'on' };
    await route.fulfill({ response, json: { ...(await response.json()), brand } });
  });
}

async function turnOn(page: Page, amount: string, bound: string): Promise<void> {
  await slip(page).getByRole('button', { name: '快速下注', exact: true }).click();
  await slip(page).getByRole('textbox', { name: '每次投注额' }).fill(amount);
  await slip(page).getByRole('textbox', { name: '累计上限' }).fill(bound);
  await slip(page).getByRole('button', { name: '开启', exact: true }).click();
  await expect(slip(page)).toContainText('快速下注已开启');
}

test('a touch is a bet of the amount that was typed, until the bound, and never before it is turned on', async ({
  page,
  site,
  logInAs,
  wire,
}) => {
  await logInAs('1000.00');
  const [first, second] = [await site.make('FT'), await site.make('FT')];
  for (const match of [first, second]) {
    await pin(site.doors, match, marketOf(match, 'M'), 'H', '0.95');
  }
  await openBoard(page, 'FT');
  await expect(slip(page).getByRole('button', { name: '快速下注' })).toHaveCount(0);
  await offerQuickBets(page);
  await openBoard(page, 'FT');
  await turnOn(page, '60', '100');
  await priceButton(page, marketOf(first, 'M'), 'H').click();
  await expect(slip(page)).toContainText('注单已确认');
  await expect(slip(page)).toContainText('已提交 ¥60，上限 ¥100');
  await expectBalance(page, '¥940');
  // No room for another: the touch is a pick, and quick bets are off.
  await priceButton(page, marketOf(second, 'M'), 'H').click();
  await expect(slip(page).getByRole('button', { name: '快速下注', exact: true })).toBeVisible();
  await expect(slip(page).getByRole('textbox', { name: '投注额' })).toHaveValue('');
  expect(wire.of('placeBet')).toHaveLength(1);
  expect(wire.of('placeBet')[0]?.body).toMatchObject({ oddsChange: 'none', lineChange: false });
});

test('a price that moved sends nothing: the pick waits in the slip with its stake', async ({
  page,
  site,
  logInAs,
  wire,
  guard,
}) => {
  // A board that asks again while the test goes on is not answered.
  guard.allowProblem(/ERR_FAILED/);
  await logInAs('1000.00');
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await pin(site.doors, match, market, 'H', '0.95');
  await offerQuickBets(page);
  // The feed says nothing, and later nothing is asked: the board stands still while the house moves on.
  await page.routeWebSocket(/stream\/ws/, () => undefined);
  await openBoard(page, 'FT');
  await turnOn(page, '60', '100');
  await expect(priceButton(page, market, 'H')).toContainText('1.95');
  await page.route(/venue\/resource/, async (route) => {
    const asks = route.request().postData()?.includes('getMatch') ?? false;
    await (asks ? route.abort() : route.continue());
  });
  await pin(site.doors, match, market, 'H', '0.90');
  await priceButton(page, market, 'H').click();
  await expect(slip(page)).toContainText('未接受，未扣款');
  await expect(slip(page).getByRole('textbox', { name: '投注额' })).toHaveValue('60.00');
  expect(wire.of('placeBet')).toHaveLength(0);
});
