import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTiers } from '../src/theme/tiers.ts';
import { referenceOf, tokenPaths } from '../src/theme/token-file.ts';
import { PAIRS } from '../src/theme/contrast-pairs.ts';
import { cssPairs } from './support/css-pairs.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const tiers = readTiers(new URL('../tokens/', import.meta.url));

/** Component properties by the semantic token that they are. */
const semantic = new Map(
  [...tokenPaths(tiers.component)].map(([path, { $value }]) => [
    path.replaceAll('.', '-'),
    referenceOf($value),
  ]),
);

function unlisted(css: string): string[] {
  return cssPairs(css)
    .map(({ selector, foreground, background }) => ({
      selector,
      front: semantic.get(foreground) ?? foreground,
      back: semantic.get(background) ?? background,
    }))
    .filter(({ front, back }) => !PAIRS.some((pair) => pair[0] === front && pair[1] === back))
    .map(({ selector, front, back }) => `${selector}: ${front} on ${back}`);
}

test('every text colour that a style sheet sets together with its ground is a pair that is measured', () => {
  const files = globSync('*/src/**/*.css', { cwd: packages });
  expect(files.length).toBeGreaterThan(30);
  const css = files.map((file) => readFileSync(packages + file, 'utf8')).join('\n');
  expect(cssPairs(css).length).toBeGreaterThan(20);
  expect(unlisted(css)).toEqual([]);
});

test('a pair without a measurement is found, by a component property as well', () => {
  const css = `.a { color: var(--cs-accent-text); background: var(--cs-toast-bg); }
    .b { background-color: var(--cs-brand); color: var(--cs-on-brand); }
    .c:disabled { color: var(--cs-line); background: var(--cs-page); }`;
  expect(unlisted(css)).toEqual(['.a: accent-text on inverse']);
});
