import { expect, test } from 'vitest';
import { cardViolations } from './card-draft.ts';
import { bankOfNumber, isCardNumber, networkOf, tidyCardNumber } from './card-number.ts';

const TRON = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW';
// Example from EIP-55.
const ETHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const CAPITALS = '0x52908400098527886E0F7030069857D2E4169EE7';

test.each([
  ['bank', '', '6200000000000005', true],
  ['bank', '', '6200 0000-0000 0005', true],
  ['bank', '', '6200000000000006', false],
  ['bank', '', '620000000000005', false],
  ['bank', '', '0000000000000000', false],
  ['bank', '', '６２０００００００００００００５', false],
  ['virtual', 'TRC20', TRON, true],
  ['virtual', 'TRC20', ` ${TRON} `, true],
  ['virtual', 'TRC20', `${TRON.slice(0, -1)}X`, false],
  // A Bitcoin address, which has the same spelling.
  ['virtual', 'TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', false],
  ['virtual', 'TRC20', ETHER, false],
  ['virtual', 'ERC20', ETHER, true],
  ['virtual', 'ERC20', CAPITALS, true],
  ['virtual', 'ERC20', ETHER.toLowerCase(), true],
  ['virtual', 'ERC20', ETHER.replace('aAeb', 'AAeb'), false],
  ['virtual', 'ERC20', ETHER.slice(0, -1), false],
  ['virtual', 'BEP20', ETHER, false],
  ['alipay', '', '13800001111', true],
  ['alipay', '', 'Name@Example.com', true],
  ['alipay', '', '12345', false],
  ['alipay', '', 'name@', false],
  ['alipay', '', 'x'.repeat(1_048_576), false],
] as const)('%s %s %s: %s', (kind, network, number, right) => {
  expect(isCardNumber(kind, network, number)).toBe(right);
});

test('a bank is found by the longest beginning', () => {
  const banks = [
    { code: 'A', name: '甲', prefixes: ['6200'] },
    { code: 'B', name: '乙', prefixes: ['62', '620012'] },
    { code: 'C', name: '丙' },
  ];
  expect(bankOfNumber('6200 0000', banks)).toBe('A');
  expect(bankOfNumber('6200120000', banks)).toBe('B');
  expect(bankOfNumber('6300', banks)).toBeNull();
  expect(bankOfNumber('', banks)).toBeNull();
});

test('an address says which network it is of', () => {
  expect([TRON, ETHER, 'x'].map(networkOf)).toEqual(['TRC20', 'ERC20', null]);
});

test('a mailbox is sent in small letters, an address as it is', () => {
  expect(tidyCardNumber('alipay', ' Name@Example.com ')).toBe('name@example.com');
  expect(tidyCardNumber('virtual', ` ${ETHER}`)).toBe(ETHER);
});

test.each([
  [
    { kind: 'bank', number: '', bankCode: '', network: '' },
    ['card.number-empty', 'card.bank-missing'],
  ],
  [{ kind: 'bank', number: '6200000000000005', bankCode: 'A', network: '' }, []],
  [{ kind: 'virtual', number: ETHER, bankCode: '', network: 'TRC20' }, ['card.other-network']],
  [{ kind: 'virtual', number: 'x', bankCode: '', network: 'TRC20' }, ['card.number-wrong']],
  // An address is not wrong while no network is chosen.
  [{ kind: 'virtual', number: TRON, bankCode: '', network: '' }, ['card.network-missing']],
  [
    { kind: 'virtual', number: 'x', bankCode: '', network: '' },
    ['card.network-missing', 'card.number-wrong'],
  ],
  [{ kind: 'alipay', number: '13800001111', bankCode: '', network: '' }, []],
] as const)('a draft %j', (draft, expected) => {
  expect(cardViolations(draft).map(({ code }) => code)).toEqual(expected);
});
