import { expect, test, type Page } from './fixtures.ts';
import { authDialog, fillRegistration, headerButton } from './support/auth-steps.ts';
import { builtFile } from './support/built-file.ts';
import { barSlip, openBoard, priceButton, slip, touch, marketOf } from './support/board-steps.ts';
import { homeBanners, wholeHome } from './support/home-blocks.ts';
import { hold } from './support/hold.ts';
import { loseFile } from './support/lose-file.ts';

/** What stands in a row of its like, or in a line of text, may be lower: docs/design.md says why. */
const NOT_ALONE = [
  '.cs-price, .cs-carousel__dot, .cs-auth-link, p a, dd a, .cs-help-text a',
  // The rows of a board, and the line of the time that was played.
  '.cs-sports-match :is(a, button), .cs-sports-league__head button, .cs-play-strip a',
].join();

/** Name and height of each control on the page that is lower than 44 pixels. */
const tooLow = (page: Page) =>
  page.evaluate((notAlone) => {
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'button, a[href], select, [role="tab"], input:not([type="hidden"])',
    )) {
      // A label is pressed in place of its box.
      const pressed = control.matches('[type="checkbox"], [type="radio"]')
        ? (control.closest('label') ?? control)
        : (control.closest<HTMLElement>('.cs-field__box') ?? control);
      const box = pressed.getBoundingClientRect();
      // A link whose layer covers its card is as large as the card.
      const layer = getComputedStyle(pressed, '::after');
      const covers = layer.content !== 'none' && layer.position === 'absolute';
      const width = box.width;
      const height = Math.max(box.height, covers ? parseFloat(layer.height) : 0);
      const hidden =
        width <= 1 || height <= 1 || !pressed.checkVisibility({ visibilityProperty: true });
      if (hidden || control.closest('[inert]') || control.matches(notAlone)) continue;
      if (control.matches('.cs-shell__skip:not(:focus)')) continue;
      if (height < 43.5) {
        found.push(
          `${control.className || control.tagName} ${control.textContent} ${Math.round(height)}`,
        );
      }
    }
    return found;
  }, NOT_ALONE);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what stands alone is 44 high', async ({ page, logInAs, site }) => {
    await page.goto('/');
    await wholeHome(page);
    await expect.soft(await tooLow(page), 'home').toEqual([]);
    await headerButton(page, '注册').click();
    await expect(authDialog(page)).toBeVisible();
    await expect.soft(await tooLow(page), 'registration').toEqual([]);
    await page.goto('/app/help/gztk');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect.soft(await tooLow(page), 'terms').toEqual([]);
    await logInAs('500.00');
    const match = await site.make('FU');
    const market = marketOf(match, 'M');
    await openBoard(page, 'FU');
    await expect.soft(await tooLow(page), 'sports').toEqual([]);
    await touch(page, match, market, 'H');
    await expect(priceButton(page, market, 'H')).toHaveAttribute('aria-pressed', 'true');
    await barSlip(page).click();
    await expect(slip(page).getByRole('textbox').first()).toBeVisible();
    await expect.soft(await tooLow(page), 'slip').toEqual([]);
    await page.goto('/mine/savemoney');
    await expect(page.getByRole('button', { name: '立即存款' })).toBeVisible();
    await expect.soft(await tooLow(page), 'deposit').toEqual([]);
    await page.goto('/mine/betRecord');
    await expect(page.getByText('暂无未结算注单')).toBeVisible();
    await expect.soft(await tooLow(page), 'records').toEqual([]);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const color = (page: Page, selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
        [property, pseudo] as const,
      );

  test('logo, current page, active tab, dots and the chosen price are told apart', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await homeBanners(page);
    await expect(page.locator('.cs-carousel__dot').first()).toBeVisible();
    const canvas = await color(page, 'body', 'background-color');
    expect(await color(page, '.cs-shell-header__logo', 'background-color')).not.toBe(canvas);
    const nav = '.cs-shell-header__nav a';
    const line = 'border-bottom-color';
    expect(await color(page, `${nav}[aria-current]`, line)).not.toBe(
      await color(page, `${nav}:not([aria-current])`, line),
    );
    const dot = '.cs-carousel__dot';
    const ground = 'background-color';
    const [current, other] = [
      await color(page, `${dot}[aria-current="true"]`, ground, '::before'),
      await color(page, `${dot}[aria-current="false"]`, ground, '::before'),
    ];
    expect(new Set([canvas, current, other]).size).toBe(3);
    await headerButton(page, '登录').click();
    await expect(authDialog(page)).toBeVisible();
    const tab = '.cs-dialog [role="tab"]';
    expect(await color(page, `${tab}[aria-selected="true"]`, line)).not.toBe(
      await color(page, `${tab}[aria-selected="false"]`, line),
    );
    const match = await site.make('FU');
    await openBoard(page, 'FU');
    await touch(page, match, marketOf(match, 'M'), 'H');
    await expect(page.locator('.cs-price.is-selected')).toBeVisible();
    expect(await color(page, '.cs-price.is-selected', ground)).not.toBe(
      await color(page, '.cs-price:not(.is-selected)', ground),
    );
  });
});

test('what moves by itself waits while a dialog is open', async ({ page }) => {
  await page.goto('/');
  const track = page.locator('.cs-marquee__track');
  await homeBanners(page);
  await expect(page.locator('.cs-carousel__dot').first()).toBeVisible();
  await expect(track).toHaveCSS('animation-play-state', 'running');
  const slides = page.locator('.cs-carousel__track');
  await page.mouse.move(5, 800);
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await headerButton(page, '登录').click();
  await expect(authDialog(page)).toBeVisible();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toBeHidden();
  await expect(track).toHaveCSS('animation-play-state', 'running');
});

test('a notice that gets the focus by the keyboard is in sight', async ({ page }) => {
  await page.goto('/');
  const notices = page.locator('.cs-marquee__row').first().getByRole('button');
  await expect(notices.first()).toBeVisible();
  // Some way into the line, so that its start has gone by.
  await page
    .locator('.cs-marquee__track')
    .evaluate((track) => track.getAnimations().forEach((each) => (each.currentTime = 8000)));
  await page.locator('.cs-marquee__pause').focus();
  for (let left = await notices.count(); left > 0; left -= 1)
    await page.keyboard.press('Shift+Tab');
  await expect(notices.first()).toBeFocused();
  await expect(notices.first()).toBeInViewport({ ratio: 0.5 });
});

test('a field that is wrong says so when it is left', async ({ page, logInAs }) => {
  await page.goto('/');
  await headerButton(page, '注册').click();
  const dialog = authDialog(page);
  await fillRegistration(page, { name: '1a', password: 'short', repeat: 'other' });
  await dialog.getByRole('checkbox').focus();
  await expect(dialog.getByRole('textbox', { name: '用户名' })).toHaveAccessibleDescription(
    '4-11位，最少2个字母+数字组合，首位为字母',
  );
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(
    '请输入8-12位字母+数字的组合',
  );
  const repeat = dialog.getByLabel('确认密码', { exact: true });
  await expect(repeat).toHaveAccessibleDescription('两次密码输入不一致');
  await repeat.fill('othe');
  await expect(repeat).not.toHaveAccessibleDescription('两次密码输入不一致');

  await logInAs('1.00');
  await page.goto('/mine/savemoney');
  const amount = page.getByRole('textbox', { name: '存款金额' });
  await amount.fill('99');
  // To a quick amount, which takes the focus but was not pressed.
  await page.keyboard.press('Tab');
  await expect(amount).toHaveAccessibleDescription(/最低存款金额为/);
});

test('the button of the display settings keeps the focus until their panel is there', async ({
  page,
}) => {
  const go = await hold(page, `**${builtFile('frame/display-panel.tsx')}`);
  await page.goto('/');
  const button = page.getByRole('button', { name: '显示设置' });
  const asked = page.waitForRequest(`**${builtFile('frame/display-panel.tsx')}`);
  await button.press('Enter');
  await asked;
  await expect(button).toBeFocused();
  go();
  await expect(page.getByRole('dialog', { name: '显示设置' })).toBeVisible();
});

const OPENED = [
  { part: 'frame/account-sheet.tsx', name: '我的' },
  { part: 'frame/display-panel.tsx', name: '显示设置' },
  { part: 'react/notice-dialog.tsx', name: '存款渠道安全提示' },
] as const;

for (const { part, name } of OPENED) {
  test(`what opens by ${name} and did not load says so, and opens by the next press`, async ({
    page,
    guard,
  }) => {
    const isPhone = name === '我的';
    // A line of notices that runs is pressed nowhere for sure.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(
      isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
    const find = await loseFile(page, guard, part);
    await page.goto('/');
    const button = page.getByRole('button', { name }).first();
    await button.click();
    await expect(page.locator('.cs-toasts').getByText('网络异常，请重试')).toBeVisible();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await find();
    await button.click();
    await expect(dialog).toBeVisible();
  });
}
