import { expect, newName, PASSWORD, test } from './fixtures.ts';
import {
  account,
  authDialog,
  fillLogin,
  headerButton,
  solveSlider,
  submit,
} from './support/auth-steps.ts';
import { openBoard, slip, stake } from './support/board-steps.ts';

test.describe('what the gateway serves beside its calls', () => {
  test('the chat socket opens through the site, and a guest gets the lobby', async ({ page }) => {
    await page.goto('/');
    const frames = await page.evaluate(
      () =>
        new Promise<{ msgId: number; msgData: Record<string, unknown> }[]>((resolve, reject) => {
          const socket = new WebSocket('/stream/ws?clientType=web&siteId=9000&language=zh-CN');
          const got: { msgId: number; msgData: Record<string, unknown> }[] = [];
          socket.addEventListener('open', () => {
            socket.send(JSON.stringify({ msgId: 10_019, msgData: {} }));
            socket.send(JSON.stringify({ msgId: 10_002, msgData: { rid: 'lobby' } }));
          });
          socket.addEventListener('message', ({ data }) => {
            got.push(JSON.parse(String(data)) as (typeof got)[number]);
            if (got.length < 2) return;
            socket.close();
            resolve(got);
          });
          socket.addEventListener('close', () => reject(new Error(`closed after ${got.length}`)));
        }),
    );
    expect(frames).toMatchObject([
      { msgId: 10_019, msgData: { person: { guest: 1 }, maySpeak: 0 } },
      { msgId: 10_016, msgData: { rid: 'lobby', name: '大厅' } },
    ]);
  });

  test('a game is shown under its own policy', async ({ page, guard }) => {
    guard.expectProblem(/^console: Failed to load resource: .*404/);
    const answer = await page.goto('/game/demo/slots?ticket=none');
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'nonce-/);
    await expect(page.getByRole('heading', { name: '页面已失效' })).toBeVisible();
  });
});

test('[CA-96] one device has one id, whoever visits with it', async ({ browser, site }) => {
  const idOf = async (userAgent?: string) => {
    const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
    const page = await context.newPage();
    await page.goto(site.url);
    const id = () => page.evaluate(() => localStorage.getItem('courtside.device'));
    await expect.poll(id).toMatch(/^[0-9a-f-]{36}$/);
    const kept = await id();
    await context.close();
    return kept;
  };
  const first = await idOf();
  expect(await idOf()).toBe(first);
  expect(await idOf('Another/1.0')).not.toBe(first);
});

test('[NV-16] a site that is told no number calls as 9000', async ({ page, logInAs }) => {
  const numbers = new Set<string | undefined>();
  let calls = 0;
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.includes('/api/v1/')) return;
    calls += 1;
    numbers.add(request.headers()['site-id']);
  });
  const opened = page.waitForEvent('websocket');
  await logInAs('1.00');
  await page.goto('/game/sport');
  await expect(account(page)).toContainText('¥1');
  expect(calls).toBeGreaterThan(3);
  expect([...numbers]).toEqual(['9000']);
  expect(new URL((await opened).url()).searchParams.get('siteId')).toBe('9000');
});

for (const { balance, shown } of [
  { balance: '1234567.00', shown: '¥1,234,567' },
  { balance: '1234.50', shown: '¥1,234.50' },
]) {
  test(`[NV-14] a balance of ${balance} is shown as ${shown}`, async ({ page, logInAs }) => {
    await logInAs(balance);
    await page.goto('/');
    await expect(account(page).locator('.cs-wallet-balance__amount')).toHaveText(shown);
  });
}

test.describe('how a refusal is told', () => {
  test('[DG-02] the tips dialog has its usual title, a button to cancel, and texts of its own', async ({
    page,
    doors,
  }) => {
    const dialog = page.getByRole('alertdialog', { name: '温馨提示', exact: true });
    await openBoard(page, 'FT');
    await page.locator('.cs-price:visible:enabled').first().click();
    await stake(page).fill('10');
    const logIn = slip(page).getByRole('button', { name: /登录/ });
    await logIn.click();
    await expect(dialog).toContainText('请先登录后再了解更多');
    await expect(dialog.getByRole('button', { name: '确定', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: '取消', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(authDialog(page)).toHaveCount(0);
    // The same dialog with a text of its own on its button, and without one to cancel.
    await doors.fault({ path: '/game/api/v1/venue/resource', times: 3, statusCode: 6302 });
    await expect(dialog).toContainText('数据异常，请重新进入游戏');
    await expect(dialog.getByRole('button', { name: '重新进入', exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '取消', exact: true })).toHaveCount(0);
  });

  test('[CO-42] a venue that lost the session says so in a dialog that only entering again closes', async ({
    page,
    doors,
  }) => {
    await page.goto('/game/sport?show=FT');
    await expect(page.getByRole('article').first()).toBeVisible();
    await doors.fault({ path: '/game/api/v1/venue/resource', times: 3, statusCode: 6302 });
    const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
    await expect(dialog).toContainText('数据异常，请重新进入游戏');
    // The board asks again by itself; that opens no second one.
    await page.waitForResponse(/venue\/resource/);
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByRole('button')).toHaveText(['重新进入']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await doors.clearFaults();
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: '重新进入' }).click();
    await loaded;
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test('data that is missing is told by the message, as there is no page for it', async ({
    page,
    doors,
    logInAs,
  }) => {
    await logInAs('1.00');
    await page.goto('/mine/savemoney');
    await page.getByRole('textbox', { name: '存款金额' }).fill('100');
    await doors.fault({ path: '/fd/api/v1/payment/pay', statusCode: 6449 });
    await page.getByRole('button', { name: '立即存款' }).click();
    // Beside the button that was pressed, with the step that solves it.
    await expect(page.getByRole('alert').filter({ hasText: '真实姓名' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('[CO-53] a suspended login is told in a dialog of its own', async ({ page, doors }) => {
    const { name } = await doors.member({ name: newName(), password: PASSWORD, token: false });
    await page.goto('/');
    await headerButton(page, '登录').click();
    await fillLogin(page, name, PASSWORD);
    await doors.fault({ path: '/site/api/v1/user/login', statusCode: 6501 });
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
    await expect(dialog).toContainText('暂停');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(authDialog(page)).toBeVisible();
  });
});

test('a deposit that meets a gateway that is away says so, and is sent again under its own key', async ({
  page,
  logInAs,
  wire,
  guard,
}) => {
  guard.expectProblem(/^console: Failed to load resource: .*503/);
  await logInAs('1.00');
  await page.goto('/mine/savemoney');
  await page.getByRole('textbox', { name: '存款金额' }).fill('200');
  // As what stands before a gateway answers, which is no envelope.
  await page.route('**/payment/pay', (route) => route.fulfill({ status: 503, body: 'busy' }), {
    times: 1,
  });
  await page.getByRole('button', { name: '立即存款' }).click();
  await expect(page.getByText('平台还没有收到这笔 ¥200 的存款')).toBeVisible();
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page).toHaveURL(/\/mine\/savemoney\/recharge\/D\d+$/);
  const keys = wire.of('/payment/pay').map(({ body }) => body['key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expect(account(page)).toContainText('¥1');
});
