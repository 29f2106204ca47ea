import { expect, test, type Page } from './fixtures.ts';
import { builtFile } from './support/built-file.ts';
import { hold } from './support/hold.ts';

const PRICE = /<[^>]*class="cs-price/;

/** Marks what the build rendered, in each document that the page opens from now on. */
const markRendered = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root header, #main, #main > *'))
        element.setAttribute('data-rendered', '');
    });
  });

/** The site works, on the elements that the build rendered. */
async function expectTakenOver(page: Page): Promise<void> {
  // Drawn by the browser alone, after the page was taken over.
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('.cs-shell-header')).toHaveAttribute('data-rendered', '');
  await expect(page.locator('#main')).toHaveAttribute('data-rendered', '');
  await expect(page.locator('#main > [data-rendered]')).not.toHaveCount(0);
}

/** The controls of the header, and the sports, lists and halves of the board, with where each begins and ends. */
const placesOfControls = (page: Page) =>
  page
    .locator(
      '.cs-shell-header button, .cs-sports-rail button, .cs-sports-board__lists :is(label, button)',
    )
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        // Its counts come later.
        return { name: name.replace(/[，\d].*$/, ''), left, right };
      }),
    );

test.describe('public pages as the build rendered them', () => {
  test(
    'home comes with its frame, its words and no price, score or time',
    { tag: '@landing' },
    async ({ request }) => {
      const answer = await request.get('/', { headers: { 'accept-language': 'zh-CN' } });
      const html = await answer.text();
      expect(html).toContain('<html lang="zh-Hans" data-brand="courtside"');
      expect(html).toContain('<title>首页 - Courtside</title>');
      expect(html).toContain('今日焦点');
      expect(html).toContain('每一球，都有盘口</p>');
      expect(html).not.toMatch(PRICE);
      expect(html).not.toMatch(/<time|\b\d{1,2}:\d{2}\b/);
      expect(html).not.toMatch(/ style="/);
      expect(answer.headers()['cache-control']).toBe('no-cache');
      expect(answer.headers()['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
    },
  );

  test('the board comes with its sports and lists, and no match, price, score or time', async ({
    request,
  }) => {
    const answer = await request.get('/game/sport', { headers: { 'accept-language': 'zh-TW' } });
    const html = await answer.text();
    expect(html).toContain('<html lang="zh-Hant" data-brand="courtside"');
    expect(html).toContain('data-theme="sport"');
    expect(html).toContain('籃球');
    expect(html).toContain('早盤');
    expect(html).toContain('aria-label="正在載入賽事"');
    expect(html).not.toMatch(PRICE);
    expect(html).not.toMatch(/data-gidm|<time|\b\d{1,2}:\d{2}\b/);
  });

  test('the site takes over a board that is opened with other choices, and shows these', async ({
    page,
  }) => {
    await markRendered(page);
    await page.goto('/game/sport?sport=BK&show=FU');
    await expectTakenOver(page);
    await expect(page.locator('.cs-sports-bar:not([inert])')).toBeVisible();
    const formats = page.getByRole('combobox', { name: '盘口类型' });
    const search = page.getByRole('searchbox', { name: /^搜索球队/ });
    await formats.selectOption('E');
    await page.getByText('双盘', { exact: true }).click();
    await search.fill('湖人');
    await page.reload();
    await expectTakenOver(page);
    await expect(page.locator('.cs-sports-bar:not([inert])')).toBeVisible();
    await expect(page.locator('#main > [data-rendered]')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: /^篮球/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('radio', { name: /^早盘/ })).toBeChecked();
    await expect(formats).toHaveValue('E');
    await expect(page.getByRole('radio', { name: '双盘' })).toBeChecked();
    await expect(search).toHaveValue('湖人');
  });

  test('its script is that of the choice kept in the cookie, else of the browser', async ({
    page,
    request,
  }) => {
    const asked = await request.get('/', { headers: { 'accept-language': 'zh-TW' } });
    expect(await asked.text()).toContain('<html lang="zh-Hant"');
    await page.goto('/');
    await page.getByRole('button', { name: '语言 繁體' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    const answer = await page.reload();
    expect(await answer?.text()).toContain('<html lang="zh-Hant"');
  });

  for (const [locale, how, login, dialog] of [
    ['zh-Hans', 'takes the page over', '登录', '登录/注册'],
    // The kept choice is the browser's alone: the server sends the page in its own default.
    ['zh-Hant', 'draws the page anew', '登录', '登入/註冊'],
  ] as const) {
    test(`a button that is pressed before the site ${how} does its work then`, async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('courtside.locale', kept), locale);
      const go = await hold(page, '**/assets/index-*.js');
      await page.goto('/download', { waitUntil: 'commit' });
      await page
        .getByRole('navigation', { name: '账户' })
        .getByRole('button', { name: login })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      go();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    });
  }

  test('a list and a sport of the board that are chosen before the site takes the page over are shown then', async ({
    page,
  }) => {
    const go = await hold(page, '**/assets/index-*.js');
    await page.goto('/game/sport', { waitUntil: 'commit' });
    const early = page.getByRole('radio', { name: /^早盘/ });
    await page.locator('label', { hasText: '早盘' }).click();
    await expect(early).toBeChecked();
    await page.getByRole('button', { name: /^篮球/ }).click();
    go();
    await expect(page).toHaveURL('/game/sport?sport=BK&show=FU');
    await expect(early).toBeChecked();
    await expect(page.getByRole('button', { name: /^篮球/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // Once, and no more: another choice stays.
    await page.locator('label', { hasText: '今日' }).click();
    await expect(page).toHaveURL('/game/sport?sport=BK&show=FT');
    await expect(page.locator('.cs-price:enabled').first()).toBeVisible();
    await expect(early).not.toBeChecked();
  });

  for (const width of [390, 1024, 1440]) {
    test(`at ${width} no control of the board or the header moves when the site comes, and then its counts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const go = await hold(page, '**/assets/index-*.js');
      await page.goto('/game/sport', { waitUntil: 'commit' });
      // What was built is there whole, with its styles, before a script of it runs.
      await page.waitForFunction(
        () =>
          document.readyState !== 'loading' &&
          Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(
            ({ sheet }) => sheet !== null,
          ),
      );
      await expect(page.getByRole('radio', { name: '热门' })).toBeAttached();
      const before = await placesOfControls(page);
      expect(before.length).toBeGreaterThan(18);
      go();
      await expect(page.getByRole('button', { name: /^虚拟足球，/ })).toBeVisible();
      await expect(page.getByRole('radio', { name: /^热门.*\d/ })).toBeAttached();
      await expect(page.locator('.cs-price').first()).toBeVisible();
      const after = await placesOfControls(page);
      expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
      for (const [at, { name, left, right }] of after.entries()) {
        expect(Math.abs(left - (before[at]?.left ?? 0)), name).toBeLessThanOrEqual(1);
        expect(Math.abs(right - (before[at]?.right ?? 0)), name).toBeLessThanOrEqual(1);
      }
    });
  }

  test('a button that is pressed while the code of its screen is on its way does its work when that is there', async ({
    page,
  }) => {
    const go = await hold(page, `**${builtFile('lobby/src/react/agent-screen.tsx')}`);
    await page.goto('/agent', { waitUntil: 'commit' });
    await expect(page.locator('#root')).not.toHaveAttribute('data-page');
    await page.getByRole('tab', { name: '加入流程' }).click();
    await expect(page.getByRole('tab', { name: '佣金方案' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    go();
    await expect(page.getByText('提交身份证明；须年满 18 周岁')).toBeVisible();
    // Once, and no more: another choice stays.
    await page.getByRole('tab', { name: '联系我们' }).click();
    await expect(page).toHaveURL('/agent?part=contact');
    await expect(page.getByText('我们不收取加盟费、保证金或代理押金')).toBeVisible();
  });

  test('a press that the page itself stops, such as after a drag, is not done again', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/agent');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await page.evaluate(() => {
      const main = document.getElementById('main');
      main?.addEventListener(
        'click',
        (event) => {
          main.dataset['stopped'] = `${Number(main.dataset['stopped'] ?? 0) + 1}`;
          event.stopPropagation();
        },
        true,
      );
    });
    await page.getByRole('tab', { name: '加入流程' }).click();
    await page.clock.fastForward(5_000);
    await expect(page.locator('#main')).toHaveAttribute('data-stopped', '1');
  });

  for (const path of [
    '/',
    '/game/sport',
    '/download',
    '/agent',
    '/app/help',
    '/app/help/rqgl',
    '/app/help/gztk',
    '/app/help/ysgz',
  ]) {
    test(`the site takes ${path} over as it stands`, async ({ page }) => {
      await markRendered(page);
      await page.goto(path);
      await expectTakenOver(page);
    });
  }

  for (const path of ['/', '/game/sport']) {
    test(`the site takes ${path} over for a member too`, async ({ page, logInAs }) => {
      await logInAs('100.00');
      await markRendered(page);
      await page.goto(path);
      await expectTakenOver(page);
      await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
      await expect(page.locator('.cs-price').first()).toBeVisible();
      await expect(page.locator('#main > [data-rendered]')).not.toHaveCount(0);
    });
  }

  test('a sport that is pressed while the code of the board is on its way is shown when that is there', async ({
    page,
  }) => {
    const go = await hold(page, `**${builtFile('site/src/features/sport/sport-screen.tsx')}`);
    await page.goto('/game/sport?sport=BK&show=FU', { waitUntil: 'commit' });
    await expect(page.locator('#root')).not.toHaveAttribute('data-page');
    await page.getByRole('button', { name: '网球' }).click();
    go();
    await expect(page).toHaveURL(/sport=TN/);
    await page.goBack();
    await expect(page).toHaveURL(/sport=BK&show=FU/);
  });

  test('the dark edition stands before any script of the site has run', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('edition', 'professional'));
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
  });
});
