import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { undocumentedDefaults } from '../src/prop-defaults.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));

test('a default in the parameters of a component stands in the documentation of its prop', () => {
  const files = globSync('*/src/**/*.tsx', { cwd: packages }).filter(
    (file) => !/\.(?:stories|test|suite)\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    undocumentedDefaults(readFileSync(packages + file, 'utf8')).map((prop) => `${file}: ${prop}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['is missing', '/** Rows. */ rows?: number', ['P.rows']],
  ['is another', '/** @default 3 */ rows?: number', ['P.rows']],
  ['is right', '/** Rows. @default 4 */ rows?: number', []],
])('a default that %s', (_, member, expected) => {
  const source = `interface P {\n  ${member}\n}\nexport function A({ rows = 4 }: P) { return rows; }`;
  expect(undocumentedDefaults(source)).toEqual(expected);
});
