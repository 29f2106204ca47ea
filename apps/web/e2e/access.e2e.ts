import { expect, newName, PASSWORD, test } from './fixtures.ts';
import {
  account,
  authDialog,
  fillLogin,
  fillRegistration,
  headerButton,
  pictureText,
  sliderPlace,
  solveSlider,
  submit,
} from './support/auth-steps.ts';
import { builtFile } from './support/built-file.ts';
import { tabTo } from './support/keyboard.ts';
import { keepDecrypted, keptOfMember } from './support/kept-of-member.ts';
import { openBoard, place, slip, stake } from './support/board-steps.ts';
import { chooseAmount, confirmWith, drawer, SIX } from './support/money-steps.ts';

const GUARDED = ['/mine/betRecord', '/mine/savemoney', '/mine/savemoney/transfer/D1'];

for (const path of GUARDED) {
  test(`[NV-04] a visitor at ${path} is sent home, asked to log in, and led to the page after it`, async ({
    page,
    doors,
  }) => {
    const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.locator('.cs-toasts').getByText('请先登录', { exact: true })).toBeVisible();
    // Behind the dialog, where no role reaches it.
    await expect(page.getByText('今日焦点').first()).toBeVisible();
    await fillLogin(page, name, PASSWORD);
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(authDialog(page)).toBeHidden();
  });
}

test('[CA-05] a member who logs out on a guarded page goes home without being asked to log in', async ({
  page,
  logInAs,
  wire,
}) => {
  await logInAs('1.00');
  await page.goto('/mine/betRecord');
  await keepDecrypted(page);
  await account(page).getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/');
  await expect(headerButton(page, '登录')).toBeVisible();
  await expect(page.locator('.cs-toasts').getByText('请先登录')).toHaveCount(0);
  await expect.poll(() => wire.of('/user/logout').length).toBe(1);
  expect(await keptOfMember(page)).toEqual([]);
});

test(
  'a path that there is not says so, inside the frame',
  { tag: '@landing' },
  async ({ page }) => {
    for (const path of ['/no/such/page', '/game/no/such', '/mine/nothing']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '页面不存在', level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/页面不存在/);
    }
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL('/');
  },
);

test.describe('[NV-09] code', () => {
  test('leads back to the page before, and home where there is none', async ({ page, logInAs }) => {
    const back = page.getByRole('button', { name: '返回上一页' });
    await page.goto('/no/such/page');
    await back.click();
    await expect(page).toHaveURL('/');
    await logInAs('1.00');
    await page.goto('/mine/betRecord');
    // The router must listen before it can be told.
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.evaluate(() => {
      history.pushState({ idx: 1 }, '', '/no/such/page');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await back.click();
    await expect(page).toHaveURL('/mine/betRecord');
  });

  test('opens a page by its name alone', async ({ page, logInAs }) => {
    await logInAs('1.00');
    await page.goto('/mine/introTutorial');
    const last = page.getByRole('button', { name: '看完了' });
    for (let step = 0; step < 10 && !(await last.isVisible()); step += 1) {
      await page.getByRole('button', { name: '下一步' }).click();
    }
    await last.click();
    await expect(page).toHaveURL('/mine/userinfo');
  });

  test('opens a page by its name and a parameter', async ({ page, logInAs }) => {
    await logInAs('2000.00', drawer());
    await page.goto('/mine/takemoney');
    await chooseAmount(page, '100');
    await confirmWith(page, SIX);
    await expect(page).toHaveURL(/\/mine\/takemoney\/W\d+$/);
    const order = page.url().split('/').at(-1) ?? '';
    await expect(page.getByRole('main')).toContainText(order);
  });

  test('reloads the page', async ({ page, guard }) => {
    guard.allowProblem(/Failed to load resource|Failed to fetch|ERR_FAILED/);
    const text = `**${builtFile('help/src/content/kh.zh-hans.ts')}`;
    await page.goto('/app/help');
    // The site has taken the page over, so that a link loads a text and no page.
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await page.route(text, (route) => route.abort());
    await page.getByRole('main').locator('a[href="/app/help/kh"]').first().click();
    await page.getByRole('button', { name: '重试' }).click();
    await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
    await page.unroute(text);
    await page.getByRole('button', { name: '刷新页面' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-old');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[ED-01] [ST-10] the edition that was chosen stays, kept under the key edition', async ({
  page,
}) => {
  const edition = () => page.locator('html').getAttribute('data-edition');
  await page.goto('/');
  await expect.poll(edition).toBe('classic');
  const light = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await page.getByRole('button', { name: '切换到专业版' }).click();
  await expect.poll(edition).toBe('professional');
  await expect(page.locator('body')).not.toHaveCSS('color', light);
  expect(await page.evaluate(() => localStorage.getItem('edition'))).toBe('professional');
  await page.reload();
  await expect.poll(edition).toBe('professional');
  await page.getByRole('button', { name: '切换到经典版' }).click();
  await expect.poll(edition).toBe('classic');
});

test(
  '[NV-15] the whole site changes to Traditional Chinese and stays there',
  { tag: '@landing' },
  async ({ page, site }) => {
    const match = await site.make('FT');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await page.getByRole('button', { name: '语言 繁體' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await expect(account(page).or(page.locator('header')).getByText('登入')).toBeVisible();
    await page.reload();
    await expect(page.locator('header').getByText('登入')).toBeVisible();
    await page.goto('/game/sport?show=FT');
    await expect(page.locator(`[data-gidm="${match.gidm}"]`)).toBeVisible();
    await expect(page.getByRole('complementary', { name: '投注單' })).toContainText('投注單');
    await page.getByRole('button', { name: /简体/ }).click();
    await expect(slip(page)).toBeVisible();
  },
);

test('age and licence stand on every screen', async ({ page, logInAs }) => {
  await logInAs('1.00');
  const screens = [
    '/',
    '/game/sport',
    '/mine/savemoney',
    '/mine/savemoney/transfer/D1',
    '/mine/betRecord',
    '/app/help/gztk',
    '/app/help/ysgz',
    '/no/such/page',
  ];
  for (const path of screens) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo', { name: '经营与合规信息' });
    await expect(footer).toContainText('18+');
    await expect(footer).toContainText('仅限年满 18 周岁的人士使用');
    await expect(footer).toContainText('牌照');
  }
});

test('[AU-03] terms and privacy open over the registration, which keeps what was typed', async ({
  page,
}) => {
  await page.goto('/');
  await headerButton(page, '注册').click();
  await fillRegistration(page, { name: 'ab123456', password: PASSWORD });
  await authDialog(page)
    .getByRole('button', { name: /规则与条款/ })
    .click();
  const terms = page.getByRole('dialog', { name: '规则与条款' });
  await expect(terms.getByRole('heading').first()).toBeVisible();
  await terms.getByRole('button', { name: '查看隐私政策' }).click();
  const privacy = page.getByRole('dialog', { name: '隐私政策' });
  await expect(privacy).toBeVisible();
  await privacy.getByRole('button', { name: '关闭' }).click();
  await expect(privacy).toBeHidden();
  await expect(authDialog(page).getByRole('textbox', { name: '用户名' })).toHaveValue('ab123456');
  await expect(authDialog(page).getByRole('checkbox')).not.toBeChecked();
});

test.describe('with the keyboard alone', () => {
  test('[CA-01] [CA-02] [CA-03] [CA-04] [CO-58] registering and logging in again through the slider', async ({
    page,
    doors,
  }) => {
    // Hundreds of keys, one after another.
    test.slow();
    const name = newName();
    await page.goto('/');
    await tabTo(page, headerButton(page, '注册'));
    await page.keyboard.press('Enter');
    const dialog = authDialog(page);
    await tabTo(page, dialog.getByRole('textbox', { name: '用户名' }));
    await page.keyboard.type(name);
    await tabTo(page, dialog.getByLabel('密码', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await tabTo(page, dialog.getByLabel('确认密码', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await tabTo(page, dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const text = await pictureText(page, doors);
    await tabTo(page, page.getByRole('textbox', { name: '验证码' }));
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('注册成功')).toBeVisible();
    await expect(dialog).toBeHidden();
    // The button that opened the dialog is gone.
    await expect(page.getByRole('main')).toBeFocused();

    await tabTo(page, account(page).getByRole('button', { name: '退出登录' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, headerButton(page, '登录'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('textbox', { name: '用户名' }));
    await page.keyboard.type(name);
    await tabTo(page, dialog.getByLabel('密码', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider', { name: '滑动验证' });
    const right = await sliderPlace(page, doors);
    await tabTo(page, slider);
    // In pages as far as they go, then in single steps, as somebody at a keyboard does.
    const value = async () => Number(await slider.inputValue());
    await page.keyboard.press('PageUp');
    const leap = await value();
    expect(leap).toBeGreaterThan(1);
    for (let at = leap; at + leap <= right; at += leap) await page.keyboard.press('PageUp');
    while ((await value()) > right) await page.keyboard.press('ArrowLeft');
    for (let at = await value(); at < right; at += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue(String(right));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(account(page)).toContainText('余额');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('picking, typing a stake and placing', async ({ page, logInAs }) => {
    await logInAs('100.00');
    await openBoard(page, 'FT');
    const prices = page.locator('.cs-price:visible:enabled');
    const first = prices.first();
    await tabTo(page, first);
    // One stop for the whole league: the arrow keys go from price to price.
    await page.keyboard.press('ArrowRight');
    await expect(first).not.toBeFocused();
    await expect(page.locator('.cs-price:focus')).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(first).not.toBeFocused();
    const below = page.locator('.cs-price:focus');
    expect((await below.boundingBox())?.x).toBe((await first.boundingBox())?.x);
    await page.keyboard.press('End');
    await expect(first).not.toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const { gid, wtype, pick } = await page
      .locator('.cs-price:focus')
      .evaluate((price: HTMLElement) => ({ ...price.dataset }));
    const wanted = page.locator(`[data-gid="${gid}"][data-wtype="${wtype}"][data-pick="${pick}"]`);
    await page.keyboard.press('Space');
    await expect(wanted).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到投注单' }).first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(wanted).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    // One stop for all words in the heads of the columns.
    const word = page.locator('.cs-sports-league__columns').first().getByRole('button').first();
    await expect(word).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.cs-sports-league__fold').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(word).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(stake(page)).toBeFocused();
    await page.keyboard.type('25');
    // Enter in a stake leads to the button and no further.
    await page.keyboard.press('Enter');
    await expect(place(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(slip(page)).toContainText('注单已确认');
    await expect(slip(page).getByRole('heading', { name: '注单已确认' })).toBeFocused();
    await tabTo(page, slip(page).getByRole('button', { name: '完成' }));
    await page.keyboard.press('Enter');
    await expect(slip(page)).toContainText('点击赔率，将选项加入投注单');
    await expect(slip(page).getByRole('heading', { name: '投注单' })).toBeFocused();
  });

  test('the first Tab leads past the header to what the page is for', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
