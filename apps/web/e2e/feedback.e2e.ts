import { expect, test, type Page } from './fixtures.ts';
import { account } from './support/auth-steps.ts';
import { pickOne, place, stake, ticketOf } from './support/board-steps.ts';

const ADD = '/site/api/v1/feedback/addFeedBack';
const UPLOAD = '/site/api/v1/user/upload/uploadImage';
const content = (page: Page) => page.getByRole('textbox', { name: '反馈内容' });
const files = (page: Page) => page.locator('input[type="file"]');
const items = (page: Page) => page.locator('.cs-upload__item');
const send = (page: Page) => page.getByRole('button', { name: '提交', exact: true });

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string, buffer: Buffer = PIXEL) => ({ name, mimeType: 'image/png', buffer });

/** A picture with so much in it that it is over the limit of the gateway. */
async function largePicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const pen = canvas.getContext('2d')!;
    const image = pen.createImageData(canvas.width, canvas.height);
    let seed = 7;
    for (let at = 0; at < image.data.length; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      image.data[at] = at % 4 === 3 ? 255 : (seed >> 16) % 256;
    }
    pen.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(base64, 'base64');
}

test(
  '[RT-46] [RT-47] [WA-07] [WA-08] [CA-13] [CA-33] [CA-34] [CA-36] [CA-37] [CA-38] [CA-39] what a member tells, with a picture, is listed, answered as a conversation, counted and deleted',
  { tag: '@landing' },
  async ({ page, doors, logInAs }) => {
    await logInAs('10.00');
    await page.goto('/');
    await account(page).getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '意见反馈' }).click();
    await expect(page.getByRole('heading', { name: '意见反馈', level: 1 })).toBeVisible();
    await send(page).click();
    await expect(page.getByText('请输入反馈内容')).toBeVisible();
    await expect(content(page)).toBeFocused();
    await page.getByLabel('相关存款优惠').selectOption('首存礼遇');
    await content(page).fill('六点存款一百元，尚未到账');
    await files(page).setInputFiles([picture('pingzheng.png')]);
    await expect(items(page)).toContainText('已上传');
    await send(page).click();
    await expect(page).toHaveURL('/mine/feedback/list');
    const row = page.getByRole('link', { name: /六点存款一百元/ });
    await expect(row).toContainText('待回复');
    // The operator answers after two minutes.
    await doors.advance(3 * 60_000);
    await page.reload();
    await expect(row).toContainText('有新回复');
    await expect(page.getByRole('link', { name: '反馈记录（1 条新回复）' })).toBeVisible();
    await row.click();
    await expect(page.locator('.cs-feedback-thread li')).toHaveCount(2);
    await expect(page.locator('.cs-feedback-thread')).toContainText('存款订单已提交财务核实');
    const shown = page.getByRole('img', { name: '反馈图片 1' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('link', { name: '返回反馈记录' }).click();
    await expect(row).not.toContainText('有新回复');
    await row.click();
    await page.getByRole('button', { name: '删除这条反馈' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('还没有反馈')).toBeVisible();
  },
);

test('[WA-08] what was typed stays over a reload and a refusal; the limit is told beside the button', async ({
  page,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  await page.goto('/mine/feedback');
  await page.getByLabel('反馈类型').selectOption('建议与其他');
  await content(page).fill('希望增加夜间模式的对比度');
  await expect(page.getByText('12/500')).toBeVisible();
  await page.reload();
  await expect(content(page)).toHaveValue('希望增加夜间模式的对比度');
  await doors.fault({ path: ADD, statusCode: 6011, times: 1 });
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '请勿频繁提交' })).toBeVisible();
  await expect(content(page)).toHaveValue('希望增加夜间模式的对比度');
  await send(page).click();
  await expect(page).toHaveURL('/mine/feedback/list');
  // The address changes before the page; the form has the same links.
  await expect(page.getByRole('link', { name: /希望增加夜间模式的对比度/ })).toBeVisible();
  await page.getByRole('link', { name: '提交反馈' }).click();
  await expect(content(page)).toHaveValue('');
});

test('[WA-08] [CO-11] pictures: a wrong type, a broken one, ten at once, a line that is cut, one that is too large', async ({
  page,
  doors,
  wire,
  guard,
  logInAs,
}) => {
  guard.allowProblem(/Failed to load resource/);
  await logInAs('10.00');
  await page.goto('/mine/feedback');
  const refused = page.locator('.cs-upload [role=alert]').first();
  await files(page).setInputFiles([
    { name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  ]);
  await expect(refused).toContainText('terms.pdf 不是可用的图片');
  await files(page).setInputFiles([picture('broken.png', Buffer.from('no picture'))]);
  await expect(items(page)).toContainText('图片已损坏');
  await page.getByRole('button', { name: '移除 broken.png' }).click();
  await expect(items(page)).toHaveCount(0);

  await files(page).setInputFiles(
    Array.from({ length: 10 }, (_, at) => picture(`picture-${at}.png`)),
  );
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).filter({ hasText: '已上传' })).toHaveCount(3);
  await expect(refused).toContainText('picture-9.png 超过可上传的张数');
  for (const at of [0, 1, 2]) {
    await page.getByRole('button', { name: `移除 picture-${at}.png` }).click();
  }

  await doors.fault({ path: UPLOAD, drop: true, times: 3 });
  await files(page).setInputFiles([picture('cut.png')]);
  await expect(items(page).getByRole('alert')).not.toBeEmpty();
  await doors.clearFaults();
  await page.getByRole('button', { name: '重新上传 cut.png' }).click();
  await expect(items(page)).toContainText('已上传');
  await page.getByRole('button', { name: '移除 cut.png' }).click();

  await doors.fault({ path: UPLOAD, statusCode: 6010, message: '' });
  await files(page).setInputFiles([picture('refused.png')]);
  await expect(items(page).getByRole('alert')).toContainText('文件上传失败');
  await page.getByRole('button', { name: '移除 refused.png' }).click();

  const before = wire.of('uploadImage').length;
  const large = await largePicture(page);
  expect(large.length).toBeGreaterThan(2 * 1024 * 1024);
  await files(page).setInputFiles([picture('large.png', large)]);
  await expect(items(page)).toContainText('已上传');
  const [sent] = wire.of('uploadImage').slice(before);
  expect(sent?.body).toMatchObject({ contentType: 'image/jpeg', fileName: 'large.jpg' });
});

/** The page's line to the gateway, which a test makes slow. */
async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, uploadThroughput, downloadThroughput: -1, latency: 0 },
    });
  return { slow: (bytesASecond: number) => set(bytesASecond), mend: () => set(-1) };
}

test('[WA-08] on a slow line the bar of a picture tells what was sent of it, and one that is taken away half-way is not sent on', async ({
  page,
  guard,
  wire,
  logInAs,
}) => {
  guard.allowProblem(/Failed to load resource/);
  await logInAs('10.00');
  await page.goto('/mine/feedback');
  const large = await largePicture(page);
  const line = await lineOf(page);
  const bar = items(page).getByRole('progressbar', { name: /^正在上传/ });
  const isHalfWay = () =>
    bar.evaluate(({ position }: HTMLProgressElement) => position > 0.05 && position < 0.95);
  await line.slow(250_000);
  await files(page).setInputFiles([picture('unwanted.png', large)]);
  await expect.poll(isHalfWay).toBe(true);
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('uploadImage'),
  );
  await page.getByRole('button', { name: '移除 unwanted.png' }).click();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(items(page)).toHaveCount(0);

  await line.mend();
  await files(page).setInputFiles([picture('wanted.png', large)]);
  await expect(items(page)).toContainText('已上传');
  await content(page).fill('一张图片就够了');
  await send(page).click();
  await expect(page).toHaveURL('/mine/feedback/list');
  const [feedback] = wire.of('/addFeedBack');
  expect(feedback?.body['images']).toHaveLength(1);
});

test('[WA-08] [CA-35] a feedback of bets offers the member’s own, and is sent with the one that was chosen', async ({
  page,
  site,
  wire,
  logInAs,
}) => {
  await logInAs('100.00');
  const { match } = await pickOne(page, site);
  await stake(page).fill('20');
  await place(page).click();
  const ticket = await ticketOf(page).innerText();
  await page.goto('/mine/feedback');
  await page.getByLabel('反馈类型').selectOption('注单问题');
  const bets = page.getByLabel('相关注单');
  await expect(bets).toHaveValue('');
  await expect(bets.getByRole('option')).toHaveCount(2);
  await expect(bets.getByRole('option').nth(1)).toContainText(match.team_h);
  await bets.selectOption(ticket);
  await expect(page.getByLabel('相关存款优惠')).toHaveCount(0);
  await content(page).fill('这张注单的结果想请你们核对一下');
  await send(page).click();
  await expect(page).toHaveURL('/mine/feedback/list');
  expect(wire.of('/addFeedBack').map(({ body }) => body)).toMatchObject([{ ticketId: ticket }]);
});

test('[RT-46] [RT-47] visitors are asked to log in', async ({ page }) => {
  for (const path of ['/mine/feedback', '/mine/feedback/list']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});
