import { expect, test } from './fixtures.ts';
import { marketOf, openBoard, pin, slip, touch } from './support/board-steps.ts';
import { field, openRoom, rows, send } from './support/chat-steps.ts';

test('picks of the slip are shared in a room, and taken into a slip from there at the prices of now', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('100.00');
  const match = await site.make('FT');
  const market = marketOf(match, 'M');
  await pin(doors, match, market, 'H', '0.95');
  await openBoard(page, 'FT');
  await touch(page, match, market, 'H');
  await expect(slip(page)).toContainText(match.team_h);

  const rid = `m-${match.gidm}`;
  await openRoom(page, rid);
  await page.getByRole('button', { name: '分享选项' }).click();
  await expect(field(page)).toHaveValue(`CS1;${market.gid}:M:H `);
  await field(page).press('End');
  await field(page).pressSequentially('看好主队');
  await send(page).click();
  const row = rows(page).getByRole('article').filter({ hasText: '看好主队' });
  await expect(row).toContainText('分享的投注选项（1 项）');
  await expect(row).not.toContainText('CS1');

  await test.step('who reads it sees prices when they ask, and takes what is in no slip of theirs', async () => {
    await openBoard(page, 'FT');
    await slip(page).getByRole('button', { name: '清空' }).click();
    await openRoom(page, rid);
    await expect(page.getByRole('button', { name: '分享选项' })).toHaveCount(0);
    await row.getByRole('button', { name: '查看赔率' }).click();
    await expect(row.getByRole('listitem')).toContainText(`${match.team_h}1.95`);
    await pin(doors, match, market, 'H', '0.45');
    await row.getByRole('button', { name: '加入投注单' }).click();
    await expect(page.getByText('已加入投注单', { exact: true })).toBeVisible();
    await expect(row.getByRole('listitem')).toContainText('1.45');
    // Once more takes nothing out.
    await row.getByRole('button', { name: '加入投注单' }).click();
    await expect(row.getByRole('button', { name: '加入投注单' })).not.toHaveAttribute('aria-busy');
    await openBoard(page, 'FT');
    await expect(slip(page).locator('.cs-betslip-pick__selection')).toHaveText([match.team_h]);
    await expect(slip(page).locator('.cs-betslip-pick__price')).toHaveText('1.45');
  });
});

test('[CH-16] a member gives a gift, the room sees it, and what is left today is told', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('10.00');
  await openRoom(page, `m-${(await site.make('RB')).gidm}`);
  await page.getByRole('button', { name: '礼物', exact: true }).click();
  const gifts = page.getByRole('dialog', { name: '礼物' });
  await expect(gifts).toContainText('礼物免费，今天还可送 20 个');
  await gifts.getByRole('button', { name: '应援围巾' }).click();
  await expect(gifts).toContainText('礼物免费，今天还可送 19 个');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toContainText('送出 应援围巾 × 1');
});

test('what is pinned to a room stands above what is said, and can be put away', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  const rid = `m-${(await site.make('RB')).gidm}`;
  await doors.chat('/room', { rid, notice: '理性讨论，切勿轻信代投' });
  await openRoom(page, rid);
  const pinned = page.getByRole('region', { name: '置顶公告' });
  await expect(pinned).toHaveText('理性讨论，切勿轻信代投');
  await pinned.getByRole('button', { name: '关闭' }).click();
  await expect(pinned).toHaveCount(0);
  await doors.chat('/room', { rid, notice: '中场休息抽奖取消' });
  await expect(pinned).toHaveText('中场休息抽奖取消');
});

test('a text that is too long is kept and told, and a room that is not there takes none', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('10.00');
  await openRoom(page, `m-${(await site.make('RB')).gidm}`);
  await field(page).fill('长'.repeat(230));
  await expect(page.getByText('发言最多 200 个字')).toBeVisible();
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('长'.repeat(230));
  await expect(page.locator('.cs-chat-outbox')).toHaveCount(0);
  await field(page).fill('长'.repeat(200));
  await expect(page.getByText('发言最多 200 个字')).toHaveCount(0);

  await page.goto('/game/sport/match/999999/chat');
  await expect(page.getByText('聊天室不存在，或尚未开放')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});
