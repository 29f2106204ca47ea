import { expect, test } from './fixtures.ts';
import { guardPages } from './support/page-guard.ts';

// Each of these plants what must never happen and shows that the watch over every page sees it.

for (const { what, markup, directive } of [
  {
    what: 'an inline script',
    markup: '<script>document.title = "planted"</script>',
    directive: 'script-src-elem',
  },
  {
    what: 'an inline handler',
    markup: '<img src="/favicon.svg" alt="" onload="document.title = \'planted\'">',
    directive: 'script-src-attr',
  },
  {
    what: 'an inline style sheet',
    markup: '<style>body { outline: 3px solid red }</style>',
    directive: 'style-src-elem',
  },
  {
    what: 'a style attribute',
    markup: '<p style="outline: 3px solid red">planted</p>',
    directive: 'style-src-attr',
  },
]) {
  test(`${what} is stopped and noticed`, { tag: '@landing' }, async ({ page, guard }) => {
    guard.expectProblem(new RegExp(`^policy: ${directive} inline`));
    guard.expectProblem(/^console: .*Content Security Policy/);
    // A page that the test hands out is of no network of its own, and the browser may refuse it the socket.
    guard.allowProblem(/WebSocket connection|socket\.failed/);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${markup}</body>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect.poll(() => guard.problems.join('\n')).toContain(`policy: ${directive} inline`);
    await expect(page).not.toHaveTitle('planted');
    await expect(page.locator('body')).not.toHaveCSS('outline-style', 'solid');
  });
}

test('markup from text is stopped and noticed', { tag: '@landing' }, async ({ page, guard }) => {
  guard.expectProblem(/^policy: require-trusted-types-for/);
  guard.expectProblem(/^console: .*TrustedHTML/);
  await page.goto('/');
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>planted</b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});

test(
  'a call to another host is stopped and noticed',
  { tag: '@landing' },
  async ({ page, guard }) => {
    guard.expectProblem(/^policy: connect-src https:\/\/elsewhere\.example/);
    guard.expectProblem(/^console: /);
    await page.goto('/');
    const refused = await page.evaluate(() =>
      fetch('https://elsewhere.example/').then(
        () => false,
        () => true,
      ),
    );
    expect(refused).toBe(true);
  },
);

test(
  'console errors and uncaught errors are noticed',
  { tag: '@landing' },
  async ({ page, guard }) => {
    guard.expectProblem(/^console: planted complaint$/);
    guard.expectProblem(/^page: Error: planted fault/);
    await page.goto('/');
    await page.evaluate(() => {
      console.error('planted complaint');
      setTimeout(() => {
        throw new Error('planted fault');
      });
    });
    await expect.poll(() => guard.problems.length).toBe(2);
  },
);

test(
  'what was not expected, and what was expected and did not come, is told',
  { tag: '@landing' },
  async ({ browser, site }) => {
    const context = await browser.newContext();
    const guard = await guardPages(context, site.url);
    const page = await context.newPage();
    await page.goto(site.url);
    await page.evaluate(() => console.error('planted complaint'));
    await expect.poll(() => guard.verdict()).toEqual(['console: planted complaint']);
    guard.expectProblem(/^page: never/);
    expect(await guard.verdict()).toEqual([
      'console: planted complaint',
      'expected, but did not happen: /^page: never/',
    ]);
    await context.close();
  },
);
