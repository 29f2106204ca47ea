import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../src/run.ts';
import { STAGES } from '../src/verify/gates.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const PLANTED = [
  ['color: #ff0000', 'color-no-hex'],
  ['color: red', 'color-named'],
  ['border: 1px solid red', 'color-named'],
  ['background: rgb(0 0 0 / 50%)', 'function-disallowed-list'],
  ['box-shadow: 0 0 4px #0008', 'color-no-hex'],
  ['font-size: 13px', 'declaration-property-value-allowed-list'],
  ['font-size: large', 'declaration-property-value-allowed-list'],
  ['font: 700 13px serif', 'declaration-property-value-allowed-list'],
  ['padding: 0 6px', 'declaration-property-value-disallowed-list'],
  ['margin-inline-start: 0.375rem', 'declaration-property-value-disallowed-list'],
  ['margin: -8px', 'declaration-property-value-disallowed-list'],
  ['gap: 12px', 'declaration-property-value-disallowed-list'],
  ['border-radius: 4px', 'declaration-property-value-allowed-list'],
  ['border-top-left-radius: 4px', 'declaration-property-value-allowed-list'],
  ['z-index: 99', 'declaration-property-value-allowed-list'],
] as const;

const TOKENS = [
  'color: var(--cs-text)',
  'border: 1px solid var(--cs-line)',
  'font-size: var(--cs-text-sm)',
  'padding: 0 var(--cs-space-2) 2px auto',
  'margin: calc(-1 * var(--cs-space-2))',
  'gap: var(--cs-space-1) var(--cs-space-2)',
  'border-radius: var(--cs-radius-lg) var(--cs-radius-lg) 0 0',
  'z-index: calc(var(--cs-layer-header) + 1)',
];

let folder = '';
/** Rule by declaration, for each that was refused. */
const refused = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtside-styles-'));
  const lines = [...PLANTED.map(([declaration]) => declaration), ...TOKENS];
  const file = join(folder, 'planted.css');
  await writeFile(file, lines.map((line) => `a { ${line}; }`).join('\n'));
  const { output } = await run(
    join(root, 'node_modules/.bin/stylelint'),
    [file, '--config', join(root, '.stylelintrc.json'), '--formatter', 'unix'],
    { cwd: root },
  );
  for (const [, line, rule] of output.matchAll(/planted\.css:(\d+):.*\(([\w-]+)\)/g)) {
    refused.set(lines[Number(line) - 1] ?? '', rule ?? '');
  }
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(PLANTED)('%s is refused', (declaration, rule) => {
  expect(refused.get(declaration)).toBe(rule);
});

test('tokens are not', () => {
  expect(TOKENS.filter((line) => refused.has(line))).toEqual([]);
});

test('it is a step of verify', () => {
  const step = STAGES.flat(2).find(({ name }) => name === 'lint of styles');
  expect(step?.command[0]).toBe('stylelint');
});
