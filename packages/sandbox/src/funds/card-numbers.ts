import { keptAddress } from './networks.ts';

/** @example isLuhn('6200000000000005') // true */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (const [i, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The stored form of a number, or undefined for an invalid one. */
export function keptNumber(
  kind: 'bank' | 'virtual' | 'alipay',
  network: string,
  typed: string,
): string | undefined {
  const number = typed.trim();
  if (kind === 'virtual') return keptAddress(network, number);
  if (kind === 'bank') {
    const digits = number.replace(/[\s-]/g, '');
    return /^[1-9][0-9]{15,18}$/.test(digits) && isLuhn(digits) ? digits : undefined;
  }
  if (/^1[3-9][0-9]{9}$/.test(number)) return number;
  const mail = number.toLowerCase();
  return /^[a-z0-9._-]{2,40}@[a-z0-9-]{1,30}(\.[a-z]{2,10}){1,2}$/.test(mail) ? mail : undefined;
}
