import type { KeyValueStore } from '@courtside/kernel';

export const REFERRAL_KEYS = {
  rCode: 'courtside.rCode',
  iCode: 'courtside.iCode',
  landingUrl: 'courtside.landingUrl',
} as const;

export interface Referral {
  /** Referral code, empty when there was none. */
  rCode: string;
  /** Invitation code, empty when there was none. */
  iCode: string;
  /** The address with which the visitor came. */
  landingUrl: string;
}

const R_NAMES = ['rcode', 'r_code', 'r_Code', 'rCode'];
const I_NAMES = ['icode', 'i_code', 'i_Code', 'iCode'];
/** Maximum lengths that the gateway accepts. */
const CODE_MAX = 64;
const URL_MAX = 2048;

interface Parts {
  base: string;
  params: readonly (readonly [name: string, value: string])[];
}

// Parsed by hand, because the core compiles without the platform's URL.
function split(url: string): Parts {
  const [address = ''] = url.split('#', 1);
  const at = address.indexOf('?');
  if (at < 0) return { base: address, params: [] };
  const params = address
    .slice(at + 1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0
        ? ([pair, ''] as const)
        : ([pair.slice(0, equals), pair.slice(equals + 1)] as const);
    });
  return { base: address.slice(0, at), params };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}

function codeIn({ params }: Parts, names: readonly string[]): string {
  const found = params.find(([name, value]) => names.includes(name) && value !== '');
  const code = decode(found?.[1] ?? '').trim();
  return code.length > CODE_MAX ? '' : code;
}

/**
 * The referral that an address carries (spec access 3), or null. A code that is longer than 64 characters or not
 * properly encoded is ignored.
 *
 * @example readReferral('https://x.example/?r_code=A1') // { rCode: 'A1', iCode: '', landingUrl: 'https://…' }
 */
export function readReferral(url: string): Referral | null {
  if (url.length > URL_MAX) return null;
  const parts = split(url);
  const rCode = codeIn(parts, R_NAMES);
  const iCode = codeIn(parts, I_NAMES);
  return rCode === '' && iCode === '' ? null : { rCode, iCode, landingUrl: url };
}

/** Stores the referral of the visitor's address; an address without one does not change the stored one. */
export function keepReferral(storage: KeyValueStore, url: string): void {
  const referral = readReferral(url);
  if (!referral) return;
  storage.set(REFERRAL_KEYS.rCode, referral.rCode);
  storage.set(REFERRAL_KEYS.iCode, referral.iCode);
  storage.set(REFERRAL_KEYS.landingUrl, referral.landingUrl);
}

/** The stored referral; empty texts when there is none. */
export function keptReferral(storage: KeyValueStore): Referral {
  const read = (key: string, longest: number) => (storage.get(key) ?? '').slice(0, longest);
  return {
    rCode: read(REFERRAL_KEYS.rCode, CODE_MAX),
    iCode: read(REFERRAL_KEYS.iCode, CODE_MAX),
    landingUrl: read(REFERRAL_KEYS.landingUrl, URL_MAX),
  };
}

/**
 * `domain` of a registration: the page's address with `icode` and `rcode` added when there are any. When it is too long
 * for the gateway, all other parameters are dropped first.
 *
 * @example registrationDomain('https://x.example/a', { rCode: 'R', iCode: '' }) // 'https://x.example/a?rcode=R'
 */
export function registrationDomain(
  url: string,
  referral: Pick<Referral, 'rCode' | 'iCode'>,
): string {
  const { base, params } = split(url);
  const known = new Set([...R_NAMES, ...I_NAMES]);
  const others = params
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  const codes = [
    ...(referral.iCode === '' ? [] : [`icode=${encodeURIComponent(referral.iCode)}`]),
    ...(referral.rCode === '' ? [] : [`rcode=${encodeURIComponent(referral.rCode)}`]),
  ];
  const join = (pairs: string[]) => (pairs.length === 0 ? base : `${base}?${pairs.join('&')}`);
  const whole = join([...others, ...codes]);
  return whole.length <= URL_MAX ? whole : join(codes).slice(0, URL_MAX);
}
