import { expect, newName, PASSWORD, test } from './fixtures.ts';
import {
  account,
  authDialog,
  fillLogin,
  fillRegistration,
  sliderDialog,
  solvePicture,
  solveSlider,
  submit,
  headerButton,
} from './support/auth-steps.ts';
import {
  chooseList,
  chooseStatus,
  expectBalance,
  marketOf,
  matchRow,
  openBoard,
  openRecords,
  pin,
  place,
  priceButton,
  recordOf,
  slip,
  stake,
  ticketOf,
  touch,
  winnings,
} from './support/board-steps.ts';

/** @example beijingTime(0) // '08:00' */
const beijingTime = (instant: number): string =>
  new Date(instant + 8 * 3_600_000).toISOString().slice(11, 16);

test(
  '[AU-13] [DG-01] [CA-76] a visitor becomes a member, deposits, bets and is paid',
  { tag: '@landing' },
  async ({ page, site, doors }) => {
    const name = newName();
    const early = await site.make('FU');
    const match = await site.make('FT');
    const market = marketOf(match, 'M');
    await pin(doors, match, market, 'H', '1.85');

    await test.step('the home page says what is on', async () => {
      await page.goto('/');
      const today = page.getByRole('region', { name: '今日焦点' });
      await expect(
        today.getByRole('region', { name: '滚球进行中' }).getByRole('article').first(),
      ).toBeVisible();
      await expect(
        today.getByRole('region', { name: '即将开赛' }).getByRole('article').first(),
      ).toBeVisible();
    });

    await test.step('the board has in-play, today and early lists, and a visitor may pick', async () => {
      await page.getByRole('link', { name: '体育', exact: true }).first().click();
      await expect(page).toHaveURL(/\/game\/sport$/);
      await expect(page.getByText(/^上半场 \d+′$/).first()).toBeVisible();
      await chooseList(page, '早盘');
      // Kick-offs are told in Beijing's time, while this browser is in New York.
      await expect(matchRow(page, early)).toContainText('05/11');
      await expect(matchRow(page, early)).toContainText(beijingTime(early.kickOff));
      await chooseList(page, '今日');
      await expect(matchRow(page, match)).toContainText(beijingTime(match.kickOff));
      await expect(priceButton(page, market, 'H')).toHaveAccessibleName(
        `${match.team_h} 对 ${match.team_c}，全场独赢赔率，${match.team_h} 2.85`,
      );
      await touch(page, match, market, 'H');
      await expect(slip(page)).toContainText(match.team_h);
      await expect(slip(page)).toContainText('全场独赢');
    });

    await test.step('placing asks to log in', async () => {
      await slip(page).getByRole('button', { name: '登录后下注' }).click();
      const tips = page.getByRole('alertdialog', { name: '温馨提示' });
      await expect(tips).toContainText('请先登录后再了解更多');
      await tips.getByRole('button', { name: '确定' }).click();
      await expect(authDialog(page)).toBeVisible();
      await expect(authDialog(page).getByRole('tab', { name: '登录' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });

    await test.step('registering logs the new member in', async () => {
      await authDialog(page).getByRole('tab', { name: '注册' }).click();
      await fillRegistration(page, { name, password: PASSWORD });
      await authDialog(page).getByRole('checkbox').check();
      await submit(page, '注册').click();
      await solvePicture(page, doors);
      await expect(page.getByText('注册成功')).toBeVisible();
      await expect(authDialog(page)).toBeHidden();
      await expect(account(page)).toContainText('余额');
      await expectBalance(page, '¥0');
    });

    await test.step('the member logs out and in again through the slider', async () => {
      await account(page).getByRole('button', { name: '退出登录' }).click();
      await expect(page).toHaveURL('/');
      await headerButton(page, '登录').click();
      await fillLogin(page, name, PASSWORD);
      await submit(page, '登录').click();
      await solveSlider(page, doors);
      await expect(sliderDialog(page)).toBeHidden();
      await expect(authDialog(page)).toBeHidden();
      await expect(account(page)).toContainText('余额');
    });

    await test.step('the member deposits, and the balance moves', async () => {
      await account(page).getByRole('link', { name: '存款' }).click();
      await page.getByRole('radio', { name: /银行卡转账/ }).check();
      await page.getByRole('textbox', { name: '存款金额' }).fill('1000.50');
      await page.getByRole('button', { name: '立即存款' }).click();
      await expect(page).toHaveURL(/\/mine\/savemoney\/transfer\/D\d+$/);
      // The payment is seen after seconds, whatever time the page takes.
      await expect(page.getByText(/^(等待付款|已收到付款|存款成功)/).first()).toBeVisible();
      await doors.advance(5000);
      await expect(page.getByText('存款成功')).toBeVisible();
      await expect(account(page).locator('.cs-wallet-balance__amount')).toHaveText('¥1,000.50');
    });

    const ticket = await test.step('the member backs a team before kick-off', async () => {
      await page.getByRole('link', { name: '去体育投注' }).click();
      await chooseList(page, '今日');
      if ((await slip(page).getByText(match.team_h).count()) === 0) {
        await touch(page, match, market, 'H');
      }
      await stake(page).fill('');
      for (const [key, shown] of [
        ['1', '1.85'],
        ['0', '18.50'],
        ['0', '185'],
        ['.', '185'],
        ['5', '185.92'],
      ] as const) {
        await stake(page).press(key);
        await expect(winnings(page)).toHaveText(`¥${shown}`);
      }
      await expect(slip(page)).toContainText('限额 ¥10 - ¥50,000');
      await place(page).click();
      await expect(slip(page)).toContainText('注单已确认');
      const id = await ticketOf(page).innerText();
      expect(id).toMatch(/^\d{15,}$/);
      await slip(page).getByRole('button', { name: '完成' }).click();
      await expectBalance(page, '¥900');
      return id;
    });

    await test.step('the bet is among the unsettled ones', async () => {
      await account(page).getByRole('link', { name: '投注记录' }).click();
      const row = recordOf(page, ticket);
      await expect(row).toContainText(`${match.team_h} 对 ${match.team_c}`);
      await expect(row).toContainText('欧洲盘 2.85');
      await expect(row).toContainText('100.50');
      await expect(row).toContainText('185.92');
      await expect(row.getByText('未结算')).toBeVisible();
      // Beijing time, whatever the machine's own.
      await expect(row.getByRole('time')).toHaveText(/^2024\/05\/10 15:\d\d:\d\d$/);
    });

    await test.step('the match ends and the member is paid to the cent', async () => {
      await doors.match(match.gidm, { half: { h: 0, c: 0 }, score: { h: 2, c: 1 }, finish: true });
      await expect(recordOf(page, ticket)).toBeHidden();
      await chooseStatus(page, '已结算');
      const row = recordOf(page, ticket);
      await expect(row.getByText('赢', { exact: true })).toBeVisible();
      await expect(row).toContainText('全场 2-1 · 半场 0-0');
      await expect(row).toContainText('286.42');
      await expect(row).toContainText('+¥185.92');
      await expectBalance(page, '¥1,186.42');
    });

    expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
  },
);

test(
  'an in-play bet waits and is accepted, another is refused and paid back',
  { tag: '@landing' },
  async ({ page, site, doors, logInAs }) => {
    await logInAs('500.00');
    const match = await site.make('RB');
    const total = marketOf(match, 'ROU');
    const winner = marketOf(match, 'RM');
    await pin(doors, match, total, 'C', '0.93');
    await pin(doors, match, winner, 'N', '2.40');
    await openBoard(page, 'RB');

    const ticket = await test.step('accepted after the delay', async () => {
      await touch(page, match, total, 'C');
      await stake(page).fill('100');
      await expect(winnings(page)).toHaveText('¥93');
      await place(page).click();
      await expect(slip(page)).toContainText('注单确认中');
      const id = await ticketOf(page).innerText();
      await expectBalance(page, '¥400');
      await doors.advance(5000);
      await expect(slip(page)).toContainText('注单已确认');
      await expect(ticketOf(page)).toHaveText(id);
      await slip(page).getByRole('button', { name: '完成' }).click();
      return id;
    });

    const refused = await test.step('refused when prices close meanwhile', async () => {
      await touch(page, match, winner, 'N');
      await stake(page).fill('50');
      await place(page).click();
      await expect(slip(page)).toContainText('注单确认中');
      const id = await ticketOf(page).innerText();
      await doors.match(match.gidm, { suspend: true });
      await doors.advance(5000);
      await expect(slip(page)).toContainText('投注未成功');
      await expect(slip(page)).toContainText('盘口暂停投注');
      await expectBalance(page, '¥400');
      await slip(page).getByRole('button', { name: '返回投注单' }).click();
      return id;
    });

    await test.step('refused when the score changes meanwhile', async () => {
      await doors.match(match.gidm, { suspend: false });
      await expect(priceButton(page, winner, 'N')).toBeEnabled();
      await expect(stake(page)).toBeVisible();
      // The slip hears of it with its next quote.
      await expect(slip(page)).not.toContainText('盘口已关闭或暂停投注');
      await place(page).click();
      await expect(slip(page)).toContainText('注单确认中');
      await doors.match(match.gidm, { score: { h: 0, c: 1 } });
      await doors.advance(5000);
      await expect(slip(page)).toContainText('未接受，未扣款');
      await expect(slip(page)).toContainText('比分已变动');
      await expectBalance(page, '¥400');
    });

    await test.step('both are told in the records, and the accepted one is settled', async () => {
      await openRecords(page, '未结算');
      await expect(recordOf(page, ticket)).toContainText('下注时比分 0-0');
      await expect(recordOf(page, refused)).toBeHidden();
      await doors.match(match.gidm, { score: { h: 5, c: 4 }, finish: true });
      await chooseStatus(page, '已结算');
      await expect(recordOf(page, ticket).getByText('赢', { exact: true })).toBeVisible();
      await expect(recordOf(page, ticket)).toContainText('193');
      await expect(recordOf(page, refused)).toBeHidden();
      await chooseStatus(page, '已拒绝');
      await expect(recordOf(page, refused).locator('.cs-badge--neutral')).toHaveText('已拒绝');
      await expect(recordOf(page, refused)).toContainText('未接受，本金已退还：盘口暂停投注');
      await expectBalance(page, '¥593');
    });
    expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
  },
);
