import { expect, newName, PASSWORD, test, type Page } from './fixtures.ts';
import { field, openRoom, rows, say, why } from './support/chat-steps.ts';
import { CUT_LINE, guardPages } from './support/page-guard.ts';

/** What was said, in the order in which it stands. */
const texts = (page: Page) => page.locator('.cs-chat-speech__text').allTextContents();

test('[CH-04] [CH-05] [CH-21] [CH-28] two members in one room: one speaks and the other hears, is muted and told so, and has whole what was said while their line was cut', async ({
  page,
  browser,
  site,
  doors,
  logInAs,
}, { testId }) => {
  const rid = `m-${(await site.make('RB')).gidm}`;
  await logInAs('10.00');
  await openRoom(page, rid);

  const other = await doors.member({ name: newName(), password: PASSWORD, balance: '10.00' });
  const context = await browser.newContext({
    ...{ baseURL: site.url, locale: 'zh-CN', timezoneId: 'America/New_York' },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'courtside-test', value: testId, url: site.url }]);
  const guard = await guardPages(context, site.url);
  guard.allowProblem(CUT_LINE);
  guard.allowProblem(/WebSocket connection .*ERR_INTERNET_DISCONNECTED/);
  await context.addInitScript(({ token, userId }) => {
    if (origin === 'null') return;
    localStorage.setItem('courtside.userId', userId);
    localStorage.setItem('courtside.token', token);
  }, other);
  const beside = await context.newPage();
  await beside.goto(`/chat?room=${rid}`);
  await expect(beside.locator('.cs-chat__online')).toBeVisible();
  await expect(field(beside)).toBeEnabled();

  await say(page, '你那边看得到吗');
  await expect(rows(beside)).toContainText('你那边看得到吗');
  await say(beside, '看得到');
  await expect(rows(page)).toContainText('看得到');

  await doors.chat('/mute', { rid, name: other.name, minutes: 10, reason: '发布广告' });
  await expect(why(beside)).toContainText('您已被禁言：发布广告');
  await expect(field(beside)).toBeDisabled();
  await expect(rows(page)).toContainText('已被禁言');
  await expect(field(page)).toBeEnabled();
  await doors.chat('/mute', { rid, name: other.name, minutes: 0 });
  await expect(field(beside)).toBeEnabled();

  await context.setOffline(true);
  await expect(beside.locator('.cs-chat__link')).toHaveText('连接已断开，正在重新连接…');
  const meanwhile = ['断线时第一句', '断线时第二句', '断线时第三句'];
  for (const text of meanwhile) {
    await say(page, text);
    await expect(rows(page)).toContainText(text);
  }
  expect(await texts(beside)).not.toContain(meanwhile[0]);
  await context.setOffline(false);
  await expect(rows(beside)).toContainText('断线时第三句');
  await expect(beside.locator('.cs-chat__link')).toHaveText('');
  const whole = ['你那边看得到吗', '看得到', ...meanwhile];
  expect(await texts(beside)).toEqual(whole);
  expect(await texts(page)).toEqual(whole);

  expect(await guard.verdict()).toEqual([]);
  await context.close();
});

test('whoever speaks too fast is told in the field for how long, and all of it is said in order', async ({
  page,
  site,
  logInAs,
}) => {
  await logInAs('10.00');
  const rid = `m-${(await site.make('RB')).gidm}`;
  await openRoom(page, rid);
  const lines = ['一', '二', '三', '四', '五'];
  for (const line of lines) await say(page, line);
  await expect(why(page)).toHaveText(/^发言过快，请稍候再试（0:0\d 后可发言）$/);
  await expect(page.locator('.cs-chat-outbox')).toContainText('等待发送');
  // It is said by itself when its turn comes, and more may be typed meanwhile.
  await expect(field(page)).toBeEnabled();
  await expect.poll(() => texts(page)).toEqual(lines);
  await expect(page.locator('.cs-chat-outbox')).toHaveCount(0);
  await expect(why(page)).toHaveText('');
});

test('[CH-17] a member predicts the score of a match that has not begun, once, and the room sees it', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  const match = await site.make('FT');
  const rid = `m-${match.gidm}`;
  await openRoom(page, rid);
  const opener = page.locator('.cs-chat__head').getByRole('button', { name: '预测比分' });
  await opener.click();
  const form = page.getByRole('dialog', { name: '预测比分' });
  await form.getByRole('button', { name: '提交预测' }).click();
  await expect(form.getByRole('alert')).toHaveText('请填写两队的进球数');
  await form.getByRole('textbox', { name: '主队进球' }).fill('2');
  await form.getByRole('textbox', { name: '客队进球' }).fill('1');
  await form.getByRole('button', { name: '提交预测' }).click();
  await expect(form).toHaveCount(0);
  await expect(rows(page)).toContainText('预测比分 2:1');
  await expect(opener).toHaveCount(0);
  await doors.match(match.gidm, { score: { h: 2, c: 1 }, finish: true });
  // Exactly: 未猜中 has the same word in it.
  await expect(
    rows(page).locator('.cs-chat-note--prediction').getByText('猜中', { exact: true }),
  ).toBeVisible();
});

test('[CH-17] a prediction that comes too late is refused where it was made', async ({
  page,
  site,
  doors,
  logInAs,
}) => {
  await logInAs('10.00');
  const match = await site.make('FT');
  await openRoom(page, `m-${match.gidm}`);
  await page.locator('.cs-chat__head').getByRole('button', { name: '预测比分' }).click();
  const form = page.getByRole('dialog', { name: '预测比分' });
  await form.getByRole('textbox', { name: '主队进球' }).fill('1');
  await form.getByRole('textbox', { name: '客队进球' }).fill('0');
  await doors.fault({ path: '/stream/api/v1/prediction/submit', statusCode: 6003, times: 1 });
  await form.getByRole('button', { name: '提交预测' }).click();
  await expect(form.getByRole('alert')).not.toHaveText('');
  await expect(form).toBeVisible();
});
