import { expect, test, type Page } from './fixtures.ts';
import { barSlip, slip } from './support/board-steps.ts';
import { builtFile } from './support/built-file.ts';
import { hold } from './support/hold.ts';
import { wholeHome } from './support/home-blocks.ts';
import { loseFile } from './support/lose-file.ts';
import { markReady, waitUntilReady } from './support/ready-page.ts';

const VENUE = '**/game/api/v1/venue/resource';
const PHONE = { width: 390, height: 844 };

const price = (page: Page) => page.locator('.cs-price:enabled').first();

/** Notes whether the page has asked for an address. */
function watch(page: Page, address: string): () => boolean {
  let asked = false;
  page.on('request', (request) => {
    asked ||= new URL(request.url()).pathname === address;
  });
  return () => asked;
}

/** The longest wait of an empty slip, in ms. */
const SLIP_WAIT_MS = 4000;

/** Without a list, an empty slip is never due. */
const endlessWait = (page: Page) =>
  page.addInitScript((endless) => {
    const later = globalThis.setTimeout;
    globalThis.setTimeout = ((task: () => void, ms?: number, ...more: unknown[]) =>
      later(task, ms === endless ? 600_000 : ms, ...more)) as typeof setTimeout;
  }, SLIP_WAIT_MS);

test('the configuration is asked for once, beside the first scripts', async ({ page }) => {
  await page.goto('/game/sport');
  await expect(price(page)).toBeVisible();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByName(new URL('/runtime-config.json', location.href).href)
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
  expect(asked).toEqual(['link']);
});

test('the first list is asked for while the code of the board is on its way, and once', async ({
  page,
}) => {
  let lists = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('getMatchList')) lists += 1;
  });
  const goBoard = await hold(page, `**${builtFile('board')}`);
  // Answered only once the board is there, so that the answer cannot be too old for it.
  const goList = await hold(page, VENUE);
  await page.goto('/game/sport', { waitUntil: 'commit' });
  await expect.poll(() => lists).toBe(1);
  goBoard();
  await expect(page.locator('.cs-sports-bar:not([inert])')).toBeVisible();
  goList();
  await expect(price(page)).toBeVisible();
  expect(lists).toBe(1);
});

test('an empty slip loads after the first list, and one with a pick before it', async ({
  page,
}) => {
  await endlessWait(page);
  const isAsked = watch(page, builtFile('slip'));
  const go = await hold(page, VENUE);
  await markReady(page);
  await page.goto('/game/sport');
  await waitUntilReady(page);
  expect(isAsked()).toBe(false);
  go();
  await expect.poll(isAsked).toBe(true);
  await price(page).click();
  await expect(slip(page).getByRole('heading', { name: /投注单/ })).toContainText('1');
  await page.unroute(VENUE);

  const goOn = await hold(page, VENUE);
  await page.reload();
  await expect(slip(page).getByRole('heading', { name: /投注单/ })).toContainText('1');
  await expect(price(page)).toHaveCount(0);
  goOn();
  await expect(price(page)).toBeVisible();
});

test('what lies far below on home loads when it comes near, and the dialog of a notice when it is opened', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const isAsked = watch(page, builtFile('lobby/src/react/lower-content.ts'));
  const isDialogAsked = watch(page, builtFile('lobby/src/react/notice-dialog.tsx'));
  await page.goto('/');
  await expect(price(page)).toBeVisible();
  expect([isAsked(), isDialogAsked()]).toEqual([false, false]);
  await page.getByRole('heading', { name: '优惠活动' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.cs-lobby-promotion').first()).toBeVisible();
  expect([isAsked(), isDialogAsked()]).toEqual([true, false]);
});

test('the blocks whose shared file did not load come together by the button of one, which hands its focus on', async ({
  page,
  guard,
}) => {
  await page.setViewportSize(PHONE);
  const find = await loseFile(page, guard, 'lobby/src/react/lower-content.ts');
  await page.goto('/');
  await wholeHome(page);
  await expect(page.getByText('加载失败')).toHaveCount(4);
  await expect(page.getByText('网络异常，请重试')).toHaveCount(4);
  await find();
  const offers = page.getByRole('region', { name: '优惠活动' });
  await offers.getByRole('button', { name: '重试' }).press('Enter');
  await expect(offers.getByRole('article')).toHaveCount(4);
  await expect(offers).toBeFocused();
  await expect(page.locator('.cs-lobby-banner').first()).toBeVisible();
  await expect(page.locator('.cs-lobby-pool')).toHaveCount(4);
  await expect(page.getByRole('region', { name: '场馆与游戏' }).getByRole('tab')).toHaveCount(7);
  await expect(page.getByRole('img', { name: '手机版的二维码' })).toBeVisible();
  await expect(page.getByText('加载失败')).toHaveCount(0);
});

for (const size of [PHONE, { width: 1440, height: 900 }]) {
  test(`matches of home that did not load say why in their place, and come by its button, at ${size.width} px`, async ({
    page,
    guard,
  }) => {
    // Any other error, such as of what the build rendered, fails the test.
    await page.setViewportSize(size);
    const find = await loseFile(page, guard, 'home-matches');
    await page.goto('/');
    const matches = page.getByRole('region', { name: '今日焦点' });
    await expect(matches.getByText('加载失败')).toBeVisible();
    await expect(matches.getByText('网络异常，请重试')).toBeVisible();
    await find();
    await matches.getByRole('button', { name: '重试' }).click();
    await expect(matches.locator('.cs-price:enabled').first()).toBeVisible();
  });
}

const FAILED = [
  { on: 'home of a desk by its own button', path: '/', size: { width: 1440, height: 900 } },
  { on: 'the board of a phone by the button of its bar', path: '/game/sport', size: PHONE },
] as const;

for (const { on, path, size } of FAILED) {
  test(`a slip that did not load says so, and comes on ${on}`, async ({ page, guard }) => {
    await page.setViewportSize(size);
    const find = await loseFile(page, guard, 'slip');
    await page.goto(path);
    await price(page).click();
    const retry = page.getByRole('button', { name: '重试' });
    await expect(retry).toHaveCount(1);
    const isPhone = size === PHONE;
    const ask = () => (isPhone ? barSlip(page) : retry).click();
    await ask();
    await expect(page.locator('.cs-toasts').getByText('投注单加载失败')).toHaveCount(1);
    await find();
    await ask();
    await expect(slip(page).getByRole('heading', { name: /投注单/ })).toContainText('1');
    if (isPhone) await expect(slip(page)).toHaveClass(/is-unfolded/);
    // The button that had the focus is gone.
    await expect(slip(page).getByRole('heading', { name: /投注单/ })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(retry).toHaveCount(0);
  });
}

test('without the code of sports, matches and slip of home say so, and one button brings both', async ({
  page,
  guard,
}) => {
  const find = await loseFile(page, guard, 'sport');
  await page.goto('/');
  const column = page.locator('.cs-lobby__slip');
  await expect(column.getByText('投注单加载失败')).toBeVisible();
  await expect(column.getByText('网络异常，请重试')).toBeVisible();
  await expect(page.getByRole('region', { name: '今日焦点' }).getByText('加载失败')).toBeVisible();
  await find();
  await column.getByRole('button', { name: '重试' }).click();
  await expect(slip(page)).toBeVisible();
  await expect(price(page)).toBeVisible();
});

test('on a phone the slip is in the bar before its code is, and a press is not lost', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const go = await hold(page, `**${builtFile('sport/bar-slip.tsx')}`);
  await page.goto('/');
  await barSlip(page).press('Enter');
  await expect(barSlip(page)).toHaveAttribute('aria-busy', 'true');
  go();
  await expect(slip(page)).toHaveClass(/is-unfolded/);
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');
  await expect(slip(page)).toBeHidden();
  await expect(barSlip(page)).toBeFocused();
});

test('a press on a slip whose code is late is over once its page is left', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const go = await hold(page, `**${builtFile('sport/bar-slip.tsx')}`);
  await page.goto('/');
  await expect(price(page)).toBeVisible();
  await barSlip(page).click();
  await page.getByRole('link', { name: '帮助中心' }).click();
  await expect(barSlip(page)).toHaveAttribute('aria-busy', 'false');
  const came = page.waitForResponse(`**${builtFile('sport/bar-slip.tsx')}`);
  go();
  await came;
  await expect(page.locator('.cs-betslip-bar-button')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/help/);
  await page.goBack();
  await expect(page.locator('.cs-betslip')).toHaveCount(1);
  await expect(page.locator('.cs-betslip.is-unfolded')).toHaveCount(0);
});

test('the slip of the bar whose code does not load says so when it is pressed, and opens by the next press', async ({
  page,
  guard,
}) => {
  let fail = () => undefined as void;
  const pressed = new Promise<void>((resolve) => (fail = resolve));
  const find = await loseFile(page, guard, 'sport/bar-slip.tsx', pressed);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(price(page)).toBeVisible();
  await barSlip(page).press('Enter');
  fail();
  await expect(page.locator('.cs-toasts').getByText('网络异常，请重试')).toBeVisible();
  await expect(barSlip(page)).toHaveAttribute('aria-busy', 'false');
  await expect(barSlip(page)).toBeFocused();
  await find();
  await page.keyboard.press('Enter');
  await expect(slip(page)).toHaveClass(/is-unfolded/);
  await page.keyboard.press('Escape');
  await expect(barSlip(page)).toBeFocused();
});

test('without the code of sports the slip of the bar brings the matches of home too', async ({
  page,
  guard,
}) => {
  const find = await loseFile(page, guard, 'sport');
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(page.getByRole('region', { name: '今日焦点' }).getByText('加载失败')).toBeVisible();
  await find();
  await barSlip(page).click();
  await expect(slip(page)).toHaveClass(/is-unfolded/);
  await page.keyboard.press('Escape');
  await expect(price(page)).toBeVisible();
});

test('on a phone the slip that home is still loading is waited for there', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const goHome = await hold(page, `**${builtFile('react/home-screen.tsx')}`);
  const goSlip = await hold(page, `**${builtFile('slip')}`);
  await page.goto('/');
  await barSlip(page).click();
  await expect(barSlip(page)).toHaveAttribute('aria-busy', 'true');
  goHome();
  await expect(price(page)).toBeVisible();
  goSlip();
  await expect(slip(page)).toHaveClass(/is-unfolded/);
  await expect(barSlip(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');
  await expect(slip(page)).toBeHidden();
  // An empty slip has no button of its own.
  await expect(barSlip(page)).toBeFocused();
});

test('a slip that comes late leaves the field alone that is typed in', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const goSlip = await hold(page, `**${builtFile('slip')}`);
  await page.goto('/game/sport');
  await expect(price(page)).toBeVisible();
  await barSlip(page).click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const name = page.getByRole('dialog').getByLabel('用户名');
  await name.pressSequentially('abc');
  goSlip();
  await expect(page.locator('.cs-betslip')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.keyboard.type('def');
  await expect(name).toHaveValue('abcdef');
  await expect(page.locator('.cs-betslip')).not.toHaveClass(/is-unfolded/);
});

test('a slip that is not waited for any more stays folded on the next page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const goSlip = await hold(page, `**${builtFile('slip')}`);
  await page.goto('/');
  await expect(price(page)).toBeVisible();
  await barSlip(page).click();
  await expect(barSlip(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: '帮助中心' }).click();
  await expect(barSlip(page)).toHaveAttribute('aria-busy', 'false');
  goSlip();
  await page.getByRole('link', { name: '体育', exact: true }).click();
  await price(page).click();
  await expect(slip(page).locator('.cs-betslip-summary')).toBeVisible();
  await expect(slip(page)).not.toHaveClass(/is-unfolded/);
});
