import { expect, test, type Page } from './fixtures.ts';
import { account } from './support/auth-steps.ts';

const BALANCE = '/fd/api/v1/transfer/getBalance';
const isBalance = (call: { url: () => string }) => new URL(call.url()).pathname === BALANCE;
const toBalance = (url: URL) => url.pathname === BALANCE;
const refresh = (page: Page) => account(page).getByRole('button', { name: '刷新余额' });

test('[CA-85] [CA-86] [CO-01] [CA-57] a call is a signed POST of JSON, and what 6000 brings is all that shows of its answer', async ({
  page,
  logInAs,
}) => {
  const { token } = await logInAs('321.00');
  const asked = page.waitForRequest(isBalance);
  await page.goto('/');
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ includeLocked: 1 });
  const headers = await request.allHeaders();
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'client-type': 'web',
    version: expect.stringMatching(/\d/),
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    'request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'site-id': '9000',
    token,
    timestamp: expect.stringMatching(/^\d{13}$/),
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    sign: expect.stringMatching(/^[0-9a-f]{64}$/),
    'sign-data': expect.stringMatching(/^[\w+/]+=*$/),
  });
  const answer = await request.response();
  expect(await answer?.json()).toEqual({
    status_code: 6000,
    message: '成功',
    data: expect.objectContaining({ centerWalletBalance: '321.00' }),
  });
  await expect(account(page)).toContainText('¥321');
  await expect(page.getByText('成功', { exact: true })).toHaveCount(0);
  // The next call of the same device and member has an id, a time and a nonce of its own.
  const again = page.waitForRequest(isBalance);
  await refresh(page).click();
  const next = await (await again).allHeaders();
  expect(next['uuid']).toBe(headers['uuid']);
  for (const own of ['request-id', 'nonce', 'sign']) expect(next[own]).not.toBe(headers[own]);
});

test('[CA-88] a call without an answer is given up after 30 s, and the member may ask again', async ({
  page,
  guard,
  logInAs,
}) => {
  guard.allowProblem(/ERR_|aborted/);
  await page.clock.install();
  await logInAs('321.00');
  await page.goto('/download');
  await expect(account(page)).toContainText('¥321');
  await page.route(toBalance, () => undefined);
  const asked = page.waitForRequest(isBalance);
  await refresh(page).click();
  await asked;
  const told = page.locator('.cs-toast').filter({ hasText: '请求超时，请稍后重试' });
  await page.clock.runFor(29_000);
  await expect(told).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(told.first()).toBeVisible();
  await page.unroute(toBalance);
  await refresh(page).click();
  await expect(refresh(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(account(page)).toContainText('¥321');
});

test('[CA-90] [CA-25] a post that is kept is asked once for its path and content, and once more in another script', async ({
  page,
  wire,
}) => {
  const asked = () => wire.of('/queryCountryArea').length;
  const lookAtAreas = async () => {
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /^登[录入]$/ })
      .click();
    await page.getByRole('button', { name: /^忘[记記]密[码碼]$/ }).click();
    await expect(page.getByRole('combobox', { name: /^[国國]家或地[区區]$/ })).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^[关關][闭閉]$/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.goto('/');
  await lookAtAreas();
  await lookAtAreas();
  expect(asked()).toBe(1);
  await page.getByRole('button', { name: '语言 繁體' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await lookAtAreas();
  await lookAtAreas();
  expect(asked()).toBe(2);
});

test('[CA-95] the call of the sports venue carries method, venue, time, token, script and address', async ({
  page,
  logInAs,
}) => {
  const { token } = await logInAs('10.00');
  const isList = (text: string | null) => text?.includes('"getMatchList"') ?? false;
  const told = page.waitForResponse('**/configuration/preInfo*');
  const asked = page.waitForRequest(
    (request) => request.url().includes('/venue/resource') && isList(request.postData()),
  );
  await page.goto('/game/sport');
  const { data } = (await (await told).json()) as { data: { ip: string } };
  expect((await asked).postDataJSON()).toMatchObject({
    method: 'getMatchList',
    venueName: 'CRTY',
    request: { timestamp: expect.any(Number), token, language: 'zh-cn', ip: data.ip },
  });
  await expect(page.getByRole('article').first()).toBeVisible();
});
