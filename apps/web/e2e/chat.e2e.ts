import { expect, test } from './fixtures.ts';
import { field, openRoom, rows, say, send, why } from './support/chat-steps.ts';
import type { Doors } from './support/doors.ts';

/** The room as it was, whatever the test did to it. */
const restore = (doors: Doors, rid: string) =>
  doors.chat('/room', { rid, status: 'open', blocked: false, minLevel: 0 });

test('[CH-18] [CH-24] [CH-27] a visitor reads as a guest, and is told in the place of the field how to speak', async ({
  page,
}) => {
  const socket = await openRoom(page);
  expect(socket.addresses).toHaveLength(1);
  expect(new URL(socket.addresses[0] ?? '').searchParams.get('clientType')).toBe('web');
  expect(new URL(socket.addresses[0] ?? '').searchParams.get('siteId')).toMatch(/^\d+$/);
  expect(socket.sent(10019)).toEqual([{}]);
  expect(socket.got(10019)).toMatchObject([{ person: { guest: 1 }, maySpeak: 0 }]);
  await expect(rows(page)).toContainText('补时四分钟，稳住');
  // The list and the room say the same.
  const said = (where: string) => page.locator(where).textContent();
  await expect
    .poll(
      async () =>
        (await said('.cs-chat-rooms [aria-current="true"] small')) ===
        (await said('.cs-chat__online')),
    )
    .toBe(true);
  await expect(why(page)).toHaveText('您正在以访客身份浏览，登录后即可发言');
  await expect(field(page)).toHaveCount(0);
  await page.locator('.cs-chat').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test(
  '[CH-02] [CH-03] [CH-04] [CH-15] [CH-20] [CH-24] [CH-25] [VA-17] [CA-07] a member logs in with a jwt, enters by rid, and is heard, trimmed; an empty message is not sent',
  { tag: '@landing' },
  async ({ page, logInAs }) => {
    const { token } = await logInAs('10.00');
    const socket = await openRoom(page);
    expect(socket.sent(10001)).toMatchObject([{ token, body: expect.stringContaining('.') }]);
    expect(socket.got(10001)).toMatchObject([{ person: { guest: 0 } }]);
    expect(socket.sent(10002)).toEqual([{ rid: 'lobby' }]);
    expect(socket.got(10016)).toMatchObject([{ rid: 'lobby', name: '大厅' }]);
    await expect(page.getByRole('heading', { name: '大厅', level: 2 })).toBeVisible();
    await say(page, '   ');
    await send(page).click();
    await say(page, '  开场就压着打 [赞] <b>真好</b> https ');
    await expect(rows(page)).toContainText('开场就压着打');
    expect(socket.sent(10003)).toHaveLength(1);
    expect(socket.sent(10003)[0]).toMatchObject({ msg: '开场就压着打 [赞] <b>真好</b> https' });
    const own = page.locator('.cs-chat-speech.is-own').last();
    await expect(own).toContainText('<b>真好</b>');
    await expect(own.getByRole('img', { name: '赞' })).toBeVisible();
    await expect(own.locator('.cs-chat-speech__text :is(a, b)')).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  },
);

test('[CH-01] [CH-22] a heartbeat goes out with the room and every ten seconds', async ({
  page,
}) => {
  const socket = await openRoom(page);
  await expect.poll(() => socket.got(0).length).toBe(1);
  await expect.poll(() => socket.sent(0).length).toBe(2);
});

test(
  '[CH-21] [CH-23] [CH-28] after a cut the room says so, connects anew in five seconds, and sends what waited',
  { tag: '@landing' },
  async ({ page, logInAs }) => {
    await logInAs('10.00');
    const socket = await openRoom(page);
    socket.cut();
    await expect(page.locator('.cs-chat__link')).toHaveText('连接已断开，正在重新连接…');
    await say(page, '断线时说的');
    await expect(page.locator('.cs-chat-outbox')).toContainText('等待发送');
    expect(socket.sent(10003)).toEqual([]);
    await expect(rows(page)).toContainText('断线时说的');
    await expect(page.locator('.cs-chat-outbox')).toHaveCount(0);
    expect(socket.addresses).toHaveLength(2);
    expect(socket.sent(10002)).toHaveLength(2);
  },
);

test('[CA-84] [CH-26] what was said is found again by kind and time, and one’s own alone', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('10.00');
  await openRoom(page);
  await say(page, '这句话以后要找得到');
  await expect(rows(page)).toContainText('这句话以后要找得到');
  await page.locator('.cs-chat').getByRole('button', { name: '聊天室设置' }).click();
  await page.getByRole('menuitem', { name: '查找聊天记录' }).click();
  const records = page.getByRole('dialog', { name: '查找聊天记录' });
  await expect(records.getByRole('listitem').first()).toContainText('这句话以后要找得到');
  await expect(records).toContainText('补时四分钟，稳住');
  await records.getByRole('switch', { name: '只看我的' }).click();
  await expect(records.getByRole('listitem')).toHaveCount(1);
  await records.getByRole('combobox', { name: '时间' }).selectOption('7');
  await expect(records.getByRole('listitem')).toContainText('这句话以后要找得到');
  const sent = wire.of('/stream/api/v1/history').at(-1)?.body as Record<string, number>;
  expect(sent).toMatchObject({
    ...{ rid: 'lobby', pageNum: 1, pageSize: 15, category: 'room', categoryType: 'mine' },
  });
  expect((sent['endTime'] ?? 0) - (sent['beginTime'] ?? 0)).toBe(7 * 86_400_000);
  await records.getByText('礼物', { exact: true }).click();
  await expect(records).toContainText('这段时间没有记录');
  await page.keyboard.press('Escape');
  await expect(records).toBeHidden();
});

test('[CH-05] a member who is muted is told until when and why, and may speak again when it ends', async ({
  page,
  doors,
  logInAs,
}) => {
  const { name } = await logInAs('10.00');
  await openRoom(page);
  await doors.chat('/mute', { rid: 'lobby', name, minutes: 10, reason: '发布广告' });
  await expect(why(page)).toContainText('您已被禁言：发布广告');
  await expect(why(page)).toContainText(/（(9|10):\d\d 后可发言）/);
  await expect(field(page)).toBeDisabled();
  await page.reload();
  await expect(why(page)).toContainText('您已被禁言：发布广告');
  await doors.chat('/mute', { rid: 'lobby', name, minutes: 0 });
  await expect(why(page)).toHaveText('');
  await expect(field(page)).toBeEnabled();
});

test('[CH-06] [CH-07] [CH-08] [CH-10] a room that is blocked or closed, a level that is too low and chat that is shut are said in the field', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  await openRoom(page);
  try {
    await doors.chat('/room', { blocked: true, reason: '赛后整理' });
    await expect(why(page)).toHaveText('聊天室暂停发言：赛后整理');
    await page.reload();
    await expect(why(page)).toHaveText('聊天室暂停发言：赛后整理');
    await doors.chat('/room', { blocked: false });
    await doors.chat('/room', { minLevel: 5 });
    await expect(why(page)).toHaveText('本聊天室需达到 VIP 5 才能发言');
    await doors.chat('/room', { minLevel: 0 });
    await doors.chat('/room', { status: 'closed' });
    await expect(why(page)).toContainText('聊天室已关闭');
    await doors.chat('/room', { status: 'open' });
    await doors.chat('/global', { open: false, reason: '系统维护' });
    await expect(why(page)).toHaveText('聊天功能暂时关闭：系统维护');
    await doors.chat('/global', { open: true });
    await expect(why(page)).toHaveText('');
    await expect(field(page)).toBeEnabled();
  } finally {
    await doors.chat('/global', { open: true });
    await restore(doors, 'lobby');
  }
});

test('[CH-09] [CH-16] [CH-17] [CH-19] who enters, gifts, predictions and notices stand in the room', async ({
  page,
}) => {
  const socket = await openRoom(page);
  const sender = { userId: '100777', nickname: '看台老郑', vipLevel: 4, guest: 0 };
  const record = { rid: 'lobby', sender, at: Date.now() + 60_000 };
  socket.push(10008, { rid: 'lobby', person: sender, online: 421 });
  await expect(page.locator('.cs-chat__online')).toHaveText('421 人在线');
  await expect(rows(page)).toContainText('看台老郑 进入了聊天室');
  socket.push(10017, { ...record, id: 1, giftCode: 'scarf', giftName: '应援围巾', count: 3 });
  await expect(rows(page)).toContainText('送出 应援围巾 × 3');
  socket.push(10018, { ...record, id: 1, h: 2, c: 1, state: 'open' });
  await expect(rows(page)).toContainText('预测比分 2:1');
  socket.push(60000, { code: 'notice', message: '请文明发言', about: null });
  await expect(rows(page)).toContainText('请文明发言');
  await page.getByRole('button', { name: '聊天室设置' }).click();
  await page.getByRole('menuitemcheckbox', { name: '显示礼物' }).click();
  await page.keyboard.press('Escape');
  await expect(rows(page)).not.toContainText('应援围巾');
});

test('[CH-13] [CH-14] [CH-12] beside the match: its score, a room that is cleared, a room that is removed', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  const match = await site.make('RB');
  const rid = `m-${match.gidm}`;
  await page.goto(`/game/sport/match/${match.gidm}`);
  const panel = page.locator('.cs-chat-panel');
  await expect(panel.locator('.cs-chat__online')).toBeVisible();
  await doors.match(match.gidm, { score: { h: 4, c: 2 } });
  await expect(panel.locator('.cs-chat__score')).toHaveText('4:2');
  await say(page, '这场有看头');
  await expect(rows(page)).toContainText('这场有看头');
  await doors.chat('/room', { rid, clear: true });
  await expect(panel).toContainText('聊天记录已被清理');
  await expect(panel).not.toContainText('这场有看头');
  await doors.chat('/room', { rid, destroy: true });
  await expect(panel).toContainText('聊天室已被移除');
});

test('the room beside a match leads to a page of its own, where what was said and what is being typed goes on, and back', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('10.00');
  const match = await site.make('RB');
  await page.goto(`/game/sport/match/${match.gidm}`);
  await say(page, '换个大点的地方说');
  await expect(rows(page)).toContainText('换个大点的地方说');
  await field(page).fill('还没说完');
  await page.getByRole('button', { name: '聊天室设置' }).click();
  await page.getByRole('menuitem', { name: '在单独的页面打开' }).click();
  await expect(page).toHaveURL(`/game/sport/match/${match.gidm}/chat`);
  const alone = page.locator('.cs-chat-page.is-alone');
  await expect(alone.getByRole('log')).toContainText('换个大点的地方说');
  await expect(alone.getByRole('textbox', { name: '发言内容' })).toHaveValue('还没说完');
  await page.reload();
  await expect(alone.getByRole('log')).toContainText('换个大点的地方说');
  await alone.getByRole('link', { name: '返回比赛' }).click();
  await expect(page).toHaveURL(`/game/sport/match/${match.gidm}`);
});

test('whoever is blocked is not heard until they are let back, after a reload too', async ({
  page,
}) => {
  await openRoom(page);
  const other = page.locator('.cs-chat-speech', { hasText: '看台老郑' });
  await other.last().getByRole('button', { name: '看台老郑 的发言：更多操作' }).click();
  await page.getByRole('menuitem', { name: '屏蔽这位会员' }).click();
  await expect(other).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toContainText('稳住');
  await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: '聊天室设置' }).click();
  await page.getByRole('menuitem', { name: '看台老郑' }).click();
  await expect(other.first()).toBeVisible();
});

test('what was typed stays with its room, a message is reported with its place', async ({
  page,
  wire,
  logInAs,
}) => {
  await logInAs('10.00');
  await openRoom(page);
  await field(page).fill('还没说完');
  await page.reload();
  await expect(field(page)).toHaveValue('还没说完');
  const row = page.locator('.cs-chat-speech', { hasText: '午夜补时' }).last();
  await row.getByRole('button', { name: '午夜补时 的发言：更多操作' }).click();
  await page.getByRole('menuitem', { name: '举报发言' }).click();
  await expect(page.locator('.cs-toasts')).toContainText('举报已提交');
  const [report] = wire.of('/feedback/addFeedBack');
  expect(report?.body['content']).toMatch(/^聊天举报 lobby #\d+ 午夜补时：/);
});

test('on a phone the room of a match is a sheet', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const match = await site.make('RB');
  await page.goto(`/game/sport/match/${match.gidm}`);
  await page.getByRole('button', { name: '打开聊天室' }).click();
  await expect(page.getByRole('dialog').locator('.cs-chat__online')).toBeVisible();
});
