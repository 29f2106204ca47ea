import { readFile } from 'node:fs/promises';
import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import { authDialog, fillRegistration, solvePicture, submit } from './support/auth-steps.ts';
import { expectBalance } from './support/board-steps.ts';
import { openDeposit, orderStatus, textOfPicture, textOfQr } from './support/deposit-steps.ts';
import { guardPages } from './support/page-guard.ts';

const PATH = '/activity/friendInvitation';
const link = (page: Page) => page.locator('.cs-promo-invite .cs-qr__text');
const friends = (page: Page) => page.getByRole('table', { name: '好友记录' }).getByRole('row');
const figure = (page: Page, label: string) =>
  page.locator('.cs-promo-standing dl > div').filter({ hasText: label });
const claimButton = (page: Page) => page.getByRole('button', { name: /^领取 ¥10/ });

test('[RT-29] a link with both codes is copied, scanned, and printed on a poster that is saved', async ({
  page,
  logInAs,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInAs('10.00');
  await page.goto(PATH);
  await expect(link(page)).toHaveText(/\/\?icode=\d+&rcode=R\d+$/);
  await expect(page.getByText('还没有好友通过您的链接注册')).toBeVisible();
  const text = await link(page).innerText();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: '复制邀请链接' }).click();
  await expect.poll(copied).toBe(text);
  expect(await textOfQr(page.getByRole('img', { name: '邀请链接的二维码' }))).toBe(text);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存海报图片' }).click();
  const poster = await saved;
  expect(poster.suggestedFilename()).toBe('邀请海报.png');
  expect(textOfPicture(await readFile(await poster.path()))).toBe(text);
  await page.getByRole('button', { name: '复制邀请码' }).click();
  await expect.poll(copied).toBe(new URL(text).searchParams.get('icode'));
});

test(
  '[RT-29] [WA-09] [CA-48] a friend who came by the link and made a deposit is seen by who invited them, and both are given once',
  { tag: '@money' },
  async ({ page, browser, site, doors, wire, logInAs }, { testId }) => {
    await logInAs('10.00');
    await page.goto(PATH);
    await expect(link(page)).toHaveText(/rcode=R\d+$/);
    const address = await link(page).innerText();

    const context = await browser.newContext({
      ...{ baseURL: site.url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
      serviceWorkers: 'block',
    });
    await context.addCookies([{ name: 'courtside-test', value: testId, url: site.url }]);
    const guard = await guardPages(context, site.url);
    const beside = await context.newPage();
    const name = newName();
    await beside.goto(address);
    await fillRegistration(beside, { name, password: PASSWORD });
    await authDialog(beside).getByRole('checkbox').check();
    await submit(beside, '注册').click();
    await solvePicture(beside, doors);
    await expect(authDialog(beside)).toBeHidden();

    const masked = `${name.slice(0, 2)}***${name.slice(-1)}`;
    await page.reload();
    await expect(friends(page).filter({ hasText: masked })).toContainText('已注册，尚未首存');
    await expect(figure(page, '已注册好友')).toContainText('1');
    await expect(figure(page, '已首存好友')).toContainText('0');
    await expect(claimButton(page)).toHaveCount(0);
    await expect(page.getByText(name)).toHaveCount(0);

    await openDeposit(beside, /网银快捷存款/, '200');
    await doors.advance(5100);
    await expect(orderStatus(beside)).toHaveText('存款成功');

    await page.reload();
    await expect(friends(page).filter({ hasText: masked })).toContainText('已首存，奖励待领取');
    await claimButton(page).dblclick();
    await expectBalance(page, '¥20');
    await page.reload();
    await expect(friends(page).filter({ hasText: masked })).toContainText('奖励已领取');
    await expect(figure(page, '累计已得奖励')).toContainText('¥10');
    await expect(claimButton(page)).toHaveCount(0);
    expect(wire.of('confirmInfo').length).toBe(1);

    // The friend has theirs on the same page, and a link of their own.
    await beside.goto(PATH);
    await expect(link(beside)).not.toHaveText(address);
    await claimButton(beside).click();
    await expectBalance(beside, '¥210');
    await beside.reload();
    await expect(link(beside)).toBeVisible();
    await expect(claimButton(beside)).toHaveCount(0);

    expect(await guard.verdict()).toEqual([]);
    await context.close();
    expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
  },
);
