import { randomUUID } from 'node:crypto';
import { ask, type Bench, type Check, Deviation, expectCode, Skipped } from './check.ts';
import type { Heard } from './probe.ts';

const PLAY = '/site/api/v1/user/play';
const DAILY = { kind: 'deposit', period: 'day' };

interface Limit {
  readonly kind: string;
  readonly period: string;
  readonly inForce: string | null;
  readonly pending: { readonly confirmFrom: number } | null;
}

/** A check that changes the member of the run. */
const changing =
  (run: (bench: Bench, call: (path: string, body?: object) => Promise<Heard>) => Promise<void>) =>
  async (bench: Bench): Promise<void> => {
    if (bench.token === '') throw new Skipped('needs --token');
    if (!bench.changing) throw new Skipped('changes something: needs --changing');
    await run(bench, (path, body = {}) => ask(bench, { path, body, token: bench.token }));
  };

function daily(heard: Heard): Limit {
  const data = heard.envelope?.data as { limits?: Limit[]; state?: { limits: Limit[] } } | null;
  const limits = data?.limits ?? data?.state?.limits ?? [];
  const found = limits.find(({ kind, period }) => kind === DAILY.kind && period === DAILY.period);
  if (found === undefined) throw new Deviation('the state has no limit of deposits a day');
  return found;
}

function expectData(heard: Heard, name: string, when: string): void {
  const data = heard.envelope?.data as Record<string, unknown> | null;
  if (data === null || data === undefined || !(name in data)) {
    throw new Deviation(`${when}: the refusal does not say ${name}`);
  }
}

const set = (value: string | null): object => ({ ...DAILY, value });
const payment = (amount: string): object => ({
  channelId: 'usdt-trc20',
  amount,
  key: randomUUID(),
});

/** One call for each activity that a break blocks. */
const SHUT: readonly (readonly [path: string, body: () => object])[] = [
  ['/fd/api/v1/payment/pay', () => payment('100')],
  ['/game/api/v1/venue/launch', () => ({ enName: 'QFDZ' })],
  [
    '/fd/api/v1/transfer/utcTransfer',
    () => ({ channelCode: 'QFDZ', amount: '1', ty: '1', key: randomUUID() }),
  ],
  ['/act/api/v1/promotion/confirmInfo', () => ({ promotionId: 'p-first', key: randomUUID() })],
  [
    '/stream/api/v1/gift/send',
    () => ({ rid: 'lobby', giftCode: 'scarf', count: 1, key: randomUUID() }),
  ],
];

/** The rules of player protection that can be checked from outside without waiting for days. */
export const playChecks: readonly Check[] = [
  {
    name: 'play/tighter-at-once',
    run: changing(async (_bench, call) => {
      const heard = await call(`${PLAY}/setLimit`, set('100'));
      expectCode(heard, 6000, 'a tighter limit');
      if (daily(heard).inForce !== '100.00') throw new Deviation('it does not hold at once');
    }),
  },
  {
    name: 'play/limit-deposit',
    run: changing(async (_bench, call) => {
      await call(`${PLAY}/setLimit`, set('100'));
      const heard = await call('/fd/api/v1/payment/pay', payment('101'));
      expectCode(heard, 6701, 'a deposit beyond the limit');
      for (const name of ['limit', 'period', 'value', 'used', 'left', 'until']) {
        expectData(heard, name, 'a deposit beyond the limit');
      }
    }),
  },
  {
    name: 'play/looser-waits',
    run: changing(async (_bench, call) => {
      await call(`${PLAY}/setLimit`, set('100'));
      const heard = await call(`${PLAY}/setLimit`, set('500'));
      expectCode(heard, 6000, 'a looser limit');
      if (daily(heard).inForce !== '100.00') throw new Deviation('a looser limit holds at once');
      if (daily(heard).pending === null) throw new Deviation('a looser limit does not wait');
      const soon = await call(`${PLAY}/confirmLimit`, DAILY);
      expectCode(soon, 6710, 'a confirmation before the delay is over');
      expectData(soon, 'until', 'a confirmation before the delay is over');
    }),
  },
  {
    name: 'play/tighter-cancels',
    run: changing(async (_bench, call) => {
      await call(`${PLAY}/setLimit`, set('100'));
      await call(`${PLAY}/setLimit`, set('500'));
      expectCode(await call(`${PLAY}/setLimit`, set('90')), 6000, 'a tighter limit');
      const heard = await call(`${PLAY}/confirmLimit`, DAILY);
      expectCode(heard, 6004, 'confirming what something tighter ended');
    }),
  },
  {
    name: 'play/break-bounds',
    run: changing(async (_bench, call) => {
      for (const hours of [23, 1009]) {
        const heard = await call(`${PLAY}/coolOff`, { hours, confirmed: 1 });
        expectCode(heard, 6007, `a cool-off of ${hours} hours`);
      }
      const heard = await call(`${PLAY}/exclude`, { months: 5, confirmed: 1 });
      expectCode(heard, 6007, 'an exclusion of five months');
    }),
  },
  {
    name: 'play/break-shuts',
    async run(bench) {
      if (bench.spare === '') throw new Skipped('needs --spare');
      const call = (path: string, body: object = {}): Promise<Heard> =>
        ask(bench, { path, body, token: bench.spare });
      const begun = await call(`${PLAY}/coolOff`, { hours: 24, confirmed: 1 });
      expectCode(begun, 6000, 'a cool-off of 24 hours');
      for (const [path, body] of SHUT) {
        const heard = await call(path, body());
        expectCode(heard, 6704, `${path} during a break`);
        expectData(heard, 'until', `${path} during a break`);
      }
      const ads = await call('/act/api/v1/promotion/config');
      expectCode(ads, 6000, 'promotions during a break');
      const { list } = (ads.envelope?.data ?? { list: [] }) as { list: unknown[] };
      if (list.length > 0) throw new Deviation('promotions are offered during a break');
      const open = await call('/fd/api/v1/withdraw/withdrawInfo');
      expectCode(open, 6000, 'withdrawal during a break');
    },
  },
];
