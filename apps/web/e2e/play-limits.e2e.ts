import { urgingWords } from '@courtside/responsible-play';
import { expect, test } from './fixtures.ts';
import { pickOne, place, slip, stake } from './support/board-steps.ts';
import { MINUTE, limitRow, put, openTools } from './support/play-steps.ts';

// The policy of the market holds for every member of a worker's gateway.
test.afterEach(async ({ doors }) => {
  await doors.market();
});

test.describe('limits', () => {
  test(
    '[PF-08] a limit is set, used and tightened by keyboard alone',
    { tag: '@landing' },
    async ({ page, site, logInAs }) => {
      await logInAs('1000.00');
      await openTools(page);
      await page.getByRole('button', { name: '设置每日投注总额限额' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: '每日投注总额限额' });
      await expect(dialog.getByRole('textbox', { name: '限额金额' })).toHaveValue('');
      await page.keyboard.press('Tab');
      await dialog.getByRole('textbox', { name: '限额金额' }).focus();
      await page.keyboard.type('300');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      const bar = page.getByRole('progressbar', { name: '每日投注总额限额' });
      await expect(bar).toHaveAttribute('aria-valuetext', '已用 ¥0 / ¥300');
      await pickOne(page, site);
      await stake(page).fill('120');
      await place(page).click();
      await expect(slip(page)).toContainText('注单已确认');
      await openTools(page);
      await expect(bar).toHaveAttribute('aria-valuetext', '已用 ¥120 / ¥300');
      await expect(bar).toHaveAttribute('aria-valuenow', '40');
      await page.getByRole('button', { name: '修改每日投注总额限额' }).press('Enter');
      await dialog.getByRole('textbox').fill('200');
      await page.keyboard.press('Enter');
      await expect(bar).toHaveAttribute('aria-valuetext', '已用 ¥120 / ¥200');
    },
  );

  test('[PF-10] a looser limit waits, is given up, waits again and is confirmed', async ({
    page,
    doors,
    logInAs,
  }) => {
    await doors.market({ looseningDelayMinutes: 10 });
    const member = await logInAs('0.00');
    await put(doors, member, { limits: { 'deposit/day': '100.00' } });
    await openTools(page);
    const row = limitRow(page, 'deposit/day');
    const loosen = async () => {
      await page.getByRole('button', { name: '修改每日存款限额' }).click();
      const dialog = page.getByRole('dialog', { name: '每日存款限额' });
      await dialog.getByRole('textbox').fill('500');
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(row).toContainText('将改为 ¥500');
      await expect(row).toContainText('已用 ¥0 / ¥100');
    };
    await loosen();
    await expect(row.getByRole('button', { name: '确认放宽' })).toHaveCount(0);
    await row.getByRole('button', { name: '保持现有限额' }).click();
    await expect(row).not.toContainText('将改为');
    await loosen();
    await doors.advance(11 * MINUTE);
    // The wait is the gateway's: a page that is loaded in the middle of it knows.
    await page.reload();
    await row.getByRole('button', { name: '确认放宽' }).click();
    await expect(row).toContainText('已用 ¥0 / ¥500');
    await expect(row).not.toContainText('将改为');
  });

  test('an amount that the market does not allow is told beside the field', async ({
    page,
    doors,
    logInAs,
  }) => {
    await doors.market({ ceilings: { 'deposit/day': '1000.00' } });
    await logInAs('0.00');
    await openTools(page);
    await expect(limitRow(page, 'deposit/day')).toContainText('市场规定上限 ¥1,000');
    await page.getByRole('button', { name: '设置每日存款限额' }).click();
    const dialog = page.getByRole('dialog', { name: '每日存款限额' });
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请输入大于 0 的金额/);
    await dialog.getByRole('textbox').fill('2000');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
      /不能高于市场规定的 ¥1,000/,
    );
  });
});

test('what is no limit stays as it was typed, and nothing is saved', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('0.00');
  await openTools(page);
  for (const [row, wrong, error] of [
    ['游戏时间', ['0', '-30', '2.5', '99999999999', '1441'], /请输入整数分钟|不能高于/],
    ['每日存款限额', ['-5', '1e5', '300.555', '0'], /请输入大于 0 的金额/],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^(?:设置|修改).*${row}`) }).click();
    const dialog = page.getByRole('dialog', { name: new RegExp(row) });
    const field = dialog.getByRole('textbox');
    await expect(field).toBeFocused();
    for (const typed of wrong) {
      await field.fill(typed);
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription(error);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(wire.of('/play/setLimit')).toHaveLength(0);
});

test.describe('refusals', () => {
  test(
    '[PF-45] the slip says which limit, what is left and until when, and leads to the tools',
    { tag: '@landing' },
    async ({ page, site, doors, logInAs }) => {
      const member = await logInAs('1000.00');
      await put(doors, member, { limits: { 'loss/week': '50.00' } });
      await pickOne(page, site);
      await stake(page).fill('80');
      await place(page).click();
      const said = slip(page).locator('[data-refusal="6701"]');
      await expect(said).toHaveText(
        /^超出每周亏损限额 ¥50：已用 ¥0，还剩 ¥50，\d{4}\/\d\d\/\d\d 00:00:00 重新计算。 限额与休息$/,
      );
      expect(urgingWords(await slip(page).innerText())).toEqual([]);
      // What was picked and typed is there for a smaller stake.
      await slip(page).getByRole('button', { name: '返回投注单' }).click();
      await expect(stake(page)).toHaveValue('80');
      await stake(page).fill('50');
      await place(page).click();
      await expect(slip(page)).toContainText('注单已确认');
    },
  );

  test('the link of a refusal leads to the tools', async ({ page, site, doors, logInAs }) => {
    const member = await logInAs('1000.00');
    await put(doors, member, { limits: { 'stake/day': '10.00' } });
    await pickOne(page, site);
    await stake(page).fill('20');
    await place(page).press('Enter');
    await slip(page).locator('[data-refusal]').getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '限额与休息' })).toBeVisible();
  });

  test('[PF-01] a deposit says which limit, what is left and until when', async ({
    page,
    doors,
    logInAs,
  }) => {
    const member = await logInAs('0.00');
    await put(doors, member, { limits: { 'deposit/month': '120.00' } });
    await page.goto('/mine/savemoney');
    await page.getByRole('textbox', { name: '存款金额' }).fill('200');
    await page.getByRole('button', { name: '立即存款' }).click();
    const said = page.getByRole('main').locator('[data-refusal="6701"]');
    await expect(said).toContainText(/超出每月存款限额 ¥120：已用 ¥0，还剩 ¥120，/);
    await expect(said.getByRole('link')).toHaveAttribute('href', '/mine/play');
    await expect(page.getByRole('textbox', { name: '存款金额' })).toHaveValue('200');
    // What was refused is not what stands there any more.
    await page.getByRole('textbox', { name: '存款金额' }).fill('100');
    await expect(said).toHaveCount(0);
    await page.getByRole('button', { name: '立即存款' }).click();
    await expect(page).toHaveURL(/\/mine\/savemoney\/[a-z]+\/D\d+$/);
  });

  test('[PF-14] where the market wants a limit first, the deposit page says so', async ({
    page,
    doors,
    logInAs,
  }) => {
    await doors.market({ mandatory: ['deposit'] });
    await logInAs('0.00');
    await page.goto('/mine/savemoney');
    await expect(page.getByRole('main').locator('[data-refusal="6707"]')).toContainText(
      '您所在的市场要求先设置限额：存款',
    );
    await expect(page.getByRole('button', { name: '立即存款' })).toHaveCount(0);
  });

  test('[PF-23] who is under age is told at the slip until when', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    const member = await logInAs('100.00');
    await put(doors, member, { birthday: '2010-01-01' });
    await pickOne(page, site);
    await expect(slip(page).locator('[data-refusal="6706"]')).toContainText('未满 18 周岁');
    await expect(place(page)).toBeDisabled();
  });

  test('[PF-20] a session that is used up says when play is open again', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    const member = await logInAs('100.00');
    await pickOne(page, site);
    await put(doors, member, { limits: { 'session/session': '1' } });
    await doors.advance(2 * MINUTE);
    await page.reload();
    await expect(page.locator('.cs-play-bar [data-refusal="6702"]')).toContainText(
      /本次游戏时间已用完，.* 起可以再投注/,
    );
  });
});

test('[PF-41] a limit is offered before the first deposit, without an amount, and can be left alone', async ({
  page,
  logInAs,
}) => {
  await logInAs('0.00');
  await page.goto('/mine/savemoney');
  const offer = page.getByRole('heading', { name: '存款之前，要不要设一个限额？' });
  await expect(offer).toBeVisible();
  const amount = page.getByRole('textbox', { name: '最多存入' });
  await expect(amount).toHaveValue('');
  await expect(amount).not.toHaveAttribute('placeholder');
  const form = page.locator('form', { has: amount });
  // Nothing there names an amount.
  expect(await form.innerText()).not.toMatch(/\d/);
  await form.getByText('每周').click();
  await amount.fill('250');
  await form.getByRole('button', { name: '设为限额' }).click();
  await expect(offer).toBeHidden();
  await openTools(page);
  await expect(limitRow(page, 'deposit/week')).toContainText('已用 ¥0 / ¥250');
});

test('an offer that was declined does not come back', async ({ page, logInAs }) => {
  await logInAs('0.00');
  await page.goto('/mine/savemoney');
  await page.getByRole('button', { name: '暂不设置' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '立即存款' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '最多存入' })).toHaveCount(0);
});
