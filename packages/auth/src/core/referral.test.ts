import { memoryStore } from '@courtside/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepReferral, keptReferral, readReferral, registrationDomain } from './referral.ts';

test.each(['rcode', 'r_code', 'r_Code', 'rCode'])(
  '[AU-22] the referral code is read from %s',
  (name) => {
    expect(readReferral(`https://x.example/a?b=1&${name}=Q%2F7#top`)?.rCode).toBe('Q/7');
  },
);

test.each(['icode', 'i_code', 'i_Code', 'iCode'])(
  '[AU-22] the invitation code is read from %s',
  (name) => {
    expect(readReferral(`https://x.example/?${name}=A1`)?.iCode).toBe('A1');
  },
);

test('an address without codes, or with broken ones, carries no referral', () => {
  for (const url of [
    'https://x.example/',
    'https://x.example/?RCODE=1',
    'https://x.example/?rcode=',
    'https://x.example/?rcode=%E0%A4%A',
    'https://x.example/#?rcode=1',
    `https://x.example/?rcode=${'1'.repeat(65)}`,
    `https://x.example/?rcode=1&pad=${'1'.repeat(1_048_576)}`,
  ]) {
    expect(readReferral(url)).toBeNull();
  }
});

test('[AU-22] [ST-02] [ST-03] [ST-04] the codes are kept with the landing address until another referral comes', () => {
  const storage = memoryStore();
  keepReferral(storage, 'https://x.example/?rcode=R1&icode=I1');
  keepReferral(storage, 'https://x.example/later');
  expect(keptReferral(storage)).toEqual({
    rCode: 'R1',
    iCode: 'I1',
    landingUrl: 'https://x.example/?rcode=R1&icode=I1',
  });
  expect(storage.get('courtside.rCode')).toBe('R1');
  expect(storage.get('courtside.iCode')).toBe('I1');
  expect(storage.get('courtside.landingUrl')).toBe('https://x.example/?rcode=R1&icode=I1');
  keepReferral(storage, 'https://x.example/?rcode=R2');
  expect(keptReferral(storage)).toMatchObject({ rCode: 'R2', iCode: '' });
});

test('[AU-22] the domain of a registration carries the codes once', () => {
  const codes = { rCode: 'R 1', iCode: 'I1' };
  expect(registrationDomain('https://x.example/a?r_code=old&b=1&c#d', codes)).toBe(
    'https://x.example/a?b=1&c&icode=I1&rcode=R%201',
  );
  expect(registrationDomain('https://x.example/a', { rCode: '', iCode: '' })).toBe(
    'https://x.example/a',
  );
});

test('the domain reads back as the same referral and fits the call', () => {
  const code = fc
    .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 64 })
    .filter((text) => text.trim() === text && text !== '');
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, size: '=' }),
      code,
      code,
      (url, rCode, iCode) => {
        const domain = registrationDomain(url, { rCode, iCode });
        expect(domain.length).toBeLessThanOrEqual(2048);
        expect(readReferral(domain)).toMatchObject({ rCode, iCode });
      },
    ),
  );
  expect(
    registrationDomain(`https://x.example/?a=${'1'.repeat(3000)}`, { rCode: 'R', iCode: '' }),
  ).toBe('https://x.example/?rcode=R');
});
