import type { Browser } from '@playwright/test';

/** Lighthouse's mobile profile, applied and not simulated: 1.6 Mb/s down, 0.75 Mb/s up, 150 ms a request. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
export const SLOW_CPU = { rate: 4 };
/** Between two looks for a price, in ms: a look at each frame would make the page draw frames that it does not need. */
const LOOK_MS = 50;
/** For which long a page is looked at, in ms: what it does by itself at the start has ended by then. */
const LOOKED_AT_MS = 12_000;

export interface PageLoad {
  /** All in ms after the navigation began. */
  readonly fcp: number;
  readonly lcp: number;
  /** The first price that can be taken; null where none came. */
  readonly firstPrice: number | null;
  /** What long tasks take over 50 ms each, after the first paint. */
  readonly tbt: number;
  /** The sum of all shifts that no input caused. */
  readonly cls: number;
  /** What came over the line, compressed, in kB. */
  readonly kilobytes: number;
  /** Class of what the largest paint was of. */
  readonly lcpOf: string;
  /** The shifts, largest first: what moved, and by how much. */
  readonly shifts: readonly string[];
}

interface Seen {
  fcp: number;
  lcp: number;
  lcpOf: string;
  price: number | null;
  shifts: { value: number; at: number; of: string }[];
  tasks: { at: number; ms: number }[];
}

/** Notes in the page what the browser tells of itself. */
function look(everyMs: number) {
  const seen: Seen = { fcp: 0, lcp: 0, lcpOf: '', price: null, shifts: [], tasks: [] };
  (globalThis as { seen?: Seen }).seen = seen;
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  const nameOf = (node?: Node | null) =>
    node instanceof Element
      ? `${node.localName}.${[...node.classList].join('.')}`
      : (node?.parentElement?.className ?? '?');
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpOf = nameOf((entry as PerformanceEntry & { element?: Element }).element);
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ at: startTime, ms: duration });
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    if (hadRecentInput) return;
    const of = sources.map(
      ({ node, previousRect: was, currentRect: is }) =>
        `${nameOf(node)} ${was.y.toFixed(0)}+${was.height.toFixed(0)} to ${is.y.toFixed(0)}+${is.height.toFixed(0)}`,
    );
    seen.shifts.push({ value, at: entry.startTime, of: of.join(', ') });
  });
  const lookForPrice = () => {
    if (document.querySelector('.cs-price:enabled')) seen.price = performance.now();
    else setTimeout(lookForPrice, everyMs);
  };
  lookForPrice();
}

/** Opens a page on a slow phone with nothing cached. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await page.addInitScript(look, LOOK_MS);
  await page.goto(url, { waitUntil: 'commit' });
  await new Promise((resolve) => setTimeout(resolve, LOOKED_AT_MS));
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    lcpOf: seen.lcpOf,
    firstPrice: seen.price,
    tbt: seen.tasks.reduce(
      (sum, { at, ms }) => sum + (at + ms > seen.fcp ? Math.max(0, ms - 50) : 0),
      0,
    ),
    cls: seen.shifts.reduce((sum, { value }) => sum + value, 0),
    kilobytes: bytes / 1024,
    shifts: seen.shifts
      .toSorted((a, b) => b.value - a.value)
      .map(({ value, at, of }) => `${value.toFixed(3)} at ${at.toFixed(0)} ms: ${of}`),
  };
}

/** The middle of each figure over several runs. */
export function medianOf(loads: readonly PageLoad[]): Omit<PageLoad, 'shifts' | 'lcpOf'> {
  const middle = (figure: (load: PageLoad) => number) =>
    loads.map(figure).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? 0;
  const prices = loads.every(({ firstPrice }) => firstPrice !== null);
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    firstPrice: prices ? middle(({ firstPrice }) => firstPrice ?? 0) : null,
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    kilobytes: middle(({ kilobytes }) => kilobytes),
  };
}
