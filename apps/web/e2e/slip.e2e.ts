import { expect, test, type Page } from './fixtures.ts';
import {
  expectBalance,
  marketOf,
  openBoard,
  pickOne,
  pin,
  place,
  priceButton,
  slip,
  stake,
  ticketOf,
  touch,
} from './support/board-steps.ts';

const receipt = (page: Page) => slip(page).locator('.cs-betslip-order');
const form = (page: Page) => slip(page).locator('.cs-betslip-form');

test.describe('an outcome belongs to what was sent', () => {
  test(
    'a price that is touched after an accepted order begins a new slip beside the receipt',
    { tag: '@landing' },
    async ({ page, site, logInAs }) => {
      await logInAs('1000.00');
      const { match, market } = await pickOne(page, site);
      await stake(page).fill('100');
      await place(page).click();
      await expect(receipt(page)).toContainText('注单已确认');
      const ticket = await ticketOf(page).innerText();
      await expect(receipt(page)).toContainText(`${match.team_h} 欧洲盘 1.95`);
      await expect(receipt(page)).toContainText('投注额¥100最高派彩¥195');

      await touch(page, match, market, 'C');
      await expect(receipt(page)).toContainText(`${match.team_h} 欧洲盘 1.95`);
      await expect(receipt(page).locator('.cs-betslip-pick__selection')).toHaveText(match.team_h);
      await expect(form(page).locator('.cs-betslip-pick__selection')).toHaveText(match.team_c);
      await expect(stake(page)).toHaveValue('');

      await test.step('the next order takes the place of the receipt', async () => {
        await stake(page).fill('50');
        await place(page).click();
        await expect(receipt(page).locator('.cs-betslip-pick__selection')).toHaveText(match.team_c);
        await expect(receipt(page)).toContainText('注单已确认');
        await expect(ticketOf(page)).not.toHaveText(ticket);
        await expectBalance(page, '¥850');
      });

      await test.step('what was accepted is put away', async () => {
        await slip(page).getByRole('button', { name: '完成' }).click();
        await expect(receipt(page)).toHaveCount(0);
        await expect(slip(page)).toContainText('点击赔率');
      });
    },
  );

  test(
    'what stands in the field when the button is pressed is what is bet, whether or not the rest of the slip is drawn with it',
    { tag: '@money' },
    async ({ page, site, wire, logInAs }) => {
      await logInAs('1000.00');
      await pickOne(page, site);
      await stake(page).fill('20');
      await expect(place(page)).toHaveText('下注 ¥20');
      const field = await stake(page).elementHandle();
      const button = await place(page).elementHandle();
      if (!field || !button) throw new Error('No stake');
      // In one turn of the page, in which nothing is drawn.
      await page.evaluate(
        ({ input, press }) => {
          const { set } =
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
          set?.call(input, '50');
          input.dispatchEvent(new Event('input', { bubbles: true }));
          (press as HTMLElement).click();
        },
        { input: field, press: button },
      );
      await expect(receipt(page)).toContainText('注单已确认');
      await expect(receipt(page)).toContainText('投注额¥50');
      await expectBalance(page, '¥950');
      expect(wire.of('placeBet')).toHaveLength(1);
    },
  );

  test('a receipt takes the names and the script of the site', async ({ page, site, logInAs }) => {
    await logInAs('1000.00');
    const match = await site.make('FT', { team_h: 'Wales', team_c: 'China' });
    await openBoard(page, 'FT');
    await page.locator(`[data-gidm="${match.gidm}"] .cs-price:enabled`).first().click();
    await stake(page).fill('100');
    await place(page).click();
    await expect(receipt(page)).toContainText('威尔士 欧洲盘');
    await page.getByRole('button', { name: '语言 繁體' }).click();
    await expect(page.locator('.cs-betslip-order')).toContainText('威爾斯 歐洲盤');
    await expect(page.locator('.cs-betslip-order')).toContainText('注單已確認');
  });

  test('a price that is touched after a refusal does not stand under its reasons', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const match = await site.make('RB');
    const market = marketOf(match, 'RM');
    await pin(doors, match, market, 'N', '2.00');
    await openBoard(page, 'RB');
    await touch(page, match, market, 'N');
    await stake(page).fill('100');
    await place(page).click();
    await expect(receipt(page)).toContainText('注单确认中');
    await doors.match(match.gidm, { suspend: true });
    await doors.advance(5000);
    await expect(receipt(page)).toContainText('投注未成功');
    await doors.match(match.gidm, { suspend: false });
    await expect(priceButton(page, market, 'H')).toBeEnabled();
    await touch(page, match, market, 'H');
    await expect(receipt(page).locator('.cs-betslip-pick__selection')).toHaveText('和局');
    await expect(form(page).locator('.cs-betslip-pick__selection')).toHaveText(match.team_h);
    await receipt(page).getByRole('button', { name: '返回投注单' }).click();
    await expect(receipt(page)).toHaveCount(0);
    await expect(form(page).locator('.cs-betslip-pick__selection')).toHaveText(match.team_h);
  });

  test('an order that waits across a reload still says what it is about', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const match = await site.make('RB');
    const market = marketOf(match, 'RM');
    await pin(doors, match, market, 'N', '3.10');
    await openBoard(page, 'RB');
    await touch(page, match, market, 'N');
    await stake(page).fill('100');
    await place(page).click();
    await expect(receipt(page)).toContainText('注单确认中');
    await page.reload();
    await expect(receipt(page)).toContainText(`${match.team_h} 对 ${match.team_c}`);
    await expect(receipt(page)).toContainText('和局');
  });
});

test('by keyboard: Enter in a stake leads to the button, Enter there accepts and places, and the focus goes to the order', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('1000.00');
  const { match, market } = await pickOne(page, site);
  await stake(page).fill('100');
  await pin(doors, match, market, 'H', '0.85');
  const accept = slip(page).getByRole('button', { name: '接受 1.85 并下注' });
  await expect(accept).toBeVisible();
  await stake(page).press('Enter');
  await expect(accept).toBeFocused();
  await expect(receipt(page)).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(stake(page)).toBeFocused();
  await accept.press('Enter');
  await expect(receipt(page)).toContainText('注单已确认');
  await expect(receipt(page).getByRole('heading')).toBeFocused();
  await receipt(page).getByRole('button', { name: '完成' }).focus();
  await page.keyboard.press('Enter');
  await expect(slip(page).getByRole('heading', { name: '投注单' })).toBeFocused();
});

test('on a phone two stops lie between a price and its stake', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await openBoard(page, 'FT');
  await priceButton(page, market, 'H').focus();
  await page.keyboard.press('Space');
  await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stake(page)).toBeFocused();
});

test('amounts stand in the currency that the balance names', async ({ page, site, logInAs }) => {
  await logInAs('1000.00');
  await page.route('**/getBalance', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, currency: 'USD' } } });
  });
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await openBoard(page, 'FT');
  await touch(page, match, market, 'H');
  await expect(slip(page)).toContainText('限额 $10 - $50,000');
  await expect(slip(page)).not.toContainText('CNY');
});
