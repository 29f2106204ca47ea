// Speed of a long catalogue in a real browser: 5,000 games of the gateway, its electronic games scrolled through with a wheel
// on a processor slowed down four times, and once more at full speed, where what the main thread itself does is told: other
// work on the machine lengthens frames, not that. --steps N turns of the wheel, 120 by default. Fails past its bounds.
import { parseArgs } from 'node:util';
import { chromiumOptions } from '@courtside/tooling/machine';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import buildSite from '../e2e/support/build-site.ts';
import { startSite } from '../e2e/support/site.ts';

const { values } = parseArgs({ options: { steps: { type: 'string', default: '120' } } });
const steps = Number(values.steps);
const GAMES = 5000;
/** CSS pixels of a turn, and ms between two: somebody who looks for something, and does not stop to read. */
const TURN = 240;
const PAUSE_MS = 50;

interface Frames {
  deltas: number[];
}

/** Counts frames in the page until it is told to end. */
function startCounting() {
  const kept: number[] = [];
  let last = performance.now();
  const frame = (now: number) => {
    kept.push(now - last);
    last = now;
    if (Reflect.get(globalThis, 'counting') === kept) requestAnimationFrame(frame);
  };
  Reflect.set(globalThis, 'counting', kept);
  requestAnimationFrame(frame);
}
const endCounting = () => {
  const deltas = Reflect.get(globalThis, 'counting') as number[];
  Reflect.set(globalThis, 'counting', null);
  return { deltas };
};

/** Seconds that the main thread has worked, and of them those of styles, layout and scripts. */
async function worked(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    all: of('TaskDuration'),
    styles: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
    script: of('ScriptDuration'),
  };
}

async function scroll(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${site.url}/game/egame`);
  await page.getByText(/^共 \d{4} 款$/).waitFor();
  await page.mouse.move(640, 600);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const before = await worked(devtools);
  await page.evaluate(startCounting);
  for (let at = 0; at < steps; at += 1) {
    await page.mouse.wheel(0, TURN);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const { deltas }: Frames = await page.evaluate(endCounting);
  const after = await worked(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // A list that was not scrolled, or shows frames without pictures, would have cost nothing.
  await page.locator('.cs-game-card__picture svg').last().waitFor();
  const scrolled = await page.evaluate(() => document.documentElement.scrollTop);
  const part = (name: keyof typeof after) => after[name] - before[name];
  return {
    rate,
    scrolled,
    frames: deltas.length,
    over100: deltas.filter((delta) => delta > 100).length,
    longest: Math.max(...deltas),
    work: {
      all: part('all'),
      script: part('script'),
      styles: part('styles'),
      layout: part('layout'),
    },
  };
}

await buildSite();
const site = await startSite({ encrypted: false });
const browser = await chromium.launch(chromiumOptions());
const results: Awaited<ReturnType<typeof scroll>>[] = [];
try {
  await site.doors.games({ games: GAMES });
  for (const rate of [4, 1]) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    results.push(await scroll(await context.newPage(), rate));
    await context.close();
  }
} finally {
  await Promise.all([browser.close(), site.stop()]);
}

console.log(
  '| slowed down | px | frames | over 100 ms | longest | main thread | script | styles | layout |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const { rate, scrolled, frames, over100, longest, work } of results) {
  const seconds = [work.all, work.script, work.styles, work.layout];
  console.log(
    `| ${rate} times | ${scrolled} | ${frames} | ${over100} | ${longest.toFixed(0)} ms | ${seconds.map((each) => `${each.toFixed(2)} s`).join(' | ')} |`,
  );
}
const slowed = results.find(({ rate }) => rate > 1);
if (!slowed || slowed.scrolled < (TURN * steps) / 2) {
  console.error('The catalogue was not scrolled.');
  process.exitCode = 1;
} else if (slowed.over100 > 0) {
  console.error(`${slowed.over100} frames over 100 ms`);
  process.exitCode = 1;
}
