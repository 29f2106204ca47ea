import type { DepositOrder } from '@courtside/contract';
import { expect, test } from 'vitest';
import { groupsOfFour } from './groups-of-four.ts';
import { payWayOf } from './pay-ways.ts';

const order = (more: Partial<DepositOrder>) =>
  ({ kind: 'recharge', payee: [], ...more }) as DepositOrder;
const merchant = [{ label: '收款商户', value: '演示商户' }];

test.each([
  ['a code to scan', order({ qrText: 'pay://1' }), 'scan'],
  ['a merchant and no code', order({ payee: merchant }), null],
  [
    'an account',
    order({ kind: 'transfer', payee: [{ label: '账号', value: '6200 0000 0000' }] }),
    'account',
  ],
  ['a bank and no account', order({ kind: 'transfer', payee: merchant }), null],
  ['an address', order({ kind: 'virtual', address: 'T1' }), 'coin'],
  ['an address in a code alone', order({ kind: 'virtual', qrText: 'T1' }), 'coin'],
  ['a network and no address', order({ kind: 'virtual', network: 'TRC20' }), null],
  ['a wallet app', order({ kind: 'huione' }), 'app'],
  ['another wallet app', order({ kind: 'xnbsk' }), 'app'],
])('what an order is paid by: %s', (_, given, expected) => {
  expect(payWayOf(given)).toBe(expected);
});

test('groups of four are the text again, whatever its length', () => {
  for (const text of ['', 'T', 'TQn9', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE']) {
    const groups = groupsOfFour(text);
    expect(groups.map((each) => each.text).join('')).toBe(text);
    expect(groups.slice(0, -1).every((each) => each.text.length === 4)).toBe(true);
  }
});
