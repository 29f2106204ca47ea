import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { keptWithdrawals, withdrawalStorageKey } from './withdrawal-storage.ts';
import type { WithdrawalIntent } from './withdrawal.ts';

const intent = (at: number, owner = 'm1'): WithdrawalIntent => ({
  owner,
  key: `00000000-0000-4000-8000-00000000000${at}`,
  cardId: 'K1',
  kind: 'bank',
  card: '演示银行 ****0005',
  amount: '100.00',
  costs: { fee: '5.00', arrives: '95.00' },
  sentAt: at,
  lostAt: at,
});

test("a member's withdrawals are read oldest first, and nobody else's", () => {
  const storage = memoryStore();
  for (const each of [intent(2), intent(1), intent(3, 'm2')]) {
    storage.set(withdrawalStorageKey(each), JSON.stringify(each));
  }
  expect(keptWithdrawals(storage, 'm1')).toEqual([intent(1), intent(2)]);
  expect(keptWithdrawals(storage, 'm2')).toEqual([intent(3, 'm2')]);
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['another owner', JSON.stringify({ ...intent(1), owner: 'm2' })],
  ['no key', JSON.stringify({ ...intent(1), key: 'x' })],
  ['another kind', JSON.stringify({ ...intent(1), kind: 'cash' })],
  ['no time', JSON.stringify({ ...intent(1), sentAt: 'now' })],
  ['no amount', JSON.stringify({ ...intent(1), amount: 100 })],
])('%s is thrown away', (_, text) => {
  const storage = memoryStore({ 'courtside.withdrawal.m1.x': text });
  expect(keptWithdrawals(storage, 'm1')).toEqual([]);
  expect(storage.keys()).toEqual([]);
});

test('one that was kept before costs were is read all the same', () => {
  const storage = memoryStore();
  const { costs: _, ...before } = intent(1);
  storage.set(withdrawalStorageKey(before), JSON.stringify(before));
  expect(keptWithdrawals(storage, 'm1')).toEqual([{ ...intent(1), costs: null }]);
});
