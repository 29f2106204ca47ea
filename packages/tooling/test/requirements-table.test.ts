import { expect, test } from 'vitest';
import {
  columnOf,
  contradictions,
  countProofs,
  isDone,
  mark,
  missingProofs,
  provenIds,
  readRequirements,
  writeRequirements,
  type Proven,
} from '../src/requirements-table.ts';

// Put together here, so that this file proves nothing by being read.
const id = (name: string) => `[${name}]`;
const HEAD = 'id\tarea\trequirement\tgateway\tpackage\tscreen\n';
const LIST = `${HEAD}AU-05\taccess\tfour steps\tn/a: a form\tyes\tno\nCA-01\tcall\tlogs in\tno\tno\tno\n`;
const rows = readRequirements(LIST);
const proven = (some: Partial<Proven>): Proven => ({
  gateway: new Set(),
  package: new Set(),
  screen: new Set(),
  ...some,
});

test('ids are read from titles, several in one, and not from prose', () => {
  const source = `test('${id('AU-05')} ${id('AU-06')} steps back', …); // see ${id('AU-07')}`;
  expect(provenIds(source)).toEqual(['AU-05', 'AU-06']);
});

test('a file proves in one column: a gateway test is no screen', () => {
  expect(columnOf('packages/sandbox/test/chat-socket.test.ts')).toBe('gateway');
  expect(columnOf('packages/contract/src/calls.test.ts')).toBe('gateway');
  expect(columnOf('packages/auth/src/core/access-flow.prop.test.ts')).toBe('package');
  expect(columnOf('apps/storybook/src/shell/header.suite.tsx')).toBe('package');
  expect(columnOf('apps/web/e2e/home.e2e.ts')).toBe('screen');
  expect(columnOf('apps/web/server/serve.test.ts')).toBeUndefined();
  expect(columnOf('packages/tooling/test/guards.test.ts')).toBeUndefined();
});

test('a list with another head, a broken row, a proof without a reason or a repeated id is refused', () => {
  expect(writeRequirements(rows)).toBe(LIST);
  expect(() => readRequirements(LIST.replace('\tscreen', ''))).toThrow(/head/);
  expect(() => readRequirements(`${HEAD}AU-05\taccess\n`)).toThrow(/row 2/);
  for (const proof of ['n/a', 'n/a: ', '-', '']) {
    expect(() => readRequirements(`${HEAD}AU-05\ta\tb\t${proof}\tno\tno\n`)).toThrow(/AU-05/);
  }
  expect(() => readRequirements(`${LIST}CA-01\ta\tb\tno\tno\tno\n`)).toThrow(/twice/);
});

test('yes and no follow the tests, whatever the list said before; reasons stay', () => {
  const marked = mark(rows, proven({ gateway: new Set(['CA-01']), screen: new Set(['AU-05']) }));
  expect(marked.map(({ proofs }) => Object.values(proofs))).toEqual([
    ['n/a: a form', 'no', 'yes'],
    ['yes', 'no', 'no'],
  ]);
  expect(countProofs(marked)).toEqual([
    'gateway: 1 yes, 0 no, 1 n/a',
    'package: 0 yes, 2 no, 0 n/a',
    'screen: 1 yes, 1 no, 0 n/a',
  ]);
});

test('a reason that a test contradicts is reported', () => {
  expect(contradictions(rows, proven({ package: new Set(['AU-05', 'CA-01']) }))).toEqual([]);
  expect(contradictions(rows, proven({ gateway: new Set(['AU-05']) }))).toEqual([
    'AU-05 is n/a: a form, but a test proves it: gateway',
  ]);
});

test('every proof that is missing is named', () => {
  expect(missingProofs(rows)).toEqual([
    'AU-05 has no proof: screen',
    'CA-01 has no proof: gateway, package, screen',
  ]);
});

test('what a member sees is done on the screen only', () => {
  const row = (gateway: string, inPackage: string, screen: string) =>
    isDone(readRequirements(`${HEAD}CH-22\ta\tb\t${gateway}\t${inPackage}\t${screen}\n`)[0]!);
  expect(row('yes', 'yes', 'no')).toBe(false);
  expect(row('no', 'no', 'yes')).toBe(true);
  expect(row('yes', 'no', 'n/a: never seen')).toBe(false);
  expect(row('yes', 'n/a: of the gateway', 'n/a: never seen')).toBe(true);
});
