import { expect, test } from './fixtures.ts';

test('[NV-13] the type is drawn for 1920, grows with wider windows and never becomes too small', async ({
  page,
}) => {
  await page.goto('/download');
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  for (const [width, expected] of [
    [360, 14],
    [1280, 14],
    [1920, 14],
    [2240, 15.75],
    [2560, 17.5],
    [5120, 21],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await size(), `at ${width}`).toBeCloseTo(expected, 1);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, `overflow at ${width}`).toBeLessThanOrEqual(clientWidth);
  }
});
