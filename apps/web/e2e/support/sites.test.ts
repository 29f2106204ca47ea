import { expect, test } from 'vitest';
import type { Site } from './site.ts';
import { createSites } from './sites.ts';

const HOUR = 3_600_000;

/** Sites without a server: their clocks are put on by hand, and one writes its complaints when it ends. */
function planted(complaints: readonly string[]) {
  const clock = { siteTime: 0 };
  let begun = 0;
  const start = (): Promise<Site> => {
    let told = '';
    const own = complaints[begun] ?? '';
    begun += 1;
    return Promise.resolve({
      doors: { clock: () => Promise.resolve({ ...clock }) },
      complaints: () => told,
      stop() {
        told = own;
        return Promise.resolve();
      },
    } as Partial<Site> as Site);
  };
  return { clock, begun: () => begun, sites: createSites({ encrypted: false }, start) };
}

test('a site serves until its clock has gone too far', async () => {
  const { clock, begun, sites } = planted([]);
  const first = await sites.early();
  clock.siteTime = 2 * HOUR;
  expect(await sites.early()).toBe(first);
  clock.siteTime = 3 * HOUR;
  expect(await sites.early()).not.toBe(first);
  expect(begun()).toBe(2);
  await sites.stop();
});

test('what a site that was replaced complained about is told once, at the end', async () => {
  const { clock, sites } = planted(['of the first\n', 'of the second\n']);
  await sites.early();
  clock.siteTime = 3 * HOUR;
  await sites.early();
  await expect(sites.stop()).rejects.toThrow('no test took it:\nof the first\nof the second\n');
});
