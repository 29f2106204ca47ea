import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cardNumber } from '../money-members.ts';
import { md5Hex } from '../../src/access/passwords.ts';
import { bet } from './member-steps.ts';
import { type Steps, oneOf, type Walker } from './step.ts';

const PAGE = { pageNum: 1, pageSize: 20 };
const password = md5Hex('135790');
const key = (): string => randomUUID();
const card = (number: number) => ({
  kind: 'bank',
  bankCode: 'DEMO',
  number: cardNumber(number),
});

/** Who may keep cards and withdraw. */
const bound = ({ phone }: Walker) => ({
  phone,
  realName: '林晓岚',
  withdrawalPassword: '135790',
});
const withCard = (walker: Walker) => ({ ...bound(walker), cards: [card(walker.number)] });

async function cardId({ client }: Walker): Promise<string> {
  const { data } = await client.get<{ list: { cardId: string }[] }>(
    '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  );
  return data.list[0]?.cardId ?? '';
}

async function deposit(
  { client }: Walker,
  channelId = 'bank-transfer',
): Promise<{ orderId: string }> {
  const { data } = await client.call('/fd/api/v1/payment/pay', {
    channelId,
    amount: '300',
    key: key(),
  });
  return { orderId: String(data['orderId']) };
}

const withdrawal = async (walker: Walker) => ({
  key: key(),
  cardId: await cardId(walker),
  amount: '500',
  password,
});

/** Two hundred go to a venue. */
async function moveIn({ client }: Walker): Promise<void> {
  const move = { channelCode: 'QFDZ', amount: '200', ty: '1', key: key() };
  await client.call('/fd/api/v1/transfer/utcTransfer', move);
}

const favourite = ({ client }: Walker) =>
  client.call('/game/api/v1/collection/addCollection', { gameCode: 'MYDZ004' });

export const MONEY_STEPS: Steps = {
  getBalance: { as: {}, data: { centerWalletBalance: '1000.00', lockedMoney: '0.00' } },
  utcTransfer: {
    as: {},
    body: () => ({ channelCode: 'QFDZ', amount: '200', ty: '1', key: key() }),
    data: { from: 'center', to: 'QFDZ', centerWalletBalance: '800.00', venueBalance: '200.00' },
  },
  transferRate: { as: {}, body: { currency: 'USDT' }, data: { rates: [{ against: 'CNY' }] } },
  paymentTypes: { as: {}, data: { channels: oneOf({ channelId: 'usdt-trc20', kind: 'virtual' }) } },
  pay: {
    as: {},
    body: () => ({ channelId: 'bank-transfer', amount: '300', key: key() }),
    data: { amount: '300.00', status: 'waiting', stage: 'unpaid' },
  },
  depositOrderStatus: {
    as: {},
    async body(walker) {
      const opened = await deposit(walker);
      await walker.site.advance(3100);
      return opened;
    },
    data: { status: 'waiting', stage: 'paid' },
  },
  closeDepositOrder: {
    as: {},
    body: (walker) => deposit(walker),
    data: { status: 'closed', stage: 'closed' },
  },
  createSignalCode: {
    as: {},
    body: (walker) => deposit(walker, 'huione'),
    data: { code: expect.stringMatching(/^[0-9A-Z]{10}$/) },
  },
  customerInfo: {
    as: { realName: '林晓岚' },
    body: { channelId: 'bank-transfer' },
    data: { needsPayerName: true, realName: '林**' },
  },
  dealRecords: {
    as: {},
    body: { kind: 'adjust', ...PAGE },
    data: { total: 1, list: [{ amount: '1000.00', balanceAfter: '1000.00' }] },
  },
  virtualCurrencies: { as: {}, data: { list: oneOf({ code: 'USDT' }) } },
  withdrawalConfig: { as: {}, data: { list: oneOf({ kind: 'bank', name: '银行卡' }) } },
  withdrawalInfo: { as: bound, data: { available: '1000.00', passwordSet: true } },
  usdtWithdrawalInfo: {
    as: bound,
    body: { amount: '500' },
    data: { kind: 'virtual', arrives: expect.stringMatching(/^\d+\.\d\d$/) },
  },
  withdraw: {
    as: withCard,
    body: withdrawal,
    data: { amount: '500.00', status: 'submitted', kind: 'bank' },
  },
  withdrawalOrder: {
    as: withCard,
    async body(walker) {
      await walker.client.call('/fd/api/v1/withdraw/new', await withdrawal(walker));
      await walker.site.advance(2000);
      return {};
    },
    data: { amount: '500.00', status: 'reviewing' },
  },
  memberCards: { as: withCard, body: { kind: 'bank' }, data: { list: [{ isDefault: true }] } },
  addableCards: { as: bound, data: { list: oneOf({ kind: 'bank', allowed: true }) } },
  addCard: {
    as: bound,
    body: ({ number }) => ({ ...card(number), holder: '林晓岚', password }),
    data: { name: '演示银行', holder: '林**', isDefault: true },
  },
  removeCard: {
    as: withCard,
    body: async (walker) => ({ cardId: await cardId(walker), password }),
    data: { list: [] },
  },
  setDefaultCard: {
    as: withCard,
    body: async (walker) => ({ cardId: await cardId(walker) }),
    data: { list: [{ isDefault: true }] },
  },
  venueResource: {
    body: {
      method: 'getMatchList',
      venueName: 'CRTY',
      request: {
        ...{ timestamp: 1781205000000, token: '', language: 'zh-cn', ip: '' },
        ...{ gtype: 'FT', showType: 'FT' },
      },
    },
    data: { method: 'getMatchList', leagues: [{ matches: oneOf({ team_h: '韩国' }) }] },
  },
  betRecordTotal: {
    as: {},
    body: async (walker) => (await bet(walker), {}),
    data: { count: 1, stake: '100.00' },
  },
  betRecordList: {
    as: {},
    body: async (walker) => (await bet(walker), PAGE),
    data: { total: 1, list: [{ team_h: '韩国', status: 'unsettled', stake: '100.00' }] },
  },
  venuesByCategory: {
    body: { category: 'DZ' },
    data: { venues: oneOf({ venueCode: 'QFDZ', games: 28 }) },
  },
  bonusPools: { data: { pools: oneOf({ poolId: 'grand', perSecond: '0.37' }) } },
  gameList: {
    as: {},
    body: async (walker) => (await favourite(walker), { collected: 1, ...PAGE }),
    data: { total: 1, list: [{ gameCode: 'MYDZ004', name: '蟠桃会', collected: 1 }] },
  },
  allVenueBalances: {
    as: {},
    body: async (walker) => (await moveIn(walker), {}),
    data: { totalBalance: '1000.00', venues: oneOf({ enName: 'QFDZ', balance: '200.00' }) },
  },
  venueBalance: {
    as: {},
    body: async (walker) => (await moveIn(walker), { enName: 'QFDZ' }),
    data: { balance: '200.00', state: 'open' },
  },
  venueTransfer: {
    as: {},
    async body(walker) {
      await moveIn(walker);
      return { from: 'QFDZ', to: 'MYDZ', amount: '50', key: key() };
    },
    data: { from: 'QFDZ', to: 'MYDZ', venueBalance: '50.00' },
  },
  recycleVenues: {
    as: {},
    body: async (walker) => (await moveIn(walker), { key: key() }),
    data: { recycled: '200.00', centerWalletBalance: '1000.00', kept: [] },
  },
  launchGame: {
    as: {},
    body: { enName: 'QFDZ', gameCode: 'QFDZ001' },
    data: { url: expect.stringMatching(/^\/game\/demo\/slots\?ticket=/), transferred: '0.00' },
  },
  setAutoTransfer: { as: {}, body: { status: 1 }, data: { status: 1 } },
  addCollection: {
    as: {},
    body: { gameCode: 'MYDZ004' },
    data: { gameCode: 'MYDZ004', collected: 1, total: 1 },
  },
  removeCollection: {
    as: {},
    body: async (walker) => (await favourite(walker), { gameCode: 'MYDZ004' }),
    data: { gameCode: 'MYDZ004', collected: 0, total: 0 },
  },
  matchDetail: {
    body: async ({ site }) => ({ gidm: (await site.match('Mexico')).gidm }),
    data: { team_h: '墨西哥', gameStatus: 'in-play', timeline: oneOf({ kind: 'kick-off' }) },
  },
};
