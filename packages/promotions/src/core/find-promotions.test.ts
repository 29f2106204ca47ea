import type { Promotion } from '@courtside/contract';
import { expect, test } from 'vitest';
import { findPromotions } from './find-promotions.ts';

const promotion = (
  promotionId: string,
  title: string,
  more: Partial<Promotion> = {},
): Promotion => ({
  ...{ promotionId, title, kind: 'landPage', text: '', scope: '' },
  ...{ startsAt: 0, endsAt: null, picture: { url: '', motif: 'gift' } },
  ...more,
});
const all = [
  promotion('a', '首存礼遇', { category: 'newcomer', scope: '新会员' }),
  promotion('b', '每周积分赛', { category: 'contest', text: '前二百名' }),
  promotion('c', '专题'),
];
const ids = (category: '' | 'contest' | 'theme', words: string) =>
  findPromotions(all, { category, words }).map(({ promotionId }) => promotionId);

test('words are looked for in title, text and scope, all of them', () => {
  expect(ids('', '')).toEqual(['a', 'b', 'c']);
  expect(ids('', '首存 新会员')).toEqual(['a']);
  expect(ids('', '首存 积分')).toEqual([]);
  expect(ids('contest', '二百')).toEqual(['b']);
  // A promotion without a category is in `theme`.
  expect(ids('theme', '')).toEqual(['c']);
});
