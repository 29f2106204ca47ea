import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from './fixtures.ts';
import { account } from './support/auth-steps.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const figure = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('..').first();

/** Hands the page these overrides, as the site's server does with those of its environment. */
async function override(page: Page, brand: Record<string, string>): Promise<void> {
  await page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), brand } });
  });
}

test(
  '[RT-38] [VA-20] [WA-09] [CA-10] the VIP page tells the grade, what is left to the next, the week and what it brings',
  { tag: '@landing' },
  async ({ page, logInAs }) => {
    await logInAs('10.00', { played: [{ amount: '12500.00' }] });
    await page.goto('/');
    await account(page).getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '贵宾', exact: true }).click();
    await expect(title(page, '贵宾')).toBeVisible();
    await expect(figure(page, '累计有效投注')).toContainText('¥12,500');
    await expect(figure(page, '距 V2 还差')).toContainText('¥37,500');
    await expect(
      page.getByText('您已累计有效投注 ¥12,500，达到 ¥50,000 时升为 V2。'),
    ).toBeVisible();
    await expect(page.getByRole('progressbar', { name: '升至 V2 的进度' })).toBeVisible();
    await expect(page.getByRole('list', { name: '本周各天' }).getByRole('listitem')).toHaveCount(7);
    await expect(page.locator('.cs-vip-days [aria-current="date"]')).toHaveCount(1);
    // From the lowest to the highest of the member's own rates, each worked out on what was staked this week.
    const rebate = page.locator('.cs-vip-rebate');
    await expect(rebate).toContainText('本周预计返水');
    await expect(rebate.locator('.cs-vip-rebate__sum')).toHaveText(
      /^¥\d+(\.\d\d)? 至 ¥\d+(\.\d\d)?$/,
    );
    const [low, high] = (await rebate.locator('.cs-vip-rebate__sum').innerText())
      .replace(/[¥,]/g, '')
      .split(' 至 ')
      .map(Number);
    expect(low).toBeGreaterThan(20);
    expect(high).toBeGreaterThan(low ?? 0);
  },
);

test('[VA-20] below the least that counts, this week brings nothing', async ({ page, logInAs }) => {
  await logInAs('10.00', { played: [{ amount: '99.99' }] });
  await page.goto('/mine/vip');
  await expect(page.locator('.cs-vip-rebate__sum')).toHaveText('¥0');
});

test('[VA-20] [CA-12] the least that counts is what the gateway says', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00', { played: [{ amount: '4000.00' }] });
  await page.goto('/mine/vip');
  const rebate = page.locator('.cs-vip-rebate');
  await expect(rebate).toContainText('满 ¥100 起计');
  await expect(rebate.locator('.cs-vip-rebate__sum')).not.toHaveText('¥0');
  await page.route('**/member/getGameFanshuiHighLow', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, leastTurnover: '4000.01' } },
    });
  });
  await page.reload();
  await expect(rebate).toContainText('满 ¥4,000.01 起计');
  await expect(rebate.locator('.cs-vip-rebate__sum')).toHaveText('¥0');
});

test('[WA-09] [CA-49] last week’s gift is claimed once, where the VIP page leads', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00', { played: [{ amount: '60000.00', daysAgo: 7 }] });
  await page.goto('/mine/vip');
  await expect(page.getByText('上周周礼金 ¥8 可在福利中心领取。')).toBeVisible();
  await page.getByRole('link', { name: '前往福利中心' }).click();
  const week = page.locator('[data-promotion="vip-week"]');
  await week.getByRole('button', { name: '领取' }).click();
  await expect(
    page.locator('[data-group="done"]').locator('[data-promotion="vip-week"]'),
  ).toBeVisible();
  await page.goto('/mine/vip');
  await expect(page.getByText('上周周礼金 ¥8 已领取。')).toBeVisible();
});

test('[RT-39] [WA-09] [CA-11] [CA-12] all grades stand beside each other, and the rebates of each kind of venue', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00', { played: [{ amount: '12500.00' }] });
  await page.goto('/mine/vip/detail');
  const grades = page.getByRole('table', { name: '贵宾等级详情' });
  await expect(grades.getByRole('row')).toHaveCount(12);
  await expect(grades.getByRole('columnheader')).toHaveText([
    ...['等级', '升级有效投注', '保级要求', '存款要求', '晋级礼金', '生日礼金', '周礼金'],
    ...['每日取款次数', '每日取款限额'],
  ]);
  await expect(grades.getByRole('row').filter({ hasText: '我的等级' })).toContainText('¥10,000');
  const rebates = page.getByRole('table', { name: '各类场馆返水' });
  await expect(rebates.getByRole('row')).toHaveCount(8);
  await expect(rebates.getByRole('row').filter({ hasText: '体育' })).toContainText('0.30%');
});

test('[TG-05] a brand may leave what concerns deposits out of the VIP pages', async ({
  page,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/vip');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '存款' })).toBeVisible();
  await expect(main.getByText('升级对存款金额与次数不作要求。')).toBeVisible();
  await override(page, { COURTSIDE_BRAND_VIP_NO_SAVE: 'on' });
  await page.reload();
  await expect(title(page, '贵宾')).toBeVisible();
  await expect(main.getByRole('link', { name: '查看全部等级与返水' })).toBeVisible();
  await expect(main.getByRole('link', { name: '存款' })).toHaveCount(0);
  await expect(main.getByText('升级对存款金额与次数不作要求。')).toHaveCount(0);
  await page.goto('/mine/vip/detail');
  await expect(page.getByRole('columnheader', { name: '每日取款限额' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '存款要求' })).toHaveCount(0);
});

test('[RT-38] [RT-39] visitors are asked to log in', async ({ page }) => {
  for (const path of ['/mine/vip', '/mine/vip/detail']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('[NV-07] [CA-29] on a phone the member’s page has grade, balance, counts and every entry of the menu', async ({
  page,
  logInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await override(page, { COURTSIDE_BRAND_SHOW_SPONSOR: 'on' });
  await logInAs('321.00');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: '快捷导航' })
    .getByRole('link', { name: '我的' })
    .click();
  await expect(page).toHaveURL(/\/mine$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('¥321');
  await expect(main.getByRole('link', { name: '贵宾等级 V0' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^消息 ?\d+$/ })).toBeVisible();
  // The member's own pages in groups, and in the operator's order what else they offer.
  const services = main.locator('[data-code]');
  await expect(services.first()).toBeVisible();
  expect(await services.evaluateAll((all) => all.map((each) => each.dataset['code']))).toEqual([
    ...['customer', 'venture', 'sponsor', 'discount', 'app'],
  ]);
  for (const [code, address] of [
    ['venture', '/agent'],
    ['sponsor', '/sponsor'],
    ['discount', '/activity/discount'],
    ['app', '/download'],
  ] as const) {
    await expect(page.locator(`[data-code="${code}"] a`)).toHaveAttribute('href', address);
  }
  for (const [name, address] of [
    ['存款', '/mine/savemoney'],
    ['转账', '/mine/transfermoney'],
    ['取款', '/mine/takemoney'],
    ['个人资料', '/mine/userinfo'],
    ['贵宾', '/mine/vip'],
    ['福利中心', '/mine/welfare'],
    ['投注记录', '/mine/betRecord'],
    ['交易记录', '/mine/transRecord'],
    ['消息', '/mine/message'],
    ['意见反馈', '/mine/feedback'],
  ] as const) {
    const entry = main.getByRole('link', { name: new RegExp(`^${name} ?\\d*$`) }).last();
    await expect(entry).toHaveAttribute('href', address);
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .exclude('[data-base-ui-focus-guard]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect.soft(violations, `axe at ${width}`).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider, `overflow at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.locator('[data-code="customer"] button').click();
  await expect(page.getByRole('alertdialog')).toContainText('官方网站');
});

test('on a desk the member’s pages stand beside the page, with what waits in each', async ({
  page,
  logInAs,
}) => {
  await logInAs('321.00');
  await page.goto('/mine');
  await expect(page).toHaveURL('/mine/wallet');
  const centre = page.getByRole('navigation', { name: '会员中心' });
  await expect(centre.getByRole('link', { name: '我的钱包' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const group of ['资金', '记录', '权益', '账户']) {
    await expect(centre.getByRole('list', { name: group })).toBeVisible();
  }
  await expect(centre.getByRole('link', { name: /^消息 ?\d+$/ })).toBeVisible();
  await centre.getByRole('link', { name: '交易记录' }).click();
  await expect(title(page, '交易记录')).toBeVisible();
  await expect(centre.getByRole('link', { name: '交易记录' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/');
  await expect(centre).toHaveCount(0);
});

test('[RT-15] [CA-30] the sponsor page tells whom the brand supports and how, without a footer', async ({
  page,
}) => {
  await override(page, { COURTSIDE_BRAND_SHOW_SPONSOR: 'on' });
  await page.goto('/sponsor');
  await expect(title(page, '赞助与合作')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('临江竞技足球俱乐部');
  await expect(page.getByRole('heading', { name: '我们如何合作' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('[RT-16] the agent pages tell the plan, how one joins and where to ask, each with its address', async ({
  page,
}) => {
  await page.goto('/agent');
  await expect(title(page, '合营计划')).toBeVisible();
  await expect(page.getByRole('table', { name: '计算示例（演示比例 30%）' })).toContainText(
    '24,000',
  );
  await page.getByRole('tab', { name: '加入流程' }).click();
  await expect(page.getByText('提交身份证明；须年满 18 周岁')).toBeVisible();
  await page.getByRole('tab', { name: '联系我们' }).click();
  await expect(page).toHaveURL('/agent?part=contact');
  await page.reload();
  await expect(page.getByText('我们不收取加盟费、保证金或代理押金')).toBeVisible();
});

test('[RT-17] the download page has codes, steps, what to check and answers', async ({ page }) => {
  await page.goto('/download');
  await expect(page.getByRole('img', { name: '安卓安装包的二维码' })).toBeVisible();
  await expect(page.getByText('应用不会要求读取短信、通讯录或无障碍权限。')).toBeVisible();
  await page.getByRole('button', { name: '如何更新与卸载？' }).click();
  await expect(page.getByText('卸载不影响账户与余额')).toBeVisible();
});
