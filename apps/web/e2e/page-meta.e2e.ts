import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from './fixtures.ts';
import { homeBlock } from './support/home-blocks.ts';

const meta = (page: Page, selector: string) => page.locator(`head meta[${selector}]`);
/** The categories in the words that people search for, and their pages. */
const CATEGORIES = [
  ['体育投注', '/game/sport'],
  ['电子老虎机', '/game/egame'],
  ['真人娱乐场与百家乐', '/game/realbet'],
  ['彩票', '/game/lottery'],
  ['棋牌', '/game/chess'],
  ['电竞', '/game/gaming'],
  ['捕鱼游戏', '/game/fishing'],
] as const;
type Categories = readonly (readonly [name: string, path: string])[];

const descriptionOf = (site: string, categories: Categories) =>
  `${site}提供${categories.map(([name]) => name).join('、')}。仅限年满 18 周岁的人士使用。`;

const DATA = 'script[type="application/ld+json"]';

/** The structured data that describe a site with these categories. */
const dataOf = (name: string, categories: Categories) => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': '#organization', name },
    {
      '@type': 'WebSite',
      name,
      description: descriptionOf(name, categories),
      inLanguage: ['zh-Hans', 'zh-Hant'],
      publisher: { '@id': '#organization' },
    },
    {
      '@type': 'ItemList',
      itemListElement: categories.map(([category, url], at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: category,
        url,
      })),
    },
  ],
});

const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');

/** The pages that the build rendered. */
const PAGES = fileURLToPath(new URL('../dist/.pages', import.meta.url));

const BRANDS = { courtside: 'Courtside', meridian: 'Meridian', vermilion: 'Vermilion' };

test.describe('what search engines read', () => {
  test('[NV-12] is the same page that people get, with what the site offers in its description and data', async ({
    request,
  }) => {
    const get = async (userAgent: string) => {
      const headers = { 'user-agent': userAgent, 'accept-language': 'zh-CN' };
      return (await request.get('/', { headers })).text();
    };
    const html = await get('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0 Safari/537.36');
    const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(await get(robot)).toBe(html);
    const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html)?.[1];
    expect(description).toBe(descriptionOf('Courtside', CATEGORIES));
    expect(dataIn(html)).toEqual(dataOf('Courtside', CATEGORIES));
  });

  test('[NV-12] is of the brand whose site it is', async () => {
    for (const [brand, name] of Object.entries(BRANDS)) {
      const html = await readFile(join(PAGES, brand, 'zh-Hans/index.html'), 'utf8');
      expect(dataIn(html), brand).toEqual(dataOf(name, CATEGORIES));
    }
  });

  test('[NV-12] is what people see: every game of the description is on home, and nothing is hidden from them', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
    expect(JSON.parse((await page.locator(DATA).textContent()) ?? '')).toEqual(
      dataOf('Courtside', CATEGORIES),
    );
    const navigation = page.getByRole('navigation', { name: '主导航' });
    const venues = await homeBlock(page, '场馆与游戏');
    const games = {
      体育: '体育',
      电子: '电子',
      彩票: '彩票',
      棋牌: '棋牌',
      电竞: '电竞',
      捕鱼: '捕鱼',
    };
    for (const [title, word] of [...Object.entries(games), ['真人', '百家乐'] as const]) {
      await expect(navigation.getByRole('link', { name: title, exact: true })).toBeVisible();
      await venues.getByRole('tab', { name: title }).click();
      await expect(venues.getByText(word).filter({ visible: true }).first()).toBeVisible();
    }
    const hidden = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!parent || text === '' || parent.closest('script, style')) continue;
        const { color, fontSize, opacity } = getComputedStyle(parent);
        // The short texts for screen readers are no words for search engines.
        const unseen = parent.closest('.cs-visually-hidden') !== null && text.length > 40;
        if (unseen || fontSize === '0px' || opacity === '0' || color.endsWith(', 0)')) {
          found.push(text);
        }
      }
      return found;
    });
    expect(hidden).toEqual([]);
  });

  for (const [brandName, name] of Object.entries(BRANDS)) {
    test(`[NV-12] names ${name}, its open categories and no other`, async ({ page }) => {
      await page.route('/runtime-config.json', async (route) => {
        const response = await route.fetch();
        const brand = { COURTSIDE_BRAND_SKIP_SPORT: 'on' };
        await route.fulfill({ response, json: { ...(await response.json()), brandName, brand } });
      });
      await page.goto('/game/egame');
      const open = CATEGORIES.slice(1);
      await expect(meta(page, 'name="description"')).toHaveAttribute(
        'content',
        descriptionOf(name, open),
      );
      // The build did not know that this site has no sports: what it wrote of them is gone.
      await expect(page.locator(DATA)).toHaveCount(0);
    });
  }

  test('[NV-12] is one address for a page, with its title and its description', async ({
    page,
    site,
  }) => {
    await page.goto('/game/sport?show=FU');
    const canonical = page.locator('head link[rel="canonical"]');
    const description = descriptionOf('Courtside', CATEGORIES);
    await expect(canonical).toHaveAttribute('href', `${site.url}/game/sport`);
    await expect(meta(page, 'name="description"')).toHaveAttribute('content', description);
    await expect(meta(page, 'property="og:description"')).toHaveAttribute('content', description);
    await expect(meta(page, 'property="og:title"')).toHaveAttribute('content', /^体育投注 - /);
    const locale = meta(page, 'property="og:locale"');
    await expect(locale).toHaveAttribute('content', 'zh_CN');
    await page.getByRole('button', { name: '语言' }).click();
    await expect(locale).toHaveAttribute('content', 'zh_TW');
    await page.getByRole('link', { name: 'Courtside' }).click();
    await expect(canonical).toHaveAttribute('href', `${site.url}/`);
  });
});

test('a page that there is not asks to be left out', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(meta(page, 'name="robots"')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(meta(page, 'name="robots"')).toHaveCount(0);
});
