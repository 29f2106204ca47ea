import { expect, test } from 'vitest';
import { isLuhn, keptNumber } from './card-numbers.ts';
import { demoAddress, keptAddress } from './networks.ts';

test.each(['6200000000000005', '4111111111111111', '79927398713'])(
  '%s has its check digit',
  (number) => {
    expect(isLuhn(number)).toBe(true);
    const last = Number(number.at(-1));
    expect(isLuhn(`${number.slice(0, -1)}${(last + 1) % 10}`)).toBe(false);
  },
);

// The examples of EIP-55.
const ETHEREUM = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

test.each(ETHEREUM)('%s is kept as it is, and in small letters is put right', (address) => {
  expect(keptAddress('ERC20', address)).toBe(address);
  expect(keptAddress('ERC20', address.toLowerCase())).toBe(address);
  const at = address.search(/[a-f]/);
  const wrong = `${address.slice(0, at)}${address[at]?.toUpperCase() ?? ''}${address.slice(at + 1)}`;
  expect(keptAddress('ERC20', wrong)).toBeUndefined();
  expect(keptAddress('ERC20', address.slice(0, -1))).toBeUndefined();
});

test('a Tron address passes its check, and one with two letters changed does not', () => {
  // The address in Tron's own documentation of the format.
  const address = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW';
  expect(keptAddress('TRC20', address)).toBe(address);
  expect(keptAddress('TRC20', address.replace('Cn', 'nC'))).toBeUndefined();
  expect(keptAddress('TRC20', ETHEREUM[0] ?? '')).toBeUndefined();
  // A well-formed address of another chain: Bitcoin's first.
  expect(keptAddress('TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBeUndefined();
});

test('the addresses of the demonstration are well-formed', () => {
  for (const network of ['TRC20', 'ERC20'] as const) {
    const address = demoAddress(network, 'deposits');
    expect(keptAddress(network, address)).toBe(address);
  }
});

test.each([
  ['bank', '6200 0000 0000 0005', '6200000000000005'],
  ['bank', '6200000000000006', undefined],
  ['bank', '79927398713', undefined],
  ['alipay', '13812345678', '13812345678'],
  ['alipay', 'Lin.Lan@Example.com', 'lin.lan@example.com'],
  ['alipay', '12345', undefined],
  ['alipay', 'lin@', undefined],
] as const)('%s %s is kept as %s', (kind, typed, kept) => {
  expect(keptNumber(kind, '', typed)).toBe(kept);
});
