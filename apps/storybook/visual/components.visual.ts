import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { GUIDE_URL, GUIDE_WIDTHS, guidePicture, STORIES, storyUrl, UNSEEN } from './cases.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Opens a story and waits until it and all its frames are drawn and played. */
async function open(page: Page, component: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(storyUrl(component));
  const matrix = page.locator('.story-matrix');
  await expect(matrix.locator('> figure')).toHaveCount(6);
  for (const frame of page.frames()) {
    await frame.waitForFunction(
      () =>
        // A frame that is asked early has no body yet, and waiting goes on.
        document.body?.classList.contains('sb-show-main') &&
        document.readyState === 'complete' &&
        Array.from(document.images).every((image) => image.complete),
    );
    await expect(frame.locator('.sb-errordisplay').first()).toBeHidden();
    // Which of the frames has the focus in the end is chance.
    await frame.addStyleTag({ content: '* { outline-color: transparent !important; }' });
  }
  // What was played may have left the pointer or the focus somewhere.
  await page.mouse.move(0, 0);
  return matrix;
}

for (const component of Object.keys(STORIES)) {
  test(component, async ({ page }) => {
    await expect(await open(page, component)).toHaveScreenshot(`${component}.png`);
  });
}

for (const width of GUIDE_WIDTHS) {
  test(`the screen of the guide at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(GUIDE_URL);
    await expect(page.getByRole('heading', { name: '我的建议', level: 1 })).toBeVisible();
    await expect(page.getByText('No. 21')).toBeVisible();
    // An entry's icon comes with the code of its feature.
    await expect(page.locator('.cs-shell-bar a:visible:not(:has(svg))')).toHaveCount(0);
    await expect(page).toHaveScreenshot(guidePicture(width));
  });
}

test('there is a picture of every component and of the guide, and no other @set', () => {
  // While they are made anew they are not all there.
  test.skip(test.info().config.updateSnapshots === 'all');
  const components = readdirSync(here('../../../packages/ui/src/components'));
  expect(Object.keys(STORIES).toSorted()).toEqual(
    components.filter((each) => !UNSEEN.includes(each)).toSorted(),
  );
  expect(readdirSync(here('baselines')).toSorted()).toEqual(
    [
      ...Object.keys(STORIES).map((each) => `${each}.png`),
      ...GUIDE_WIDTHS.map(guidePicture),
    ].toSorted(),
  );
});

test.describe('a planted change', () => {
  // Made anew, the pictures would be made of it.
  test.skip(() => test.info().config.updateSnapshots === 'all');

  test('of one colour is found', async ({ page }) => {
    const matrix = await open(page, 'button');
    await page.addStyleTag({ content: '.cs-button { background: rgb(190 0 120) !important; }' });
    await expect(expect(matrix).toHaveScreenshot('button.png', { timeout: 2000 })).rejects.toThrow(
      /pixels .* are different/,
    );
  });

  test('that has no picture is found', async ({ page }) => {
    const matrix = await open(page, 'button');
    await expect(expect(matrix).toHaveScreenshot('no-such.png', { timeout: 2000 })).rejects.toThrow(
      /snapshot doesn't exist/,
    );
  });
});
