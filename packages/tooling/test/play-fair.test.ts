import { expect, test } from 'vitest';
import { playFairFaults, readPlayFair } from '../src/play-fair.ts';

const row = (id: string, test: string, control: string) =>
  `| ${id} | a clause | a rule | ${test} | ${control} |`;
const scenario = (id: string, control: string) =>
  `{\n  title: '[${id}] something',\n  control: ${control},\n}`;

test('a table that says what the tests do has no fault', () => {
  const rows = readPlayFair(
    [
      row('PF-01', 'limits', 'a-rule, b-rule'),
      row('PF-02', 'screen', 'screen'),
      row('PF-03', 'limits', 'planted fault'),
    ].join('\n'),
  );
  const limits =
    scenario('PF-01', "'b-rule'") +
    scenario('PF-01', "'a-rule'") +
    scenario('PF-03', '(stage) => stage');
  expect(playFairFaults(rows, { limits }, new Set(['PF-02']))).toEqual([]);
});

test.each([
  ['a test that is gone', row('PF-01', 'limits', 'a-rule'), ''],
  ['another control', row('PF-01', 'limits', 'a-rule'), scenario('PF-01', "'b-rule'")],
  ['a screen without a browser test', row('PF-03', 'screen', 'screen'), ''],
  ['a test without a row', row('PF-02', 'screen', 'screen'), scenario('PF-01', "'b-rule'")],
])('%s is told', (_, table, limits) => {
  expect(playFairFaults(readPlayFair(table), { limits }, new Set(['PF-02']))).toHaveLength(1);
});

test.each([
  ['a row that is not whole', row('PF-01', 'limits', '')],
  ['an id that stands twice', `${row('PF-01', 'a', 'b')}\n${row('PF-01', 'a', 'b')}`],
])('%s is refused', (_, table) => {
  expect(() => readPlayFair(table)).toThrow('PF-01');
});
