import type { Locator, Page } from '@playwright/test';

/** All but `first` without the first second, in which everything is drawn for the first time. */
export interface Measured {
  readonly name: string;
  readonly changes: number;
  readonly seconds: number;
  /** The longest frame and the longest key of the first second, in ms. */
  readonly first: { readonly longest: number; readonly typing: number };
  readonly frames: number;
  readonly over100: number;
  readonly longest: number;
  /** Share of frames under 33 ms, in percent. */
  readonly under33: number;
  /** MB after a collection, at the start and the end. */
  readonly heap: readonly [number, number];
  /** From a key to the frame that shows it, in ms: the longest of those typed, in steps of eight. */
  readonly typing: number;
}

interface Counted {
  /** Lengths of the frames, in ms. */
  deltas: number[];
  keys: { at: number; ms: number }[];
}

/** How long a page is told apart at its start, in ms. */
const FIRST_MS = 1_000;

const TOLD = 'counted ';
/** How long a page that cannot keep up may take to say so, in ms. */
const LATE_MS = 60_000;

/** Counts frames and the time from a key to what it shows, in the page, and says them on its console at the end. */
function count({ ms, told }: { ms: number; told: string }) {
  const deltas: number[] = [];
  const keys: { at: number; ms: number }[] = [];
  const start = performance.now();
  let last = start;
  const frame = (now: number) => {
    deltas.push(now - last);
    last = now;
    if (now - start < ms) requestAnimationFrame(frame);
    else console.log(told + JSON.stringify({ deltas, keys }));
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name.startsWith('key')) keys.push({ at: startTime - start, ms: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Counts while prices change and a stake is typed, with the processor slowed down four times. */
export async function measure(
  page: Page,
  stake: Locator,
  what: { name: string; changes: number; seconds: number },
  setRate: (changes: number) => void,
): Promise<Measured> {
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize / 1024 / 1024;
  };
  await stake.click();
  const before = await heap();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const ms = what.seconds * 1000;
  const counted = page
    .waitForEvent('console', {
      predicate: (message) => message.text().startsWith(TOLD),
      timeout: ms + LATE_MS,
    })
    .then((message) => JSON.parse(message.text().slice(TOLD.length)) as Counted);
  await page.evaluate(count, { ms, told: TOLD });
  setRate(what.changes);
  const end = Date.now() + ms;
  for (let at = 0; Date.now() < end; at += 1) {
    const erase = at % 4 === 3;
    const text = String((at % 9) + 1);
    const key = erase
      ? { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 }
      : { key: text, code: `Digit${text}`, text, windowsVirtualKeyCode: 48 + (at % 9) + 1 };
    // Not waited for: a page that cannot keep up answers late, and the next key comes all the same.
    void devtools
      .send('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
      .catch(() => undefined);
    void devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const { deltas, keys } = await counted;
  setRate(0);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const after = await heap();
  const begun = framesOf(deltas);
  const rest = deltas.slice(begun);
  const longestKey = (isMeant: (at: number) => boolean) =>
    Math.max(0, ...keys.filter(({ at }) => isMeant(at)).map((key) => key.ms));
  return {
    ...what,
    first: {
      longest: Math.max(0, ...deltas.slice(0, begun)),
      typing: longestKey((at) => at < FIRST_MS),
    },
    frames: rest.length,
    over100: rest.filter((delta) => delta > 100).length,
    longest: Math.max(...rest),
    under33: (100 * rest.filter((delta) => delta < 33.4).length) / rest.length,
    heap: [before, after],
    typing: longestKey((at) => at >= FIRST_MS),
  };
}

/** Number of frames that begin in the first second. */
function framesOf(deltas: readonly number[]): number {
  let at = 0;
  const first = deltas.findIndex((delta) => (at += delta) > FIRST_MS);
  return first < 0 ? deltas.length : first + 1;
}
