import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import type { Schemas } from '../gateway-call.ts';

const base58check = createBase58check(sha256);
const TRON = 0x41;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Whether it is a Tron address: `T`, 34 characters, base58 with a checksum. */
function isTronAddress(text: string): boolean {
  try {
    const raw = base58check.decode(text);
    return raw.length === 21 && raw[0] === TRON;
  } catch {
    return false;
  }
}

/** The spelling of an Ethereum address with its checksum (EIP-55). @param hex 40 digits */
function checksummed(hex: string): string {
  const low = hex.toLowerCase();
  const hash = keccak_256(bytesOf(low));
  const letters = [...low].map((digit, i) => {
    const byte = hash[i >> 1] ?? 0;
    const nibble = i % 2 === 0 ? byte >> 4 : byte & 15;
    return nibble >= 8 ? digit.toUpperCase() : digit;
  });
  return `0x${letters.join('')}`;
}

/**
 * The stored form of an address, or undefined for an invalid one. An Ethereum address in lower case has no checksum and
 * is accepted; one in mixed case must have the right checksum.
 */
export function keptAddress(network: string, text: string): string | undefined {
  if (network === 'TRC20') return isTronAddress(text) ? text : undefined;
  if (network !== 'ERC20') return undefined;
  const hex = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1];
  if (hex === undefined) return undefined;
  const kept = checksummed(hex);
  return hex === hex.toLowerCase() || text === kept ? kept : undefined;
}

/** A well-formed address without a known private key. */
export function demoAddress(network: 'TRC20' | 'ERC20', name: string): string {
  const tail = sha256(bytesOf(`courtside demo ${network} ${name}`)).slice(0, 20);
  if (network === 'TRC20') return base58check.encode(Uint8Array.of(TRON, ...tail));
  return checksummed(Buffer.from(tail).toString('hex'));
}

export const VIRTUAL_CURRENCIES: readonly Schemas['VirtualCurrency'][] = [
  {
    code: 'USDT',
    name: '泰达币',
    networks: [
      {
        network: 'TRC20',
        name: '波场 TRC20',
        confirmations: 19,
        deposit: true,
        withdrawal: true,
        addressHint: '以 T 开头，共 34 位',
      },
      {
        network: 'ERC20',
        name: '以太坊 ERC20',
        confirmations: 12,
        deposit: true,
        withdrawal: true,
        addressHint: '以 0x 开头，共 42 位',
      },
    ],
  },
];
