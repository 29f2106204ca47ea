import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import {
  authDialog,
  fillLogin,
  fillRegistration,
  solvePicture,
  solveSlider,
  submit,
} from './support/auth-steps.ts';
import { expectBalance } from './support/board-steps.ts';
import { loseFile } from './support/lose-file.ts';
import { newPhone } from './support/money-steps.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const task = (page: Page, name: string) =>
  page.locator('.cs-promo-rows li').filter({ hasText: name });

/** What a visitor reads of each kind: its rules, and what it gives and asks for before anything is claimed. */
const KINDS: readonly (readonly [id: string, path: string, name: string, shows: RegExp[]])[] = [
  ['[RT-21]', '/activity/racePage/p-race', '每周积分赛', [/^第 2 至 3 名\s*¥388$/, /^本周排行榜$/]],
  ['[RT-22]', '/activity/activityLandPage/p-cup', '冠军之路专题', [/^盘口说明$/]],
  [
    '[RT-23]',
    '/activity/firstDeposit/p-first',
    '首存礼遇',
    [/^奖励\s*¥18$/, /^首笔存款\s*¥100$/, /^流水要求：¥18 有效投注$/, /^参与步骤$/],
  ],
  [
    '[RT-24]',
    '/activity/againDeposit/p-again',
    '再存礼遇',
    [/^奖励\s*¥8$/, /^每周首笔存款\s*¥500$/, /^流水要求：¥8 有效投注$/, /^参与步骤$/],
  ],
  [
    '[RT-25]',
    '/activity/newTask/p-task',
    '新手任务',
    [/^绑定手机号码\s*¥3$/, /^完成首笔有效投注\s*¥5$/, /^无流水要求$/, /^任务内容$/],
  ],
  ['[RT-26]', '/activity/drawGift/p-draw', '周年幸运转盘', [/^奖项与概率$/, /¥18\.88.*0\.5%/s]],
  [
    '[RT-27]',
    '/activity/signGift/p-sign',
    '七日签到',
    [/^奖励\s*¥10$/, /^累计签到\s*7 天$/, /月签到日历$/, /^漏签怎么办$/],
  ],
  ['[RT-28]', '/activity/bettingGift/p-bet', '有效投注返利', [/^返利比例\s*0\.4%$/, /^如何计算$/]],
  [
    '[RT-29]',
    '/activity/friendInvitation',
    '邀请好友',
    [/^奖励\s*¥10$/, /^好友注册并首存\s*1 位$/, /^双方各自在本页领取奖励金$/],
  ],
  ['[RT-29]', '/activity/friendInvitation/p-friend', '邀请好友', [/^如何邀请$/]],
  [
    '[RT-20]',
    '/activity/discount/p-vip',
    '贵宾晋级礼',
    [/^晋级 V1\s*¥18$/, /^晋级 V10\s*¥18,888$/],
  ],
];

for (const [id, path, name, shows] of KINDS) {
  test(`${id} anybody reads all of ${path} but the claim, and is offered the ways in`, async ({
    page,
    wire,
  }) => {
    await page.goto(path);
    await expect(title(page, name)).toBeVisible();
    const main = page.getByRole('main');
    for (const text of shows) {
      await expect(
        main.locator('dl > div, dt, li, li span, tr, p, h2').filter({ hasText: text }).first(),
      ).toBeVisible();
    }
    await expect(page.getByText('仅限年满 18 周岁的会员。').last()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(main.getByRole('button', { name: /领取|签到|抽取/ })).toHaveCount(0);
    expect(wire.of('promotion/verification')).toEqual([]);
    const note = page.getByText('登录后可查看您的进度与领取资格。');
    // Nothing is given for reading.
    await expect(note).toHaveCount(path.includes('LandPage') ? 0 : 1);
    if (path.includes('LandPage')) return;
    await main.getByRole('button', { name: '注册' }).click();
    const tab = authDialog(page).getByRole('tab', { name: '注册' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
}

test('what did not load of a promotion says why between its head and its rules, and comes by its button', async ({
  page,
  guard,
}) => {
  const find = await loseFile(page, guard, 'kinds/race.tsx');
  await page.goto('/activity/racePage/p-race');
  const main = page.getByRole('main');
  await expect(main.getByText('网络异常，请重试')).toBeVisible();
  await expect(title(page, '每周积分赛')).toBeVisible();
  await expect(main.getByRole('heading', { name: '活动规则' })).toBeVisible();
  await find();
  await main.getByRole('button', { name: '重试' }).click();
  await expect(main.getByRole('heading', { name: '本周排行榜' })).toBeVisible();
  await expect(main.getByText('加载失败')).toHaveCount(0);
});

test('[WA-09] a visitor who logs in on a promotion has their own tasks on the same page', async ({
  page,
  doors,
}) => {
  const { name } = await doors.member({
    ...{ name: newName(), password: PASSWORD, balance: '10.00', token: false },
    ...{ phone: newPhone(), realName: '林晓岚' },
  });
  await page.goto('/activity/newTask/p-task');
  await expect(task(page, '绑定手机号码')).toContainText('¥3');
  await expect(task(page, '绑定手机号码')).not.toContainText('可领取');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await fillLogin(page, name, PASSWORD);
  await submit(page, '登录').click();
  await solveSlider(page, doors);
  await expect(page).toHaveURL('/activity/newTask/p-task');
  await expect(task(page, '绑定手机号码')).toContainText('可领取');
  await task(page, '绑定手机号码').getByRole('button', { name: '领取' }).click();
  await expectBalance(page, '¥13');
});

test('[WA-09] a visitor who registers on a promotion signs in on the same page', async ({
  page,
  doors,
}) => {
  await page.goto('/activity/signGift/p-sign');
  const today = page.locator('.cs-promo-month [data-state="today"]');
  await expect(today).toBeVisible();
  await expect(page.locator('.cs-promo-month [data-state="missed"]')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: '注册' }).click();
  await fillRegistration(page, { name: newName(), password: PASSWORD });
  await authDialog(page).getByRole('checkbox').check();
  await submit(page, '注册').click();
  await solvePicture(page, doors);
  await expect(authDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/activity/signGift/p-sign');
  await page.getByRole('button', { name: '今日签到' }).click();
  await expect(page.getByText('1 天 / 7 天')).toBeVisible();
  await expect(today).toHaveCount(0);
});
