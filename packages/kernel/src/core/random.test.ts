import { expect, test } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { hexFrom, uuidFrom } from './random.ts';

test('a UUID has version 4 and the RFC 9562 variant', () => {
  for (let seed = 0; seed < 50; seed++) {
    expect(uuidFrom(seededRandom(seed))).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
});

test('hex has two digits a byte', () => {
  expect(hexFrom({ bytes: () => Uint8Array.of(0, 10, 255) }, 3)).toBe('000aff');
});
