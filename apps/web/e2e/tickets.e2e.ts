import { expect, test, type Page } from './fixtures.ts';
import {
  expectBalance,
  marketOf,
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
} from './support/board-steps.ts';
import type { DoorMatch, Doors, Pick } from './support/doors.ts';
import type { Site } from './support/site.ts';

const VENUE = '/game/api/v1/venue/resource';
/** What the browser logs of a connection that was cut. */
const CUT = /^console: Failed to load resource: .*ERR_/;

const why = (page: Page) => page.locator('.cs-member-why');
const openBets = (page: Page) => page.getByRole('tabpanel', { name: /^未结算注单/ });

async function placed(page: Page, amount: string): Promise<string> {
  await stake(page).fill(amount);
  await place(page).click();
  await expect(slip(page)).toContainText('注单已确认');
  return ticketOf(page).innerText();
}

/** A bet before kick-off on 独赢, or on what fits. */
async function bet(
  page: Page,
  site: Site,
  { wtype = 'M', pick = 'H', ratio }: { wtype?: string; pick?: Pick; ratio?: string } = {},
): Promise<{ match: DoorMatch; ticket: string }> {
  const fits = (market: { wtype: string; ratio: string; strong: string }) =>
    market.wtype === wtype &&
    (ratio === undefined || (market.ratio === ratio && market.strong === 'H'));
  const match = await site.make('FT', { fits: ({ markets }) => markets.some(fits) });
  const market = marketOf(match, wtype, fits);
  await pin(site.doors, match, market, pick, '0.97');
  await openBoard(page, 'FT');
  await touch(page, match, market, pick);
  return { match, ticket: await placed(page, '100.01') };
}

async function expectBooks(doors: Doors): Promise<void> {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
}

test.describe('a ticket opened', () => {
  test('[SP-04] [RT-43] a half-lost handicap is explained so that one can follow it, and a reload keeps it', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const { match, ticket } = await bet(page, site, { wtype: 'R', ratio: '0 / 0.5' });
    await openRecords(page, '未结算');
    await recordOf(page, ticket)
      .getByRole('link', { name: `查看注单 ${ticket}` })
      .click();
    await expect(page).toHaveURL(`/mine/betRecord/${ticket}`);
    await expect(page.getByText(`${match.team_h} 净胜 1 球或以上即赢，差一球则输半`)).toBeVisible();
    await expect(why(page)).toHaveCount(0);

    await doors.match(match.gidm, { half: { h: 1, c: 0 }, score: { h: 1, c: 1 }, finish: true });
    await expect(why(page)).toContainText('以全场比分 1-1 计算');
    for (const step of [
      '双方打平',
      '投注额分为两半：0 的一半走水，0.5 的一半输',
      '结果：输半',
      '派彩 50，输赢 -50.01',
    ]) {
      await expect(why(page)).toContainText(step);
    }
    await page.reload();
    await expect(why(page)).toContainText('结果：输半');
    const feedback = page.getByRole('link', { name: '反馈此注单' });
    await feedback.click();
    await page.getByLabel('反馈类型').selectOption('other');
    await page.goBack();
    // The form was kept as it was left, and is about the ticket again.
    await feedback.click();
    await expect(page.getByLabel('反馈类型')).toHaveValue('bet');
    await expect(page.getByLabel('相关注单')).toHaveValue(ticket);
    await page.goBack();
    await expect(why(page)).toContainText('结果：输半');
    await page.goBack();
    await expect(page).toHaveURL(/\/mine\/betRecord(\?|$)/);
    await expectBooks(doors);
  });

  test('a corrected result shows both settlements, and the record is marked', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const { match, ticket } = await bet(page, site);
    await doors.match(match.gidm, { half: { h: 0, c: 0 }, score: { h: 1, c: 0 }, finish: true });
    await openRecords(page, '已结算');
    await expect(recordOf(page, ticket)).toContainText('+¥97');
    await doors.correct(match.gidm, { score: { h: 1, c: 1 } });
    await page.reload();
    await expect(recordOf(page, ticket)).toContainText('重新结算');
    await expect(recordOf(page, ticket)).toContainText('−¥100.01');
    await page.goto(`/mine/betRecord/${ticket}`);
    const history = page.getByRole('list', { name: '结算记录' });
    await expect(history.getByRole('listitem').first()).toContainText('首次结算，派彩 ¥197.01');
    await expect(history.getByRole('listitem').last()).toContainText(
      '赛果更正：派彩由 197.01 改为 0，差额 -197.01',
    );
    await expect(why(page)).toContainText('以全场比分 1-1 计算');
    await why(page).getByText('首次结算的计算过程').click();
    await expect(why(page)).toContainText('以全场比分 1-0 计算');
    await expectBalance(page, '¥899.99');
    await expectBooks(doors);
  });

  test('a series is won and lost leg by leg', async ({ page, site, doors, logInAs }) => {
    await logInAs('1000.00');
    const matches = [await site.make('FT'), await site.make('FT'), await site.make('FT')];
    for (const match of matches) await pin(doors, match, marketOf(match, 'M'), 'H', '1.00');
    await openBoard(page, 'FT');
    for (const [at, match] of matches.entries()) {
      await touch(page, match, marketOf(match, 'M'), 'H');
      if (at === 0) await slip(page).getByText('串关').click();
    }
    await slip(page)
      .getByRole('button', { name: /^更多组合/ })
      .click();
    await slip(page).getByRole('checkbox', { name: /^3串4/ }).check();
    await slip(page).getByRole('textbox', { name: /3串4/ }).fill('10');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    const ticket = await ticketOf(page).innerText();
    await page.goto(`/mine/betRecord/${ticket}`);
    await expect(page.getByText('未开赛')).toHaveCount(3);
    const [won, lost, last] = matches as [DoorMatch, DoorMatch, DoorMatch];
    const end = (match: DoorMatch, h: number, c: number) =>
      doors.match(match.gidm, { half: { h: 0, c: 0 }, score: { h, c }, finish: true });
    await end(won, 2, 0);
    const legs = page.locator('.cs-member-ticket-leg');
    await expect(legs.nth(0).locator('.cs-badge')).toHaveText('赢');
    await expect(why(page)).toHaveCount(0);
    await end(lost, 0, 1);
    await expect(legs.nth(1).locator('.cs-badge')).toHaveText('输');
    await end(last, 1, 0);
    // Of 2串1 x 3 and 3串1, one line pays: 10 x 2 x 2.
    await expect(why(page)).toContainText('第 1、3 项组合：4 倍，派彩 40');
    await expect(why(page)).toContainText('共 4 注，其中 1 注有派彩，合计 40');
    await expect(why(page)).toContainText('派彩 40，输赢 0');
    await openRecords(page, '已结算');
    await expect(recordOf(page, ticket)).toContainText('3串4 · 共 4 注');
    await expectBalance(page, '¥1,000');
    await expectBooks(doors);
  });
});

test('[CA-79] [CA-80] [WA-05] totals count what the list counts, and a number is found whatever became of the bet', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('1000.00');
  const first = await bet(page, site);
  const second = await bet(page, site);
  await doors.match(first.match.gidm, { void: true });
  await openRecords(page, '已结算');
  await expect(page.locator('[data-ticket]')).toHaveCount(1);
  const totals = page.locator('.cs-member-totals');
  await expect(totals.locator('dl').first()).toContainText('注单数1总投注额¥100.01总派彩¥100.01');
  await expect(totals.locator('dl').last()).toContainText('注单数1');
  const search = page.getByRole('searchbox', { name: '按注单号查找' });
  await search.fill(` 注单 ${second.ticket}`);
  await search.press('Enter');
  await expect(page.locator('[data-ticket]')).toHaveCount(1);
  await expect(recordOf(page, second.ticket)).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue(second.ticket);
  await expect(recordOf(page, second.ticket)).toBeVisible();

  await test.step('what is shown is saved as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出 CSV' }).click();
    const file = await download;
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString('utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\u{FEFF}注单号,/u);
    expect(lines[1]).toContain(second.ticket);
    expect(lines).toHaveLength(3);
  });
});

/** The prices of a match that its row shows. */
const SHOWN = ['M/H', 'M/N', 'M/C', 'R/H', 'R/C', 'OU/C', 'OU/H', 'HM/H', 'HM/N', 'HM/C', 'HOU/C'];

test('[WA-05] records are read page by page, and narrowed by day and by category', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('1000.00');
  const matches = [await site.make('FT'), await site.make('FT')];
  const cells = matches.flatMap((match) =>
    SHOWN.map((cell) => {
      const [wtype = '', pick] = cell.split('/');
      return priceButton(page, marketOf(match, wtype), pick as Pick);
    }),
  );
  await openBoard(page, 'FT');
  for (const few of [cells.slice(0, 10), cells.slice(10, 20), cells.slice(20, 22)]) {
    for (const [at, cell] of few.entries()) {
      await cell.click();
      await expect(cell).toHaveAttribute('aria-pressed', 'true');
      const modes = slip(page).getByRole('group', { name: '投注方式' });
      if (at === 0) await modes.getByText('多项').click();
    }
    await slip(page).getByRole('textbox', { name: '统一投注额' }).fill('10');
    await place(page).click();
    await expect(slip(page)).toContainText('注单已确认');
    await slip(page).getByRole('button', { name: '完成' }).click();
  }
  const rows = page.locator('[data-ticket]');

  await test.step('twenty on a page, the rest on the next, which a reload keeps', async () => {
    await openRecords(page, '未结算');
    await expect(rows).toHaveCount(20);
    await expect(page.locator('.cs-member-totals')).toContainText('注单数22');
    const first = await rows.evaluateAll((all) => all.map((row) => row.dataset['ticket']));
    await page.getByRole('button', { name: '下一页' }).click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
    const rest = await rows.evaluateAll((all) => all.map((row) => row.dataset['ticket']));
    expect(new Set([...first, ...rest]).size).toBe(22);
    await page.getByRole('button', { name: '上一页' }).click();
    await expect(rows).toHaveCount(20);
  });

  await test.step('by day', async () => {
    const { siteTime } = await doors.clock();
    const day = (ms: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(ms);
    const from = (ms: number) => `status=all&period=days&from=${day(ms)}&to=${day(ms)}`;
    await page.goto(`/mine/betRecord?${from(siteTime)}`);
    await expect(rows).toHaveCount(20);
    await page.goto(`/mine/betRecord?${from(siteTime - 86_400_000)}`);
    await expect(page.getByText('没有符合条件的注单')).toBeVisible();
    await page.getByRole('combobox', { name: '投注时间' }).selectOption('今天');
    await expect(rows).toHaveCount(20);
    await expect(page).toHaveURL('/mine/betRecord?status=all&period=today');
  });

  await test.step('by category', async () => {
    await page.getByRole('combobox', { name: '类别' }).selectOption('电子');
    await expect(page.getByText('没有符合条件的注单')).toBeVisible();
    await expect(page).toHaveURL(/category=DZ/);
    await page.getByRole('combobox', { name: '类别' }).selectOption('体育');
    await expect(rows).toHaveCount(20);
  });
});

test.describe('cash-out', () => {
  const box = (page: Page) => openBets(page).locator('[data-cash-out]').first();

  async function watch(page: Page): Promise<void> {
    await page.getByRole('tab', { name: /^未结算注单/ }).click();
    await expect(openBets(page)).toBeVisible();
  }

  test(
    'whole, in two presses, from beside the slip',
    { tag: ['@landing', '@money'] },
    async ({ page, site, doors, logInAs, wire }) => {
      await logInAs('1000.00');
      const { ticket, match } = await bet(page, site);
      await watch(page);
      await expect(openBets(page)).toContainText(`${match.team_h} 全场取胜即赢`);
      await expect(openBets(page)).toContainText('现赔率 1.97');
      await box(page)
        .getByRole('button', { name: /^提前结算 ¥/ })
        .click();
      const question = box(page).getByRole('group', { name: '确认提前结算？' });
      await expect(question).toContainText('结算投注额¥100.01');
      await expect(question).toContainText('继续投注¥0');
      expect(wire.of('cashOut')).toHaveLength(0);
      await question.getByRole('button', { name: /^确认到账/ }).dblclick();
      await expect(openBets(page)).toContainText('暂无未结算注单');
      expect(wire.of('cashOut')).toHaveLength(1);
      await page.goto(`/mine/betRecord/${ticket}`);
      await expect(page.getByRole('list', { name: '结算记录' })).toContainText(
        '提前结算投注额 ¥100.01，到账 ¥',
      );
      await expectBooks(doors);
    },
  );

  test(
    'a part, with the reply lost: asked by its key, paid once, across a reload',
    { tag: '@money' },
    async ({ page, site, doors, logInAs, guard, wire }) => {
      guard.allowProblem(CUT);
      await logInAs('1000.00');
      const { ticket } = await bet(page, site);
      await watch(page);
      await box(page).getByRole('button', { name: '部分结算' }).click();
      const amount = box(page).getByRole('textbox', { name: '要结算的投注额' });
      await expect(amount).toHaveValue('');
      await amount.fill('5');
      await amount.press('Enter');
      await expect(box(page)).toContainText('最少结算 ¥10');
      await amount.fill('95');
      await amount.press('Enter');
      await expect(box(page)).toContainText('余下的投注额至少为 ¥10');
      await amount.fill('40');
      await box(page)
        .getByRole('button', { name: /^结算这部分/ })
        .click();
      await expect(box(page)).toContainText('继续投注¥60.01');
      await page.route(`**${VENUE}`, async (route) => {
        const body = route.request().postData() ?? '';
        if (body.includes('"cashOut"')) {
          await route.fetch();
          await route.abort();
        } else await route.continue();
      });
      await box(page)
        .getByRole('button', { name: /^确认到账/ })
        .click();
      await expect(box(page)).toContainText('正在查询结果');
      await page.reload();
      await expect.poll(() => wire.of('getCashOutOrder').length).toBeGreaterThan(0);
      await page.goto(`/mine/betRecord/${ticket}`);
      const history = page.getByRole('list', { name: '结算记录' });
      await expect(history.getByRole('listitem')).toHaveCount(1);
      await expect(history).toContainText('提前结算投注额 ¥40，到账 ¥');
      await expect(page.locator('.cs-member-ticket-sums')).toContainText('仍在投注¥60.01');
      expect(wire.of('cashOut')).toHaveLength(1);
      const keys = wire.of('getCashOutOrder').map(({ body }) => body['key']);
      expect(new Set(keys)).toEqual(new Set([wire.of('cashOut')[0]?.body['key']]));
      await expectBooks(doors);
    },
  );

  test('the price falls between offer and press: refused with what it is worth now', async ({
    page,
    site,
    doors,
    logInAs,
  }) => {
    await logInAs('1000.00');
    const { match } = await bet(page, site);
    await watch(page);
    await box(page)
      .getByRole('button', { name: /^提前结算 ¥/ })
      .click();
    await pin(doors, match, marketOf(match, 'M'), 'H', '3.00');
    await box(page)
      .getByRole('button', { name: /^确认到账/ })
      .click();
    await expect(box(page).getByRole('alert')).toContainText(/未提前结算：价格已变动 现在可得 ¥\d/);
    await expectBalance(page, '¥899.99');
    await expectBooks(doors);
  });

  test('the slip stays beside the running bets, and a new pick leads back to it', async ({
    page,
    site,
    logInAs,
  }) => {
    await logInAs('1000.00');
    await bet(page, site);
    await watch(page);
    const match = await site.make('FT');
    await priceButton(page, marketOf(match, 'M'), 'H').click();
    await expect(page.getByRole('tab', { name: /^投注单/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(stake(page)).toBeVisible();
  });
});
