import type { DealKind, DepositOrder } from '@courtside/contract';
import { expect, test } from 'vitest';
import { dealPath } from './deal-path.ts';

const of = (kind: DealKind, recordId: string) => ({ kind, state: 'success' as const, recordId });

test('what a bet moved leads to its ticket, a withdrawal and what came back of it to its order', () => {
  for (const kind of ['bet', 'payout', 'refund'] as const) {
    expect(dealPath(of(kind, '20611240031'), [])).toBe('/mine/betRecord/20611240031');
  }
  for (const kind of ['withdraw', 'withdrawReturn'] as const) {
    expect(dealPath(of(kind, 'W12'), [])).toBe('/mine/takemoney/W12');
  }
});

test('a deposit has a page while it waits, and then alone', () => {
  const order = { orderId: 'D12', kind: 'virtual' } as DepositOrder;
  const pending = { ...of('deposit', 'D12'), state: 'pending' as const };
  expect(dealPath(pending, [order])).toBe('/mine/savemoney/virtual/D12');
  expect(dealPath(pending, [])).toBeNull();
  expect(dealPath(of('deposit', 'D12'), [order])).toBeNull();
});

test('a record that names no page leads nowhere', () => {
  for (const kind of ['bonus', 'adjust', 'transferIn', 'transferOut'] as const) {
    expect(dealPath(of(kind, '12'), [])).toBeNull();
  }
});
