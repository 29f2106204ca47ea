import type { Promotion, PromotionStanding } from '@courtside/contract';
import { expect, test } from 'vitest';
import { claimsOf, welfareOf } from './welfare.ts';

const standing = (
  promotionId: string,
  more: Partial<PromotionStanding> = {},
): PromotionStanding => ({
  ...{ promotionId, state: 'open', reasons: [], progress: null, tasks: [], reward: null },
  ...{ rank: null, odds: [], againAt: null },
  ...more,
});
const promotion = (promotionId: string): Promotion => ({
  ...{ promotionId, kind: 'landPage', title: promotionId, text: '', scope: '' },
  ...{ startsAt: 0, endsAt: null, picture: { url: '', motif: 'gift' } },
});

test('what cannot be had is left out, the rest stands by its state', () => {
  const groups = welfareOf(['a', 'b', 'c', 'd', 'e', 'f'].map(promotion), [
    standing('a', { state: 'claimable' }),
    standing('b', { state: 'running' }),
    standing('c'),
    standing('d', { state: 'claimed' }),
    standing('e', { state: 'not-eligible' }),
  ]);
  const ids = (group: (typeof groups)['done']) => group.map(({ promotion: p }) => p.promotionId);
  expect([ids(groups.claimable), ids(groups.running), ids(groups.done)]).toEqual([
    ['a'],
    ['b', 'c'],
    ['d'],
  ]);
});

test('tasks that are reached are claimed each, a promotion as a whole', () => {
  expect(claimsOf(standing('a', { state: 'claimable' }))).toEqual([{ promotionId: 'a' }]);
  expect(claimsOf(standing('a', { state: 'running' }))).toEqual([]);
  const tasks = [
    { taskId: 'x', text: '', state: 'claimable' as const, amount: '1.00' },
    { taskId: 'y', text: '', state: 'open' as const, amount: '1.00' },
  ];
  expect(claimsOf(standing('a', { state: 'claimable', tasks }))).toEqual([
    { promotionId: 'a', taskId: 'x' },
  ]);
});
