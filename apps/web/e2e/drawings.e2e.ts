import { expect, test, type Page } from './fixtures.ts';
import { homeBlock, wholeHome } from './support/home-blocks.ts';
import { loaded } from './support/loaded.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The page in the look of this brand, as its server would name it. */
const inBrand = (page: Page, brandName: string) =>
  page.route('/runtime-config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), brandName } });
  });

interface Tile {
  /** What the tile is about. */
  name: string;
  /** Its largest glyph. */
  glyph: string;
  /** All of it. */
  whole: string;
}

/** The tiles with a drawing; of several slides, the one that is shown. */
const tilesOf = (page: Page): Promise<Tile[]> =>
  page
    .getByRole('main')
    .locator('svg:is(.cs-artwork, .cs-game-art)')
    .evaluateAll((all) =>
      all
        // A jackpot shows the picture of its game, which is in the list as well.
        .filter((svg) => !svg.closest('[inert], [hidden], .cs-jackpots'))
        .filter((svg) => svg.getClientRects().length > 0)
        .map((svg) => {
          const sizeOf = (group: Element) =>
            Math.abs(Number(/scale\((-?[\d.]+)/.exec(group.getAttribute('transform') ?? '')?.[1]));
          const [largest] = [...svg.querySelectorAll('g[transform*="scale("]')].toSorted(
            (a, b) => sizeOf(b) - sizeOf(a),
          );
          const tile = svg.closest('article, li, button, header, section');
          return {
            name: tile?.textContent?.trim().slice(0, 20) ?? '?',
            glyph: largest?.innerHTML ?? '',
            whole: svg.innerHTML,
          };
        }),
    );

/** Names of tiles that show the same. */
function alike(tiles: readonly Tile[], part: 'glyph' | 'whole'): string[][] {
  const groups = new Map<string, string[]>();
  for (const tile of tiles) {
    groups.set(tile[part], [...(groups.get(tile[part]) ?? []), tile.name]);
  }
  return [...groups.values()].filter((names) => names.length > 1);
}

for (const brand of ['courtside', 'meridian', 'vermilion']) {
  test(`no two tiles of home show the same thing, whichever venues are chosen, in ${brand}`, async ({
    page,
  }) => {
    await inBrand(page, brand);
    await page.goto('/');
    await wholeHome(page);
    const venues = await homeBlock(page, '场馆与游戏');
    await expect(venues.getByRole('tab')).toHaveCount(7);
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    for (const tab of await venues.getByRole('tab').all()) {
      await tab.click();
      await expect(venues.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
      await loaded(page);
      const tiles = await tilesOf(page);
      const kind = await tab.innerText();
      expect(tiles.length, `tiles of ${kind}`).toBeGreaterThan(10);
      expect(alike(tiles, 'glyph'), `alike beside the venues of ${kind}`).toEqual([]);
    }
  });

  test(`no two tiles of promotions, venues and games show the same drawing, in ${brand}`, async ({
    page,
    logInAs,
  }) => {
    await inBrand(page, brand);
    await logInAs('10.00');
    for (const [path, part] of [
      ['/activity/discount', 'glyph'],
      ['/activity/discount?state=ended', 'glyph'],
      ['/mine/exchange', 'glyph'],
      // A catalogue has more games than there are glyphs: two of one glyph differ in scene and hue.
      ['/game/egame', 'whole'],
      ['/game/fishing', 'whole'],
      ['/game/realbet', 'whole'],
      ['/game/chess', 'whole'],
      ['/game/gaming', 'whole'],
      ['/game/lottery', 'whole'],
    ] as const) {
      await page.goto(path);
      await expect.poll(async () => (await tilesOf(page)).length, path).toBeGreaterThan(1);
      await loaded(page);
      expect(alike(await tilesOf(page), part), path).toEqual([]);
    }
  });
}

for (const width of [390, 768, 1440, 1920]) {
  test(`no line of a drawing crosses a word of home at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await wholeHome(page);
    await loaded(page);
    const crossed = await page.getByRole('main').evaluate((main) => {
      const drawings = [...main.querySelectorAll('svg:is(.cs-artwork, .cs-game-art)')].map((svg) =>
        // What a frame cuts off is not seen.
        (svg.closest('.cs-picture') ?? svg).getBoundingClientRect(),
      );
      const words: string[] = [];
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // A mark on a picture has a ground of its own.
        if (node.parentElement?.closest('svg, .cs-tag, .cs-visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
        const hit = boxes.some((box) =>
          drawings.some(
            (drawing) =>
              box.left < drawing.right - 1 &&
              box.right > drawing.left + 1 &&
              box.top < drawing.bottom - 1 &&
              box.bottom > drawing.top + 1,
          ),
        );
        if (hit) words.push(node.textContent ?? '');
      }
      return { drawings: drawings.length, words };
    });
    expect(crossed.drawings).toBeGreaterThan(10);
    expect(crossed.words).toEqual([]);
  });
}
