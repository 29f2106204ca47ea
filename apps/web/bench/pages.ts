// How fast the public pages stand on a slow phone: home and sports of the built site, prerendered and, beside it in the
// same run, rendered in the browser only. --runs N (3), --shifts tells each run, with what moved.
import { parseArgs } from 'node:util';
import { chromiumOptions } from '@courtside/tooling/machine';
import { chromium } from '@playwright/test';
import buildSite from '../e2e/support/build-site.ts';
import { startSite } from '../e2e/support/site.ts';
import { loadPage, medianOf, type PageLoad } from './page-load.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    shifts: { type: 'boolean', default: false },
  },
});
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'sports', path: '/game/sport' },
];

await buildSite();
const browser = await chromium.launch(chromiumOptions());
const measured = new Map<string, PageLoad[]>();
const variants = [
  { name: 'as served', site: await startSite({ encrypted: false }) },
  { name: 'in the browser only', site: await startSite({ encrypted: false, prerendered: false }) },
];
try {
  // In turns, so that what else the machine does falls on all.
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { name: page, path } of PAGES) {
      for (const { name: variant, site } of variants) {
        const load = await loadPage(browser, site.url + path);
        const key = `${page} | ${variant}`;
        measured.set(key, [...(measured.get(key) ?? []), load]);
        if (values.shifts) console.log(key, load);
      }
    }
  }
} finally {
  await Promise.all([browser.close(), ...variants.map(({ site }) => site.stop())]);
}

const ms = (figure: number | null) => (figure === null ? '-' : `${figure.toFixed(0)} ms`);
console.log('| page | rendered | FCP | LCP | first price | TBT | CLS | kB |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [key, loads] of measured) {
  const { fcp, lcp, firstPrice, tbt, cls, kilobytes } = medianOf(loads);
  console.log(
    `| ${key} | ${ms(fcp)} | ${ms(lcp)} | ${ms(firstPrice)} | ${ms(tbt)} | ${cls.toFixed(3)} | ${kilobytes.toFixed(0)} |`,
  );
}
