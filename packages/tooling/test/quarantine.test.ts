import { expect, test } from 'vitest';
import { readQuarantine } from '../src/verify/quarantine.ts';

const HEAD = 'test\twhy\tsince\tuntil';
const read = (...rows: string[]) => readQuarantine([HEAD, ...rows, ''].join('\n'), '2026-11-25');
const row = (since: string, until: string) => `a.test.ts › a\twhy\t${since}\t${until}`;

test('a row within its week is good, up to its last day', () => {
  const list = read(row('2026-11-18', '2026-11-25'));
  expect(list.faults).toEqual([]);
  expect(list.rows).toEqual([
    { test: 'a.test.ts › a', why: 'why', since: '2026-11-18', until: '2026-11-25' },
  ]);
});

test.each([
  ['past its date', row('2026-11-18', '2026-11-24'), /past its date/],
  ['longer than a week', row('2026-11-25', '2026-12-03'), /at most 7 days/],
  ['before it begins', row('2026-11-25', '2026-11-24'), /at most 7 days/],
  ['without a reason', 'a.test.ts › a\t\t2026-11-25\t2026-11-26', /needs a test, a reason/],
  ['with a date that does not sort', row('2026-9-1', '2026-9-5'), /two dates/],
  ['of money', 'a.test.ts › no bet twice @money\twhy\t2026-11-25\t2026-11-26', /cannot wait/],
  ['of a file', 'a.test.ts › (the file itself)\twhy\t2026-11-25\t2026-11-26', /name tests/],
  ['without dates', 'a.test.ts › a\twhy', /two dates/],
])('a row %s is refused', (_, line, fault) => {
  expect(read(line).faults).toEqual([expect.stringMatching(fault)]);
});

test('a sixth row is refused, and a list without its head', () => {
  const rows = Array.from({ length: 6 }, () => row('2026-11-25', '2026-11-26'));
  expect(read(...rows).faults).toEqual([expect.stringContaining('has 6 rows')]);
  expect(readQuarantine('', '2026-11-25').faults).toHaveLength(1);
});
