import { expect, test, type Page } from './fixtures.ts';
import { account } from './support/auth-steps.ts';
import { expectBalance } from './support/board-steps.ts';
import { newPhone } from './support/money-steps.ts';

const CLAIM = '/act/api/v1/promotion/confirmInfo';

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

/** Two tasks of a new member are reached. */
const bound = () => ({ phone: newPhone(), realName: '林晓岚' });
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const card = (page: Page, name: string) => page.locator('.cs-card').filter({ hasText: name });
const task = (page: Page, name: string) =>
  page.locator('.cs-promo-rows li').filter({ hasText: name });
const result = (page: Page) => page.locator('.cs-promo-claim__result:not(:empty)');

test(
  '[RT-20] [CA-45] anybody reads the promotions, by category, words and whether they still run, over a reload',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/activity/discount');
    await expect(title(page, '优惠活动')).toBeVisible();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(10);
    await page.getByRole('group', { name: '活动类别' }).getByText('贵宾').click();
    await expect(cards).toHaveCount(2);
    await expect(page.getByText('共 2 项活动')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索活动' }).fill('转盘');
    await expect(cards).toHaveCount(1);
    await page.reload();
    await expect(cards).toHaveCount(1);
    await page.getByRole('searchbox', { name: '搜索活动' }).fill('没有这种活动');
    await page.getByRole('button', { name: '查看全部活动' }).click();
    await expect(cards).toHaveCount(10);
    await page.getByRole('group', { name: '活动状态' }).getByText('已结束').click();
    await expect(cards).toHaveCount(2);
    await page.getByRole('link', { name: '春季联赛回顾' }).click();
    await expect(page.getByText('活动已结束，不能再参加或领取')).toBeVisible();
  },
);

test('an id that is not there says so, and leads to the list', async ({ page }) => {
  await page.goto('/activity/racePage/p-none');
  await expect(page.getByRole('heading', { name: '没有找到这个活动' })).toBeVisible();
  await page.getByRole('link', { name: '查看全部活动' }).click();
  await expect(page).toHaveURL('/activity/discount');
});

test('[WA-09] a kind that the site does not know is shown as a page to read, never as an error', async ({
  page,
}) => {
  await page.route('**/act/api/v1/promotion/config', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('"kind":"landPage"', '"kind":"redEnvelope"');
    await route.fulfill({ response, body: text });
  });
  await page.goto('/activity/discount');
  const link = page.getByRole('link', { name: '冠军之路专题' });
  await link.click();
  await expect(page).toHaveURL('/activity/activityLandPage/p-cup');
  await expect(page.getByText('盘口说明').first()).toBeVisible();
});

test('[WA-09] the leaders of a race have a place, a masked name and a prize, and no stakes; the own place is told', async ({
  page,
  doors,
  logInAs,
}) => {
  await doors.member({
    name: `zz${Date.now() % 1e8}`,
    token: false,
    played: [{ amount: '9000000.00' }],
  });
  const member = await logInAs('10.00', { played: [{ amount: '4321.00' }] });
  await page.goto('/activity/racePage/p-race');
  const rows = page.getByRole('table', { name: '本周排行榜' }).getByRole('row');
  const own = rows.filter({ hasText: '您' });
  await expect(own).toContainText(`${member.name.slice(0, 2)}***${member.name.slice(-1)}`);
  await expect(rows.nth(1)).toContainText('¥888');
  await expect(page.getByRole('table', { name: '本周排行榜' })).not.toContainText(
    /4,?321|9,?000,?000/,
  );
  const rank = Number(/\d+/.exec(await own.getByRole('rowheader').innerText())?.[0]);
  expect(rank).toBeGreaterThan(1);
  await expect(page.getByText(`第 ${rank} 名`, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: '语言 繁體' }).click();
  await expect(
    page.getByRole('table', { name: '本週排行榜' }).getByRole('row').filter({ hasText: '您' }),
  ).toContainText(`${rank}`);
});

test(
  '[WA-09] [CA-46] [CA-48] tasks are claimed one by one, each once; a lost answer is asked for under its key, over a reload',
  { tag: '@money' },
  async ({ page, doors, wire, guard, logInAs }) => {
    guard.allowProblem(/Failed to load resource/);
    await logInAs('10.00', bound());
    await page.goto('/activity/newTask/p-task');
    await expect(task(page, '完成首笔有效投注')).toContainText('未完成');
    await task(page, '绑定手机号码').getByRole('button', { name: '领取' }).click();
    await expect(task(page, '绑定手机号码')).toContainText('¥3 已派发至中心钱包');
    await expectBalance(page, '¥13');
    await doors.fault({ path: CLAIM, dropAfter: true, times: 1 });
    await task(page, '完成实名认证').getByRole('button', { name: '领取' }).click();
    await expect(page.getByText('正在确认领取结果')).toBeVisible();
    await page.reload();
    await expectBalance(page, '¥16');
    await expect(task(page, '完成实名认证')).toContainText('已领取');
    const keys = wire.of('confirmInfo').map(({ body }) => body['key']);
    expect(new Set(keys).size).toBe(2);
  },
);

test('[RT-40] [WA-09] the welfare page has what can be claimed, runs and is done, and claims all at once', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00', bound());
  await page.goto('/');
  await account(page).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '福利中心' }).click();
  await expect(title(page, '福利中心')).toBeVisible();
  await expect(card(page, '待领取').locator('[data-promotion="p-task"]')).toContainText(
    '2 项 / 3 项',
  );
  await expect(card(page, '未达成').locator('[data-promotion="p-first"]')).toContainText(
    '流水要求：¥18 有效投注',
  );
  await page.getByRole('button', { name: '一键领取（2 项）' }).click();
  await expectBalance(page, '¥16');
  await expect(card(page, '未达成').locator('[data-promotion="p-task"]')).toBeVisible();
  await expect(page.getByText('目前没有待领取的福利')).toBeVisible();
});

test('[CO-52] [CO-53] [CO-54] 6500 prompts nothing, 6501 has a popup, 6502 and the limits a sentence beside the button', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('10.00', bound());
  await page.goto('/activity/newTask/p-task');
  const phone = task(page, '绑定手机号码');
  const button = phone.getByRole('button', { name: '领取' });
  const dialog = page.getByRole('alertdialog');

  await doors.fault({ path: CLAIM, statusCode: 6500, times: 1 });
  const answered = page.waitForResponse(`**${CLAIM}`);
  await button.click();
  await answered;
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(dialog).toHaveCount(0);
  await expect(result(page)).toHaveCount(0);
  await expect(page.locator('.cs-toast')).toHaveCount(0);

  await doors.fault({ path: CLAIM, statusCode: 6501, times: 1 });
  await button.click();
  await expect(dialog).toContainText('登录与注册暂停服务');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(result(page)).toHaveCount(0);

  await doors.fault({ path: CLAIM, statusCode: 6502, times: 1 });
  await button.click();
  await expect(phone).toContainText('登录与注册暂停服务');
  await expect(dialog).toHaveCount(0);

  await doors.fault({ path: CLAIM, statusCode: 6011, times: 1 });
  await button.click();
  await expect(phone).toContainText('请勿频繁提交');

  await doors.fault({ path: CLAIM, statusCode: 6066, times: 1 });
  await button.click();
  await expect(phone.getByRole('button', { name: /秒后可再试/ })).toBeVisible();
  await expectBalance(page, '¥10');
});

test('[WA-09] [CA-47] who signs sees the day in the calendar; a missed day loses nothing, and seven are given once', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('10.00', { signDays: 6 });
  await page.goto('/activity/signGift/p-sign');
  await expect(page.getByText('6 天 / 7 天')).toBeVisible();
  await page.getByRole('button', { name: '今日签到' }).click();
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeVisible();
  await page.getByRole('button', { name: '领取 ¥10' }).click();
  await expect(result(page)).toContainText('完成 ¥10 有效投注后方可取款');
  await expectBalance(page, '¥20');
  await page.reload();
  await expect(page.getByText('0 天 / 7 天')).toBeVisible();
  expect(wire.of('joinActivity').length).toBe(1);
});

test('[RT-37] [WA-05] [WA-09] [CA-50] points of signing in are exchanged for a gift, once a press, with consent', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00', { signDays: 7 });
  await page.goto('/mine/exchange');
  await expect(title(page, '礼品兑换')).toBeVisible();
  const gift = (id: string) => page.locator(`[data-gift="${id}"]`);
  await expect(gift('bonus-5')).toContainText('还差 70 积分');
  await expect(gift('bonus-5').getByRole('button')).toHaveCount(0);
  await gift('bonus-2').getByRole('button', { name: '兑换' }).click();
  const question = page.getByRole('alertdialog', { name: '确认兑换' });
  await expect(question).toContainText('60 积分');
  await question.getByRole('button', { name: '取消' }).click();
  await expectBalance(page, '¥10');
  await gift('bonus-2').getByRole('button', { name: '兑换' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expectBalance(page, '¥12');
  await page.goto('/mine/giftRecord');
  await expect(page.getByRole('row').filter({ hasText: '2 元奖励金' })).toContainText('¥2');
});

test('[RT-37] [RT-40] visitors are asked to log in', async ({ page }) => {
  for (const path of ['/mine/welfare', '/mine/exchange']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('who takes a break sees no promotion, and has nothing to claim', async ({
  page,
  doors,
  logInAs,
}) => {
  const { name } = await logInAs('10.00', bound());
  await doors.play({ name, break: { kind: 'cool-off', hours: 24 } });
  await page.goto('/activity/discount');
  await expect(page.getByText('目前没有可参加的活动')).toBeVisible();
  await page.goto('/mine/welfare');
  await expect(page.getByText('暂时没有福利')).toBeVisible();
  await page.goto('/activity/newTask/p-task');
  await expect(page.getByRole('heading', { name: '没有找到这个活动' })).toBeVisible();
});
