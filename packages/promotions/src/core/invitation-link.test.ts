import { expect, test } from 'vitest';
import { invitationLink } from './invitation-link.ts';

test('both codes travel, as text of an address; one that is empty does not', () => {
  expect(invitationLink('https://x.example', { iCode: '1', rCode: 'R 1&' })).toBe(
    'https://x.example/?icode=1&rcode=R%201%26',
  );
  expect(invitationLink('https://x.example', { iCode: '1', rCode: '' })).toBe(
    'https://x.example/?icode=1',
  );
});
