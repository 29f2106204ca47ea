import { expect, test } from './fixtures.ts';

test(
  'the page has its one policy already, and no script can create another',
  { tag: '@landing' },
  async ({ page, guard }) => {
    guard.expectProblem(/^policy: trusted-types/);
    guard.allowProblem(/^console: /);
    await page.goto('/');
    // Only a page that has started shows matches: the frame is there before, as the build rendered it.
    await expect(
      page.getByRole('region', { name: '今日焦点' }).getByRole('article').first(),
    ).toBeVisible();
    const refused = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      return ['courtside', 'another'].map((name) => {
        try {
          trustedTypes.createPolicy(name, { createScriptURL: (address: string) => address });
          return 'made';
        } catch {
          return 'refused';
        }
      });
    });
    expect(refused).toEqual(['refused', 'refused']);
  },
);

test(
  'a worker and a script from a plain address are refused',
  { tag: '@landing' },
  async ({ page, guard }) => {
    guard.expectProblem(/^policy: require-trusted-types-for/);
    guard.allowProblem(/^console: /);
    await page.goto('/');
    const refused = await page.evaluate(() => {
      const tries = [
        () => new Worker('/assets/some.js'),
        () => {
          const script = document.createElement('script');
          script.src = '/assets/some.js';
        },
        () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      ];
      return tries.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch {
          return 'refused';
        }
      });
    });
    expect(refused).toEqual(['refused', 'refused', 'refused']);
  },
);

test.describe('with workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker that the site lists runs under its policy', async ({ page }) => {
    await page.goto('/');
    const running = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active && new URL(active.scriptURL).pathname;
    });
    expect(running).toBe('/sw.js');
  });
});

test('a frame of a stranger is refused', { tag: '@landing' }, async ({ page, guard }) => {
  guard.expectProblem(/^policy: frame-src https:\/\/elsewhere\.example/);
  guard.allowProblem(/^(?:console|foreign): /);
  await page.goto('/');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/game';
    document.body.append(frame);
  });
  await expect
    .poll(() => guard.problems.some((each) => each.startsWith('policy: frame')))
    .toBe(true);
});
