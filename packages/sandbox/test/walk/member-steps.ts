import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { md5Hex } from '../../src/access/passwords.ts';
import { order, quote } from '../harness.ts';
import { codeTo, PASSWORD, sendCode, user } from '../people.ts';
import { type Steps, oneOf, type Walker } from './step.ts';

const SIX = md5Hex('246810');
const BOTH = { password: SIX, secondPassword: SIX };
const NEXT = md5Hex('new12345');
const PAGE = { pageNum: 1, pageSize: 20 };
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex')], 64).toString('base64');
const COMPLAINT = { type: 'deposit', content: '存款未到账', images: [] };

const withPhone = ({ phone }: Walker) => ({ phone });

/** The code that reached a phone or mailbox on the way to binding it, or to the second password. */
async function sent(walker: Walker, way: 'phone' | 'email', type: 4 | 5): Promise<string> {
  const to = walker[way];
  const cate = way === 'phone' ? 0 : 1;
  await sendCode(walker.client, 'two', { to: type === 5 ? '' : to, type, cate });
  return codeTo(walker.site, to);
}

async function letterId({ client }: Walker): Promise<string> {
  const { data } = await client.call<{ list: { letterId: string }[] }>(
    '/site/api/v1/site/letter/list',
    PAGE,
  );
  return data.list[0]?.letterId ?? '';
}

async function feedbackId({ client }: Walker): Promise<string> {
  const { data } = await client.call('/site/api/v1/feedback/addFeedBack', COMPLAINT);
  return String(data['feedbackId']);
}

/** A bet of a hundred on a match that has not begun. */
export async function bet({ site, client }: Walker): Promise<void> {
  const quoted = await quote(client, await site.match('South Korea'), 'M', 'H');
  await client.sports('placeBet', order(quoted, '100'));
}

export const MEMBER_STEPS: Steps = {
  memberInfo: { as: withPhone, data: { bindPhone: true, bindEmail: false, currency: 'CNY' } },
  memberJwt: { as: {}, data: { body: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) } },
  avatarList: { as: {}, data: { list: oneOf({ avatarId: 'football' }) } },
  addAvatar: { as: {}, body: { avatarId: 'football' }, data: { motif: 'avatar-football' } },
  updateProfile: {
    as: {},
    body: { gender: 'female', birthday: '1990-05-20', nickname: '小测试' },
    data: { nickname: '小测试', profileSubmitted: true },
  },
  bindPhone: {
    as: {},
    body: async (walker) => ({ phone: walker.phone, code: await sent(walker, 'phone', 4) }),
    data: null,
  },
  bindEmail: {
    as: {},
    body: async (walker) => ({ email: walker.email, code: await sent(walker, 'email', 4) }),
    data: null,
  },
  bindRealName: { as: {}, body: { realName: '林晓岚' }, data: null },
  changePassword: {
    as: {},
    body: { oldPassword: md5Hex(PASSWORD), password: NEXT, secondPassword: NEXT },
    data: null,
  },
  secondPasswordCheck: {
    as: withPhone,
    body: async (walker) => ({ code: await sent(walker, 'phone', 5) }),
    data: null,
  },
  secondPasswordSet: { as: withPhone, body: BOTH, data: null },
  secondPasswordReset: {
    as: (walker) => ({ ...withPhone(walker), withdrawalPassword: '135790' }),
    body: { ...BOTH, oldPassword: md5Hex('135790') },
    data: null,
  },
  uploadImage: {
    as: {},
    body: { fileName: '凭证.png', contentType: 'image/png', content: PNG },
    data: { url: expect.stringMatching(/^\/site\/upload\/[0-9a-f]{32}$/) },
  },
  singleDataDecryption: {
    as: { phone: '13812345678' },
    async body({ client }) {
      const { data } = await client.call(`${user}/member/info`);
      return { value: (data['sealed'] as { phoneNumber: string }).phoneNumber };
    },
    data: { value: '13812345678' },
  },
  loginDevices: {
    as: {},
    data: { devices: oneOf({ current: true }), otherSessions: 0, logins: [] },
  },
  logoutOtherDevices: { as: {}, data: { count: 0 } },
  gradeList: { as: {}, data: { list: oneOf({ grade: 0, name: 'V0' }) } },
  gradeInfo: { as: {}, body: { grade: 1 }, data: { config: { grade: 1 }, memberGrade: 0 } },
  rebateRange: { as: {}, data: { leastTurnover: '100.00', list: oneOf({ category: 'sport' }) } },
  letterUnread: { as: {}, body: { userSystem: 1 }, data: { notice_count: 0 } },
  letterList: { as: {}, body: PAGE, data: { list: oneOf({ isRead: false }) } },
  letterRead: {
    as: {},
    body: async (walker) => ({ letterId: await letterId(walker) }),
    data: { isRead: true },
  },
  letterDelete: {
    as: {},
    body: async (walker) => ({ letterIds: [await letterId(walker)] }),
    data: null,
  },
  letterReadAll: { as: {}, body: { group: 'notice' }, data: { count: 0 } },
  addFeedback: { as: {}, body: COMPLAINT, data: { feedbackId: expect.stringMatching(/^F\d/) } },
  feedbackUnread: {
    as: {},
    async body(walker) {
      await feedbackId(walker);
      await walker.site.advance(121_000);
      return {};
    },
    data: 1,
  },
  feedbackBets: {
    as: {},
    body: async (walker) => (await bet(walker), PAGE),
    data: { total: 1, list: [{ team_h: '韩国', stake: '100.00', status: 'unsettled' }] },
  },
  feedbackDepositRewards: { as: {}, data: { list: oneOf({ title: '首存礼遇' }) } },
  feedbackList: {
    as: {},
    body: async (walker) => (await feedbackId(walker), PAGE),
    data: { total: 1, list: [{ type: 'deposit', status: 'waiting', unread: false }] },
  },
  feedbackInfo: {
    as: {},
    body: async (walker) => ({ feedbackId: await feedbackId(walker) }),
    data: { thread: [{ from: 'member', text: COMPLAINT.content }] },
  },
  deleteFeedback: {
    as: {},
    body: async (walker) => ({ feedbackId: await feedbackId(walker) }),
    data: null,
  },
  chatRooms: { data: { open: 1, rooms: oneOf({ rid: 'lobby', name: '大厅' }) } },
  chatHistory: {
    as: {},
    async body({ client }) {
      const gift = { rid: 'lobby', giftCode: 'scarf', count: 3, key: randomUUID() };
      await client.call('/stream/api/v1/gift/send', gift);
      const when = { beginTime: 0, endTime: 4e12 };
      return {
        rid: 'lobby',
        pageNum: 1,
        pageSize: 15,
        category: 'gift',
        categoryType: 'mine',
        ...when,
      };
    },
    data: { total: 1, list: [{ giftCode: 'scarf', count: 3 }] },
  },
  chatGifts: { as: {}, data: { left: 20, gifts: oneOf({ giftCode: 'scarf' }) } },
  sendChatGift: {
    as: {},
    body: () => ({ rid: 'lobby', giftCode: 'scarf', count: 2, key: randomUUID() }),
    data: { left: 18, record: { giftName: '应援围巾', count: 2 } },
  },
  submitPrediction: {
    as: {},
    async body({ site }) {
      const { gidm } = await site.match('South Korea');
      return { rid: `m-${gidm}`, h: 2, c: 1 };
    },
    data: { h: 2, c: 1, state: 'open' },
  },
};
