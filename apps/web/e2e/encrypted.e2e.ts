import { expect, newName, PASSWORD, test } from './fixtures.ts';
import { account, fillLogin, headerButton, solveSlider, submit } from './support/auth-steps.ts';
import { openBoard } from './support/board-steps.ts';

test(
  '[CA-87] in the encrypted mode neither paths nor bodies nor answers can be read on the way',
  { tag: '@landing' },
  async ({ page, doors }) => {
    const { name } = await doors.member({ name: newName(), password: PASSWORD, balance: '12.34' });
    const seen: { path: string; body: string; answer: Promise<string | null> }[] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (request.method() !== 'POST') return;
      const { pathname } = new URL(request.url());
      seen.push({
        path: pathname,
        body: request.postData() ?? '',
        // The browser forgets the answer to a page that was left.
        answer: response.text().catch(() => null),
      });
    });
    await page.goto('/');
    await headerButton(page, '登录').click();
    await fillLogin(page, name, PASSWORD);
    await submit(page, '登录').click();
    await solveSlider(page, doors);
    await expect(account(page)).toContainText('¥12.34');
    await openBoard(page, 'RB');

    // What the page asks first of all tells it the mode, and has to be readable.
    const sealed = seen.filter(({ path }) => !path.endsWith('/preInfo'));
    expect(sealed.length).toBeGreaterThan(5);
    const answers = await Promise.all(sealed.map(({ answer }) => answer));
    expect(answers.filter((answer) => answer !== null).length).toBeGreaterThan(5);
    for (const [at, { path, body }] of sealed.entries()) {
      expect(path).toMatch(/^\/(site|fd|act|game|stream)\/api\/e\/[A-Za-z0-9_-]+$/);
      expect(opened(path.split('/').at(-1) ?? '')).not.toContain('/api/v1/');
      for (const text of [body, answers[at] ?? body]) {
        expect(text).toMatch(/^\{"payload":"[A-Za-z0-9+/]+={0,2}"\}$/);
        const { payload } = JSON.parse(text) as { payload: string };
        expect(opened(payload)).not.toMatch(/"(request|status_code|password|requestId)"/);
      }
    }
  },
);

/** What somebody on the way could make of it. */
const opened = (base64: string): string => Buffer.from(base64, 'base64').toString('latin1');
