import { expect, test, type Page } from './fixtures.ts';
import { openBoard, pickOne, place, slip, stake } from './support/board-steps.ts';
import { wholeHome } from './support/home-blocks.ts';
import type { Site } from './support/site.ts';

interface Screen {
  name: string;
  member?: boolean;
  open: (page: Page, site: Site) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    async open(page) {
      await page.goto('/');
      await wholeHome(page);
      await expect(page.locator('.cs-price:enabled').first()).toBeVisible();
    },
  },
  { name: 'sports', open: (page) => openBoard(page, 'FT') },
  {
    name: 'deposit',
    member: true,
    async open(page) {
      await page.goto('/mine/savemoney');
      await expect(page.getByRole('button', { name: '立即存款' })).toBeVisible();
    },
  },
  {
    name: 'the record of bets',
    member: true,
    async open(page) {
      await page.goto('/mine/betRecord');
      await expect(page.getByRole('heading', { name: '投注记录', level: 1 })).toBeVisible();
    },
  },
  {
    name: 'terms',
    async open(page) {
      await page.goto('/app/help/gztk');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

// What runs by itself stands still, so that everything has a place to be looked for.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Controls that can be seen and whose middle belongs to something else, by name. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select');
    for (const control of controls) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (control.closest('.cs-visually-hidden, [inert], [aria-hidden="true"]')) continue;
      // Seen by who comes to them with the keyboard alone.
      if (control.matches('.cs-shell__skip, .cs-sports-slip-link')) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      if (at && (control.contains(at) || at.contains(control))) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      found.push(`${control.className} ${name?.trim()} at ${left},${top}: ${at?.className}`);
    }
    return found;
  });

/** How much wider than its window the page is. */
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('at 200 %, where a window of 1280 has the room of 640', () => {
  test.use({ viewport: { width: 640, height: 450 } });

  for (const { name, member, open } of SCREENS) {
    test(`${name} loses nothing and covers nothing`, async ({ page, site, logInAs }) => {
      if (member) await logInAs('1234.50');
      await open(page, site);
      expect(await tooWide(page)).toBe(0);
      expect(await covered(page)).toEqual([]);
    });
  }
});

test.describe('with the text spacing that readers may set (WCAG 1.4.12)', () => {
  /** Texts that end in the middle, as their box ends there. */
  const cutOff = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
        if (!own || !element.checkVisibility()) continue;
        // Of one pixel: for screen readers alone, or until they have the focus.
        if (element.closest('.cs-visually-hidden, .cs-shell__skip, .cs-sports-slip-link')) continue;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        if (clientWidth <= 1 && clientHeight <= 1) continue;
        const wide = overflowX !== 'visible' && scrollWidth > clientWidth + 1;
        const high = overflowY !== 'visible' && scrollHeight > clientHeight + 1;
        // What is shortened with dots says so; it is read whole on its own page.
        if ((wide && textOverflow !== 'ellipsis') || high) {
          found.push(`${element.className} ${element.textContent}`);
        }
      }
      return found;
    });

  for (const { name, member, open } of SCREENS) {
    test(`${name} cuts nothing off and covers nothing`, async ({ page, site, logInAs }) => {
      if (member) await logInAs('1234.50');
      await page.addInitScript(() => {
        // The policy of the page refuses a style element, but not what a reader's own tools set.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
          p { margin-bottom: 2em !important; }`);
        document.adoptedStyleSheets = [sheet];
      });
      await open(page, site);
      expect(await tooWide(page)).toBe(0);
      expect(await cutOff(page)).toEqual([]);
      expect(await covered(page)).toEqual([]);
    });
  }
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  /** Pairs of controls of one kind, of which one is chosen, that look the same; and controls of which nothing is seen. */
  const alike = (page: Page) =>
    page.evaluate(() => {
      const CHOSEN =
        '[aria-pressed="true"], [aria-current]:not([aria-current="false"]), [aria-selected="true"], :checked';
      const look = (element: Element): string => {
        const part = (pseudo?: string) => {
          const style = getComputedStyle(element, pseudo);
          return [
            ...[style.color, style.backgroundColor, style.fontWeight, style.textDecorationLine],
            ...[style.borderTopColor, style.borderBottomColor, style.borderBottomWidth],
            ...[style.outlineStyle, style.outlineColor, style.content],
          ].join(' ');
        };
        return [part(), part('::before'), part('::after')].join('|');
      };
      const lookOf = (control: Element) => {
        const drawn = control.matches('input') ? (control.closest('label') ?? control) : control;
        return [drawn, ...drawn.querySelectorAll('*')].map(look).join('\n');
      };
      const kind = (control: Element) =>
        `${control.localName}.${(control.closest('label') ?? control).classList[0]}`;
      const controls = [
        ...document.querySelectorAll('a[href], button, input, [role="tab"]'),
      ].filter(
        (control) =>
          (control.closest('label') ?? control).checkVisibility() && !control.matches(':disabled'),
      );
      const found: string[] = [];
      for (const chosen of controls.filter((control) => control.matches(CHOSEN))) {
        const beside = controls.find(
          (control) =>
            !control.matches(CHOSEN) &&
            kind(control) === kind(chosen) &&
            (control.parentElement?.parentElement?.contains(chosen) ||
              chosen.className.replace(/ is-\S+/g, '') === control.className),
        );
        if (beside && lookOf(beside) === lookOf(chosen)) {
          found.push(`${kind(chosen)} ${chosen.textContent} and ${beside.textContent}`);
        }
      }
      return found;
    });

  for (const { name, member, open } of SCREENS) {
    test(`${name} says what is chosen`, async ({ page, site, logInAs }) => {
      if (member) await logInAs('1234.50');
      await open(page, site);
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      expect(await alike(page)).toEqual([]);
    });
  }

  test('on a phone the bar says where one is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBoard(page, 'FT');
    await expect(page.getByRole('navigation', { name: '快捷导航' })).toBeVisible();
    expect(await alike(page)).toEqual([]);
  });

  test('a price that was picked, one that can be and one that is suspended look different', async ({
    page,
    site,
    logInAs,
  }) => {
    await logInAs('100.00');
    const { match } = await pickOne(page, site);
    const row = page.locator(`.cs-sports-match[data-gidm="${match.gidm}"]`);
    const look = (price: Element) => {
      const { color, backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(price);
      return [color, backgroundColor, borderTopColor, borderTopStyle].join(' ');
    };
    const picked = await row.locator('.cs-price[aria-pressed="true"]').first().evaluate(look);
    const open = await row.locator('.cs-price[aria-pressed="false"]').first().evaluate(look);
    await site.doors.match(match.gidm, { suspend: true });
    await expect(row.locator('.cs-price:disabled').first()).toBeVisible();
    const suspended = await row
      .locator('.cs-price[aria-pressed="false"]:disabled')
      .first()
      .evaluate(look);
    expect(new Set([picked, open, suspended]).size).toBe(3);
  });

  test('下注 is told from the buttons beside it, and from one that cannot be pressed', async ({
    page,
    site,
    logInAs,
  }) => {
    await logInAs('100.00');
    await pickOne(page, site);
    await stake(page).fill('10');
    await expect(place(page)).toBeEnabled();
    const looks = (buttons: Element[]) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(button);
        return [color, backgroundColor, borderTopColor].join(' ');
      });
    const main = slip(page).locator('.cs-button--primary');
    const [ready] = await place(page).evaluateAll(looks);
    const others = await page
      .locator('.cs-button--secondary:visible, .cs-button--ghost:visible')
      .evaluateAll(looks);
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(ready);
    await stake(page).fill('');
    await expect.poll(() => main.evaluateAll(looks)).not.toContain(ready);
  });
});
