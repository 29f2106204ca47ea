import type { AddableCard, CardKind } from '@courtside/contract';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import isLuhn from 'fast-luhn';

const base58check = createBase58check(sha256);
const TRON = 0x41;

/** The first byte distinguishes Tron's addresses from those of other chains with the same spelling. */
function isTron(text: string): boolean {
  try {
    const raw = base58check.decode(text);
    return raw.length === 21 && raw[0] === TRON;
  } catch {
    return false;
  }
}

/** EIP-55: the capital letters are the checksum. An address in lower case has none, and is accepted. */
function isEthereum(text: string): boolean {
  const hex = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (hex === undefined) return false;
  const low = hex.toLowerCase();
  if (hex === low) return true;
  const hash = keccak_256(Uint8Array.from(low, (digit) => digit.charCodeAt(0)));
  return [...hex].every((digit, at) => {
    const byte = hash[at >> 1] ?? 0;
    const capital = (at % 2 === 0 ? byte >> 4 : byte & 15) >= 8;
    return digit === (capital ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/**
 * A number as it is sent: a card number without blanks and dashes, an address without blanks around it.
 *
 * @example tidyCardNumber('bank', '6200 0000 0000 0005') // '6200000000000005'
 */
export function tidyCardNumber(kind: CardKind, typed: string): string {
  if (kind === 'bank') return typed.replace(/[\s-]/g, '');
  const trimmed = typed.trim();
  return kind === 'alipay' && trimmed.includes('@') ? trimmed.toLowerCase() : trimmed;
}

/**
 * Whether a number can be valid: Luhn's check of a card of 16 to 19 digits, base58check of a TRC20 address, EIP-55 of
 * an ERC20 address, an Alipay account that is a mainland phone number or an email address.
 *
 * @param network of virtual currencies; an unknown network has no valid addresses
 */
export function isCardNumber(kind: CardKind, network: string, typed: string): boolean {
  const number = tidyCardNumber(kind, typed);
  switch (kind) {
    case 'bank':
      return /^[1-9][0-9]{15,18}$/.test(number) && isLuhn(number);
    case 'virtual':
      if (network === 'TRC20') return isTron(number);
      return network === 'ERC20' && isEthereum(number);
    case 'alipay':
      return (
        /^1[3-9][0-9]{9}$/.test(number) ||
        /^[a-z0-9._-]{2,40}@[a-z0-9-]{1,30}(\.[a-z]{2,10}){1,2}$/.test(number)
      );
  }
}

/**
 * The network of an address by its spelling, so that a wrong choice can be named; null when the spelling tells none.
 *
 * @example networkOf('0x52908400098527886E0F7030069857D2E4169EE7') // 'ERC20'
 */
export function networkOf(address: string): 'TRC20' | 'ERC20' | null {
  const text = address.trim();
  if (isTron(text)) return 'TRC20';
  return isEthereum(text) ? 'ERC20' : null;
}

/**
 * The bank of a number, by the longest matching prefix; null when no prefix matches.
 *
 * @example bankOfNumber('6200000000000005', [{ code: 'DEMO', name: '演示银行', prefixes: ['620000'] }]) // 'DEMO'
 */
export function bankOfNumber(typed: string, banks: AddableCard['options']): string | null {
  const number = tidyCardNumber('bank', typed);
  let best: { code: string; length: number } | null = null;
  for (const { code, prefixes = [] } of banks) {
    for (const prefix of prefixes) {
      if (number.startsWith(prefix) && prefix.length > (best?.length ?? 0)) {
        best = { code, length: prefix.length };
      }
    }
  }
  return best?.code ?? null;
}

/** A number in groups of four, for easy reading. @example numberInFours('62000005') // '6200 0005' */
export function numberInFours(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}
