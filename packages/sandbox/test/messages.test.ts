import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, order, quote, type TestSandbox } from './harness.ts';
import { login, registered, user } from './people.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(async () => {
  await site.stop();
  await site.db.close();
});

const box = '/site/api/v1/site/letter';
const feedback = '/site/api/v1/feedback';
const PAGE = { pageNum: 1, pageSize: 50 };

interface Letter {
  letterId: string;
  group: string;
  title: string;
  isRead: boolean;
}
const unread = async (client: SignedClient) =>
  (await client.call<Record<string, number>>(`${box}/getUnreadForType`, { userSystem: 1 })).data;
const letters = async (client: SignedClient, more: object = {}) =>
  (await client.call<{ total: number; list: Letter[] }>(`${box}/list`, { ...PAGE, ...more })).data;

test('[CA-40] [CA-41] [CA-42] eight groups are counted; reading lowers the count of its group', async () => {
  const client = site.client();
  await registered(site, client, 'letter1');
  client.use(String((await login(client, 'letter1', { kaptchcate: 99 })).data['token']));
  const before = await unread(client);
  const all = await letters(client);
  expect(all.list.length).toBe(Object.values(before).reduce((sum, each) => sum + each, 0));
  for (const [field, count] of Object.entries(before)) {
    const group = field.replace('_count', '');
    expect((await letters(client, { group })).total).toBe(count);
  }
  expect(Object.keys(before).toSorted()).toEqual(
    [
      'activity_count',
      'bractivity_count',
      'brbulletin_count',
      'brfd_count',
      'brmatch_count',
      'brnotice_count',
      'fd_count',
      'notice_count',
    ].toSorted(),
  );
  const [welcome] = (await letters(client, { group: 'notice' })).list;
  expect(welcome).toMatchObject({ title: '欢迎加入', isRead: false });
  const { data } = await client.call(`${box}/read`, { letterId: welcome?.letterId });
  expect(data).toMatchObject({ isRead: true });
  await client.call(`${box}/read`, { letterId: welcome?.letterId });
  expect(await unread(client)).toEqual({ ...before, notice_count: 0 });
  expect((await letters(client, { group: 'notice' })).list[0]).toMatchObject({ isRead: true });
});

test('several groups are one list, and are marked as read together, the others not', async () => {
  const client = await site.member('letter9', '0');
  const before = await unread(client);
  const groups = ['brnotice', 'brbulletin'];
  const together = await letters(client, { groups });
  expect(together.total).toBe(
    Number(before['brnotice_count']) + Number(before['brbulletin_count']),
  );
  expect(new Set(together.list.map(({ group }) => group))).toEqual(new Set(groups));
  const { data } = await client.call(`${box}/onekeyRead`, { groups });
  expect(data).toEqual({ count: together.total });
  expect(await unread(client)).toEqual({ ...before, brnotice_count: 0, brbulletin_count: 0 });
});

test('broadcasts reach everybody, and each member has read them or not', async () => {
  const [one, two] = [await site.member('letter2', '0'), await site.member('letter3', '0')];
  const before = await unread(two);
  expect(await unread(one)).toEqual(before);
  expect(before['brmatch_count']).toBeGreaterThan(0);
  const [first] = (await letters(one, { group: 'brmatch' })).list;
  await one.call(`${box}/read`, { letterId: first?.letterId });
  expect(await unread(one)).toEqual({
    ...before,
    brmatch_count: Number(before['brmatch_count']) - 1,
  });
  expect(await unread(two)).toEqual(before);
});

test('[CA-44] one touch reads a group, or everything', async () => {
  const client = await site.member('letter4', '0');
  const before = await unread(client);
  const group = await client.call(`${box}/onekeyRead`, { group: 'brnotice' });
  expect(group.data).toEqual({ count: before['brnotice_count'] });
  expect(await unread(client)).toEqual({ ...before, brnotice_count: 0 });
  await client.call(`${box}/onekeyRead`, {});
  expect(Object.values(await unread(client)).every((count) => count === 0)).toBe(true);
  expect((await client.call(`${box}/onekeyRead`, {})).data).toEqual({ count: 0 });
});

test('[CA-43] letters are deleted for one member, all that were named or none', async () => {
  const [client, other] = [await site.member('letter5', '0'), await site.member('letter6', '0')];
  const { total, list } = await letters(client);
  const [a, b] = list.map((each) => each.letterId);
  const remove = async (letterIds: unknown[]) =>
    (await client.call(`${box}/delete`, { letterIds })).status_code;
  expect(await remove([a, 'L999999'])).toBe(6004);
  expect((await letters(client)).total).toBe(total);
  expect(await remove([a, b])).toBe(6000);
  expect((await letters(client)).total).toBe(total - 2);
  expect((await letters(client)).list.map((each) => each.letterId)).not.toContain(a);
  expect(await remove([a])).toBe(6004);
  expect((await client.call(`${box}/read`, { letterId: a })).status_code).toBe(6004);
  expect((await letters(other)).total).toBe(total);
});

test('a member cannot read the letters of another', async () => {
  const client = site.client();
  await registered(site, client, 'letter7');
  client.use(String((await login(client, 'letter7', { kaptchcate: 99 })).data['token']));
  const [own] = (await letters(client, { group: 'notice' })).list;
  const other = await site.member('letter8', '0');
  const refused = await other.call(`${box}/read`, { letterId: own?.letterId });
  expect(refused.status_code).toBe(6004);
});

test('letters come in the script that the member reads, page by page', async () => {
  const client = await site.member('letter9', '0');
  const { total, list } = await letters(client);
  const { data } = await client.call<{ total: number; list: Letter[] }>(
    `${box}/list`,
    { pageNum: 2, pageSize: 3 },
    { headers: { 'accept-language': 'zh-TW' } },
  );
  expect([data.total, data.list.map((each) => each.letterId)]).toEqual([
    total,
    list.slice(3, 6).map((each) => each.letterId),
  ]);
  const hant = await client.call<{ list: Letter[] }>(`${box}/list`, PAGE, {
    headers: { 'accept-language': 'zh-TW' },
  });
  expect(hant.data.list.map((each) => each.title)).toContain('存款管道安全提示');
});

const add = (client: SignedClient, more: object = {}) =>
  client.call(`${feedback}/addFeedBack`, {
    type: 'other',
    content: '页面很好用',
    images: [],
    ...more,
  });
const feedbacks = async (client: SignedClient, more: object = {}) =>
  (await client.call(`${feedback}/getFeedBackList`, { ...PAGE, ...more })).data;
const unreadNum = async (client: SignedClient) =>
  (await client.call<number>(`${feedback}/unreadNum`)).data;

test('[CA-33] [CA-34] [CA-37] [CA-38] a feedback is answered after two minutes, and read by opening it', async () => {
  const client = await site.member('feed1', '0');
  const { data } = await add(client, { type: 'account' });
  const { feedbackId } = data;
  expect(await feedbacks(client)).toMatchObject({
    total: 1,
    list: [{ feedbackId, type: 'account', status: 'waiting', unread: false }],
  });
  await site.advance(119_000);
  expect(await unreadNum(client)).toBe(0);
  await site.advance(2000);
  expect(await unreadNum(client)).toBe(1);
  expect(await feedbacks(client, { status: 'waiting' })).toMatchObject({ total: 0 });
  expect(await feedbacks(client, { status: 'answered' })).toMatchObject({
    list: [{ feedbackId, unread: true }],
  });
  const notices = await letters(client, { group: 'notice' });
  expect(notices.list).toMatchObject([{ title: '您的反馈已回复' }]);
  const opened = await client.call(`${feedback}/getFeedbackInfo`, { feedbackId });
  expect(opened.data).toMatchObject({
    unread: false,
    status: 'answered',
    thread: [
      { from: 'member', text: '页面很好用' },
      { from: 'operator', text: expect.stringContaining('账户') },
    ],
  });
  expect(await unreadNum(client)).toBe(0);
});

test('what a member wrote is told as they wrote it, the answer in their script', async () => {
  const client = await site.member('feed2', '0');
  const { data } = await add(client, { type: 'account', content: '账户' });
  await site.advance(121_000);
  const told = await client.call<{ thread: { text: string }[] }>(
    `${feedback}/getFeedbackInfo`,
    { feedbackId: data['feedbackId'] },
    { headers: { 'accept-language': 'zh-TW' } },
  );
  expect(told.data.thread.map((each) => each.text)).toEqual([
    '账户',
    expect.stringContaining('帳戶'),
  ]);
});

test('[CA-35] a feedback is about a bet of the member, chosen from their own', async () => {
  const client = await site.member('feed3', '1000');
  const quoted = await quote(client, await site.match('South Korea'), 'M', 'H');
  const placed = await client.sports('placeBet', order(quoted, '100.00'));
  const { data } = await client.call(`${feedback}/queryMemberBetList`, PAGE);
  expect(data).toMatchObject({
    total: 1,
    list: [{ ticket_id: placed.data.ticket_id, stake: '100.00', team_h: '韩国' }],
  });
  const ticketId = placed.data.ticket_id;
  const told = await add(client, { type: 'bet', ticketId });
  const { feedbackId } = told.data;
  const opened = await client.call(`${feedback}/getFeedbackInfo`, { feedbackId });
  expect(opened.data).toMatchObject({ ticketId });
  const other = await site.member('feed4', '0');
  expect((await add(other, { type: 'bet', ticketId })).status_code).toBe(6004);
});

test('[CA-36] a feedback may be about a deposit reward that is on', async () => {
  const client = await site.member('feed5', '0');
  const { data } = await client.call(`${feedback}/querySiteDepositRewardConfigList`);
  const [reward] = data['list'] as { rewardId: string; title: string }[];
  expect(reward).toMatchObject({ title: '首存礼遇' });
  const { rewardId } = reward ?? {};
  expect((await add(client, { type: 'deposit', rewardId })).status_code).toBe(6000);
  expect((await add(client, { type: 'deposit', rewardId: 'p-race' })).status_code).toBe(6004);
});

test('a feedback carries images of the member only, and says something', async () => {
  const client = await site.member('feed6', '0');
  const uploaded = await client.call(`${user}/upload/uploadImage`, {
    fileName: 'a.png',
    contentType: 'image/png',
    content: Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64'),
  });
  const images = [uploaded.data['imageId']];
  const { data } = await add(client, { images });
  const opened = await client.call(`${feedback}/getFeedbackInfo`, data);
  expect(opened.data['images']).toEqual([uploaded.data]);
  const other = await site.member('feed7', '0');
  expect((await add(other, { images })).status_code).toBe(6004);
  expect((await add(client, { content: '  ' })).status_code).toBe(6007);
});

test('[CA-39] a deleted feedback is gone, and is answered no more', async () => {
  const client = await site.member('feed8', '0');
  const { data } = await add(client);
  const other = await site.member('feed9', '0');
  expect((await other.call(`${feedback}/delFeedback`, data)).status_code).toBe(6004);
  expect((await other.call(`${feedback}/getFeedbackInfo`, data)).status_code).toBe(6004);
  expect((await client.call(`${feedback}/delFeedback`, data)).status_code).toBe(6000);
  expect((await client.call(`${feedback}/delFeedback`, data)).status_code).toBe(6004);
  expect((await client.call(`${feedback}/getFeedbackInfo`, data)).status_code).toBe(6004);
  expect(await feedbacks(client)).toMatchObject({ total: 0 });
  await site.advance(121_000);
  expect(await unreadNum(client)).toBe(0);
});

test('five feedbacks in ten minutes are the most', async () => {
  const client = await site.member('feed10', '0');
  const codes = [];
  for (let i = 0; i < 6; i += 1) codes.push((await add(client)).status_code);
  expect(codes).toEqual([6000, 6000, 6000, 6000, 6000, 6011]);
  await site.advance(10 * 60_000 + 1000);
  expect((await add(client)).status_code).toBe(6000);
});
