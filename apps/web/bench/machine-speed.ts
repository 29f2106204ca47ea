import type { Browser } from '@playwright/test';

/** Ms of one of the two kinds of work. */
const EACH_MS = 500;

/** Runs in the page: how often a second each of two kinds of work is done, in tens; told is the middle of both. */
function countWork(ms: number): number {
  const tensASecond = (work: () => void) => {
    let times = 0;
    const start = performance.now();
    while (performance.now() - start < ms) {
      work();
      times += 1;
    }
    return times / 10 / ((performance.now() - start) / 1000);
  };
  const letters = tensASecond(() => {
    let text = '';
    for (let at = 0; at < 10_000; at += 1) text += 'a';
    // A text that nobody looks at could be left out by the compiler.
    if (text.length !== 10_000) throw new Error('letters were left out');
  });
  let [from, into] = [1, 2].map(() => Array.from({ length: 100_000 }, (_, at) => at)) as [
    number[],
    number[],
  ];
  const numbers = tensASecond(() => {
    for (let at = 0; at < from.length; at += 1) into[at] = from[at] ?? 0;
    [from, into] = [into, from];
  });
  return (letters + numbers) / 2;
}

/**
 * Prints the speed of this machine in Chromium, not slowed down, on the scale of Lighthouse's `BenchmarkIndex`: by its
 * documents 1,500 to 2,000 is a fast desk, 1,000 to 1,500 a slow one, 125 to 800 a phone of the middle. A processor
 * "slowed down four times" is a certain phone only together with it.
 */
export async function tellMachineSpeed(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  // The first run compiles.
  await page.evaluate(countWork, EACH_MS / 5);
  const speed = await page.evaluate(countWork, EACH_MS);
  await page.close();
  console.log(`speed of this machine (BenchmarkIndex): ${speed.toFixed(0)}`);
}
