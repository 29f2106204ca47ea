import { expect, test } from 'vitest';
import { createComplaints } from './complaints.ts';

test('each test takes what it set off, whole, and what none takes is left', () => {
  const complaints = createComplaints();
  complaints.add('no test: 1\n');
  complaints.add('[test a-1] first\n  at somewhere\n[test b-2] ');
  complaints.add('second\n[test a-1] third\n');
  expect(complaints.of('a-1')).toBe('[test a-1] first\n  at somewhere\n[test a-1] third\n');
  expect(complaints.of('a-1')).toBe('');
  expect(complaints.rest()).toBe('no test: 1\n[test b-2] second\n');
  expect(complaints.of('b-2')).toBe('[test b-2] second\n');
  expect(complaints.rest()).toBe('no test: 1\n');
});
