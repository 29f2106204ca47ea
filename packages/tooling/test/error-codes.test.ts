import { expect, test } from 'vitest';
import { documentedCodes, errorCodesPage, thrownCodes } from '../src/error-codes.ts';

test('codes are read from rows that have nothing else in their first cell', () => {
  const readme = [
    '| code | thrown when |',
    '| ---- | ----------- |',
    '| `a.one`, `a.two` (`max`) | too many |',
    '| `courtside.token` is kept | storage |',
    '| `createSite` | an option |',
    'Text with `a.three`.',
  ].join('\n');
  expect(documentedCodes('@x/a', readme)).toEqual([
    { code: 'a.one', package: '@x/a', says: 'too many' },
    { code: 'a.two', package: '@x/a', says: 'too many' },
  ]);
});

test('the codes that are thrown are found, and those of values are not', () => {
  const source = `
    throw new CourtsideError('no', { code: 'a.one', kind: 'network' });
    const violation = { code: 'a.two' };
    new Error('x', { code: 'a.three' });
  `;
  expect(thrownCodes(source)).toEqual(['a.one']);
});

test('every code has an anchor', () => {
  const page = errorCodesPage([
    { code: 'b.two', package: '@x/b', says: 'two' },
    { code: 'a.one', package: '@x/a', says: '' },
    { code: 'b.two', package: '@x/c', says: 'too' },
  ]);
  expect(page.match(/<a id="[^"]*">/g)).toEqual(['<a id="a.one">', '<a id="b.two">']);
  expect(page).toContain('- `@x/c`: too');
});
