import { expect, test } from 'vitest';
import { entryFiles } from './offline-worker.ts';

test('the scripts and styles that a page names are those that it begins with', () => {
  const html = `
    <link rel="icon" href="/favicon.svg" />
    <script type="module" crossorigin src="/assets/index-a1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-b2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-c3.css">
    <script src="https://elsewhere.example/assets/x.js"></script>`;
  expect(entryFiles(html)).toEqual([
    'assets/index-a1.js',
    'assets/base-b2.js',
    'assets/index-c3.css',
  ]);
});
