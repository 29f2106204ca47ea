// How fast the public pages stand on a slow phone: home and sports of the built site, prerendered and, beside it in the
// same run, rendered in the browser only; over HTTP/2, as behind whatever ends TLS, and over HTTP/1.1. --runs N (3),
// --shifts tells each run, with what moved.
import { parseArgs } from 'node:util';
import { chromiumOptions } from '@courtside/tooling/machine';
import { chromium } from '@playwright/test';
import buildSite from '../e2e/support/build-site.ts';
import { startSite } from '../e2e/support/site.ts';
import { startHttp2Front } from './http2-front.ts';
import { tellMachineSpeed } from './machine-speed.ts';
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
// Chromium refuses a service worker behind a certificate that it does not know, so it is told to trust any.
const browser = await chromium.launch(chromiumOptions('--ignore-certificate-errors'));
await tellMachineSpeed(browser);
const measured = new Map<string, PageLoad[]>();
const sites = [
  await startSite({ encrypted: false }),
  await startSite({ encrypted: false, prerendered: false }),
] as const;
const fronts = await Promise.all(sites.map(({ url }) => startHttp2Front(url)));
const variants = [
  { name: 'as served', url: fronts[0]!.url },
  { name: 'in the browser only', url: fronts[1]!.url },
  { name: 'as served, HTTP/1.1', url: sites[0].url },
];
try {
  // In turns, so that what else the machine does falls on all.
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { name: page, path } of PAGES) {
      for (const { name: variant, url } of variants) {
        const load = await loadPage(browser, url + path);
        const key = `${page} | ${variant}`;
        measured.set(key, [...(measured.get(key) ?? []), load]);
        if (values.shifts) console.log(key, load);
      }
    }
  }
} finally {
  for (const front of fronts) front.stop();
  await Promise.all([browser.close(), ...sites.map((site) => site.stop())]);
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
