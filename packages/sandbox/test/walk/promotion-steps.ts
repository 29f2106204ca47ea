import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Steps, Walker } from './step.ts';

/** A first deposit that is large enough for its gift. */
async function firstDeposit({ client, site }: Walker): Promise<void> {
  const body = { channelId: 'bank-transfer', amount: '100', key: randomUUID() };
  await client.call('/fd/api/v1/payment/pay', body);
  await site.advance(10_000);
}

const claim = (): object => ({ promotionId: 'p-first', key: randomUUID() });

export const PROMOTION_STEPS: Steps = {
  promotionVerification: {
    as: {},
    body: async (walker) => {
      await firstDeposit(walker);
      return { promotionId: 'p-first' };
    },
    data: { promotionId: 'p-first', state: 'claimable' },
  },
  joinPromotion: {
    as: {},
    body: { promotionId: 'p-sign' },
    data: { promotionId: 'p-sign', state: 'running', progress: { done: '1', target: '7' } },
  },
  confirmPromotion: {
    as: {},
    body: async (walker) => {
      await firstDeposit(walker);
      return claim();
    },
    data: { exchange: { amount: '18.00' }, standing: { state: 'claimed' } },
  },
  promotionStandings: {
    as: {},
    data: { list: expect.arrayContaining([expect.objectContaining({ promotionId: 'p-sign' })]) },
  },
  raceBoard: { body: { promotionId: 'p-race' }, data: { own: null, players: expect.any(Number) } },
  exchangeGifts: { as: {}, data: { points: 0, list: expect.any(Array) } },
  exchangePoints: {
    as: {},
    body: async ({ site, name }) => {
      await site.db.query(
        `INSERT INTO sign_days (member_id, day) SELECT id, day FROM members, generate_series(1, 3) AS day WHERE name = $1`,
        [name],
      );
      return { giftId: 'bonus-1', key: randomUUID() };
    },
    data: { points: 0, exchange: { amount: '1.00' } },
  },
  vipWeekInfo: { as: {}, data: { grade: 0, turnover: '0.00', lastWeek: { state: 'missed' } } },
  exchangeRecord: {
    as: {},
    body: async (walker) => {
      await firstDeposit(walker);
      await walker.client.call('/act/api/v1/promotion/confirmInfo', claim());
      return { pageNum: 1, pageSize: 20 };
    },
    data: { total: 1, list: [expect.objectContaining({ promotionId: 'p-first' })] },
  },
};
