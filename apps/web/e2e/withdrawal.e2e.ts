import { expect, test, type Page } from './fixtures.ts';
import { expectBalance } from './support/board-steps.ts';
import { account } from './support/auth-steps.ts';
import {
  amountField,
  chooseAmount,
  confirmWith,
  drawer,
  NEW_WITHDRAWAL,
  newCardNumber,
  newPhone,
  SIX,
  statusOf,
  TRC20,
  UNDER_WAY,
} from './support/money-steps.ts';

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

/** What can be withdrawn now, with its name. */
const available = (page: Page) => page.locator('.cs-data-list__item', { hasText: '现在可取' });

test(
  '[WA-03] [RT-50] [CA-62] [CA-63] [CA-64] [CA-66] a withdrawal to a bank card: what it costs, two steps, review step by step, paid',
  { tag: '@landing' },
  async ({ page, doors, logInAs }) => {
    await logInAs('8000.00', drawer());
    await page.goto('/');
    await account(page).getByRole('link', { name: '取款' }).click();
    await expect(page.getByRole('heading', { name: '取款', exact: true })).toBeVisible();
    await expect(available(page)).toContainText('¥8,000');
    await expect(page.getByText('审核可能需要的资料')).toBeVisible();
    await expect(amountField(page)).toHaveValue('');
    await expect(page.getByText('免（今日还有 3 次免手续费）')).toBeVisible();
    await expect(page.getByText('通常 30 分钟内到账')).toBeVisible();
    await amountField(page).fill('9000');
    await amountField(page).blur();
    await expect(page.getByText('余额只有 ¥8,000')).toBeVisible();
    await chooseAmount(page, '1000');
    const dialog = page.getByRole('dialog', { name: '确认取款' });
    await expect(dialog).toContainText(/取款 ¥1,000 到尾号 \d{4} 的演示银行/);
    await dialog.getByRole('button', { name: /^确认取款/ }).click();
    await expect(dialog.getByText('请输入 6 位数字取款密码')).toBeVisible();
    await confirmWith(page, SIX);
    await expect(page).toHaveURL(/\/mine\/takemoney\/W\d+$/);
    await expect(statusOf(page)).toHaveText(UNDER_WAY);
    await expectBalance(page, '¥7,000');
    await page.reload();
    await expect(statusOf(page)).toHaveText(UNDER_WAY);
    for (const ms of [2000, 4000, 4000]) await doors.advance(ms);
    await expect(statusOf(page)).toHaveText('已到账');
    const steps = page.getByRole('list', { name: '处理进度' });
    await expect(steps.getByRole('listitem')).toHaveText([
      /已提交$/,
      /审核中$/,
      /出款中$/,
      /已到账$/,
    ]);
    await expect(steps.getByRole('time').last()).toHaveText(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
    await expect(page.getByRole('button', { name: /取消|撤销|继续投注/ })).toHaveCount(0);
  },
);

test('[WA-03] review rejects with its reason and the house cancels with its own; both give the money back', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('5000.00', drawer());
  for (const [amount, status, reason] of [
    ['404', '审核未通过', '审核未通过，款项已退回'],
    ['408', '平台已取消', '收款渠道暂停，平台已取消，款项已退回'],
  ] as const) {
    await page.goto('/mine/takemoney');
    await chooseAmount(page, amount);
    await confirmWith(page, SIX);
    await expect(statusOf(page)).toHaveText(UNDER_WAY);
    for (const ms of [2000, 4000, 4000]) await doors.advance(ms);
    await expect(statusOf(page)).toHaveText(status);
    await expect(page.locator('.cs-withdraw__order .cs-banner__title')).toHaveText(reason);
    await expect(page.getByText(`¥${amount} 已退回您的账户。`)).toBeVisible();
    await expectBalance(page, '¥5,000');
  }
});

test('[WA-03] turnover that is left is a bar for each bonus, and nothing can be withdrawn meanwhile', async ({
  page,
  logInAs,
}) => {
  await logInAs('1000.00', drawer({ turnover: '500.00', turnoverTitle: '首存礼遇' }));
  await page.goto('/mine/takemoney');
  const why = page.getByRole('list', { name: '暂时不能取款的原因' });
  await expect(why).toContainText('还差 ¥500 有效流水才能取款');
  const bar = why.getByRole('progressbar', { name: '首存礼遇' });
  await expect(bar).toHaveAttribute('aria-valuetext', '¥0 / ¥500');
  await expect(available(page)).toContainText('¥0');
  await amountField(page).fill('100');
  await page.getByRole('button', { name: '下一步' }).click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [name, fault] of [
  ['the reply is lost', { dropAfter: true }],
  ['the request is lost', { drop: true }],
] as const) {
  test(
    `[WA-03] ${name}: the outcome is asked for by the key, over a reload and in two tabs, and nothing is withdrawn twice`,
    { tag: '@money' },
    async ({ page, context, doors, logInAs, guard }) => {
      guard.allowProblem(/Failed to load resource|ERR_/);
      await logInAs('3000.00', drawer());
      await page.goto('/mine/takemoney');
      await chooseAmount(page, '1000');
      // The outcome cannot be asked for either, until both tabs wait for it.
      await doors.fault({ path: NEW_WITHDRAWAL, times: 1, ...fault });
      await doors.fault({ path: '/fd/api/v1/withdraw/withdrawOrderInfo', times: 1000, drop: true });
      await confirmWith(page, SIX);
      await expect(page.getByText('正在确认取款结果')).toBeVisible();
      await page.reload();
      const other = await context.newPage();
      await other.goto('/mine/takemoney');
      for (const tab of [page, other]) {
        await expect(tab.getByText('正在确认取款结果')).toBeVisible();
      }
      await doors.clearFaults();
      if ('drop' in fault) {
        for (const tab of [page, other]) {
          const absent = tab.getByRole('group', { name: '平台还没有收到这笔取款' });
          await expect(absent).toContainText('不会重复扣款');
          // What may still be on its way cannot be given up.
          await expect(absent.getByRole('button', { name: /^放弃（\d+ 秒后）$/ })).toBeVisible();
        }
        for (const tab of [page, other]) {
          const absent = tab.getByRole('group', { name: '平台还没有收到这笔取款' });
          // The other tab may have heard of it before it is pressed here.
          if (!(await absent.isVisible())) continue;
          await absent.getByLabel('取款密码', { exact: true }).fill(SIX);
          await absent.getByRole('button', { name: '再次提交' }).click();
        }
      }
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL(/\/mine\/takemoney\/W\d+$/);
      }
      expect(new URL(page.url()).pathname).toBe(new URL(other.url()).pathname);
      await expectBalance(page, '¥2,000');
      await page.goto('/mine/takemoney');
      // Its review may be over by now.
      await expect(page.getByText(/有一笔取款正在处理|最近一笔取款/)).toBeVisible();
      await expect(page.getByText(/正在确认取款结果|还没有收到/)).toHaveCount(0);
    },
  );
}

test('[WA-03] [CA-15] [CA-65] on a phone, by keyboard: a first withdrawal password, then virtual coin at the rate told', async ({
  page,
  logInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { withdrawalPassword: _, ...unset } = drawer({
    cards: [{ kind: 'virtual', network: 'TRC20', number: TRC20 }],
  });
  await logInAs('3000.00', unset);
  await page.goto('/mine/takemoney?way=virtual');
  await expect(page.getByRole('list', { name: '暂时不能取款的原因' })).toContainText(
    '还没有设置取款密码',
  );
  const set = page.getByRole('button', { name: '去设置' });
  await set.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '设置取款密码' });
  await dialog.getByLabel('新取款密码', { exact: true }).focus();
  await page.keyboard.type('13579');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('必须是 6 位数字')).toBeVisible();
  await page.keyboard.type('0');
  await dialog.getByLabel('再次输入新取款密码').focus();
  await page.keyboard.type('135790');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('list', { name: '暂时不能取款的原因' })).toHaveCount(0);
  await amountField(page).focus();
  await page.keyboard.type('1000');
  await expect(page.getByText(/^1 USDT = ¥\d\.\d{4}，\d\d:\d\d 后更新$/)).toBeVisible();
  const arrives = page.getByText(/^[\d,]+(\.\d\d)? USDT$/);
  await expect(arrives).toBeVisible();
  const told = await arrives.innerText();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: '确认取款' });
  await expect(confirm).toContainText('尾号 sxMW');
  await confirm.getByLabel('取款密码', { exact: true }).focus();
  await page.keyboard.type('135790');
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toHaveText(UNDER_WAY);
  await expect(page.getByRole('definition').filter({ hasText: told })).toBeVisible();
});

test('[WA-03] Alipay takes whole yuan, and the newest withdrawal is found again', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('3000.00', drawer({ cards: [{ kind: 'alipay', number: newPhone() }] }));
  await page.goto('/mine/takemoney?way=alipay');
  await amountField(page).fill('200.50');
  await amountField(page).blur();
  await expect(page.getByText('金额须为整数')).toBeVisible();
  await page.getByRole('button', { name: '全部' }).click();
  await expect(amountField(page)).toHaveValue('3000');
  await chooseAmount(page, '200');
  await confirmWith(page, SIX);
  await expect(statusOf(page)).toHaveText(UNDER_WAY);
  await page.goto('/mine/takemoney');
  await page.getByRole('link', { name: '查看进度' }).click();
  for (const ms of [2000, 4000, 4000]) await doors.advance(ms);
  await expect(statusOf(page)).toHaveText('已到账');
  await page.goto('/mine/takemoney/W404');
  await expect(page.getByText('未找到这笔取款')).toBeVisible();
});

test('[WA-03] what was typed is forgotten of the way that was withdrawn by, and kept of another that was opened meanwhile', async ({
  page,
  doors,
  logInAs,
  guard,
}) => {
  guard.allowProblem(/Failed to load resource|ERR_/);
  await logInAs(
    '3000.00',
    drawer({
      cards: [
        { kind: 'bank', number: newCardNumber(), bankCode: 'DEMO' },
        { kind: 'alipay', number: newPhone() },
      ],
    }),
  );
  await page.goto('/mine/takemoney');
  await chooseAmount(page, '1000');
  await doors.fault({ path: NEW_WITHDRAWAL, times: 1, dropAfter: true });
  await doors.fault({ path: '/fd/api/v1/withdraw/withdrawOrderInfo', times: 1000, drop: true });
  await confirmWith(page, SIX);
  await expect(page.getByText('正在确认取款结果')).toBeVisible();
  const ways = page.getByRole('group', { name: '取款方式' });
  await ways.getByText('支付宝', { exact: true }).click();
  await amountField(page).fill('200');
  await doors.clearFaults();
  await expect(page).toHaveURL(/\/mine\/takemoney\/W\d+$/);
  await page.goto('/mine/takemoney');
  await expect(amountField(page)).toHaveValue('');
  await ways.getByText('支付宝', { exact: true }).click();
  await expect(amountField(page)).toHaveValue('200');
});

test('a card number of the member is never whole on the page of a withdrawal', async ({
  page,
  logInAs,
}) => {
  const number = newCardNumber();
  await logInAs('3000.00', drawer({ cards: [{ kind: 'bank', number, bankCode: 'DEMO' }] }));
  await page.goto('/mine/takemoney');
  await expect(page.getByRole('radio', { name: `演示银行 ****${number.slice(-4)}` })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(number);
});
