import { buildTheme } from '@courtside/ui/theme';
import { expect, test } from 'vitest';
import { EDITABLE, playgroundFile } from './playground-file.ts';

const all = (hex: string) => Object.fromEntries(EDITABLE.map((token) => [token, hex]));
const tokensOf = (file: object) => file as Parameters<typeof buildTheme>[0]['tokens'];

test('the file makes a theme in which each edition has its own colours', () => {
  const file = playgroundFile({
    classic: { brand: '#123456' },
    professional: { brand: '#abcdef' },
  });
  const { css } = buildTheme({ name: 'own', tokens: tokensOf(file) });
  expect(css).toMatch(/--cs-brand: ?#123456/i);
  expect(css).toMatch(/--cs-brand: ?#abcdef/i);
});

test('every colour of the playground is a token that a brand may change', () => {
  const file = playgroundFile({ classic: all('#808080'), professional: all('#808080') });
  const { css, contrast } = buildTheme({ name: 'grey', tokens: tokensOf(file) });
  expect(css).toMatch(/#808080/i);
  // Grey on grey: the report is not silent about it.
  expect(contrast.length).toBeGreaterThan(5);
});
