import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Doors } from './support/doors.ts';

const VENUES = {
  slots: ['QFDZ', 'QFDZ002'],
  fishing: ['HWBY', 'HWBY001'],
  live: ['KXZR', 'KXZR005'],
  cards: ['TYQP', 'TYQP003'],
  lottery: ['G1CP', 'G1CP001'],
  esports: ['DJZH', 'DJZH001'],
} as const;

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
  await doors.games({ reset: true });
});

/** The address of a game that a new member with auto-transfer of all their money enters. */
async function entered(doors: Doors, name: string, page: keyof typeof VENUES): Promise<string> {
  const [venue, gameCode] = VENUES[page];
  const { url = '' } = await doors.games({ enter: name, venue, gameCode, carry: true });
  return url;
}

type Place = Page | FrameLocator;
const play = (page: Place) => page.getByRole('button', { name: /开始一局|開始一局/ });
const rows = (page: Place) => page.locator('#log tr');
const notice = (page: Place) => page.getByRole('alert');

for (const name of Object.keys(VENUES) as (keyof typeof VENUES)[]) {
  test(`the demo game ${name} is played with the keyboard alone, fits a phone, and axe finds nothing`, async ({
    page,
    doors,
    logInAs,
  }) => {
    const member = await logInAs('500.00');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await entered(doors, member.name, name));
    await expect(page.locator('#balance')).toHaveText('500.00');
    await expect(page.locator('#net')).toHaveText('0.00');
    await expect(page.locator('#elapsed')).toContainText('分');
    // No stake is set beforehand.
    await expect(page.locator('#stake')).toHaveValue('');
    while (!(await page.locator('#stake').evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    const [balance, net] = [page.locator('#balance'), page.locator('#net')];
    const left = Number(await balance.textContent());
    expect(left - 500).toBeCloseTo(Number(await net.textContent()), 2);
    // Only a return above the stake is marked as won.
    await expect(page.locator('.stage.won')).toHaveCount(left > 500 ? 1 : 0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBe(0);
    const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const told = found.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
    expect(told).toEqual([]);
  });
}

test(
  'an answer that was cut is asked for under its key, and the round is paid once',
  { tag: '@landing' },
  async ({ page, doors, logInAs, guard }) => {
    guard.expectProblem(/ERR_FAILED|Failed to load resource/);
    const member = await logInAs('500.00');
    await page.goto(await entered(doors, member.name, 'slots'));
    const keys: unknown[] = [];
    await page.route('**/game/demo/round', async (route) => {
      const { key } = route.request().postDataJSON() as { key: unknown };
      keys.push(key);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.locator('#stake').fill('5');
    await play(page).click();
    await expect(notice(page)).toContainText('同一局不会重复扣款');
    await expect(page.locator('#balance')).toHaveText('500.00');
    await expect(play(page)).toHaveAttribute('aria-disabled', 'false');
    // Another stake would be another round while this one is not known.
    await expect(page.locator('#stake')).toBeDisabled();
    await play(page).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.locator('#stake')).toBeEnabled();
    expect(keys[0]).toBe(keys[1]);
    const back = Number(await rows(page).first().locator('td').last().textContent());
    await expect(page.locator('#balance')).toHaveText((495 + back).toFixed(2));
  },
);

test('a game in its own window says so when its ticket has ended', async ({
  page,
  doors,
  logInAs,
}) => {
  const member = await logInAs('500.00');
  await page.goto(await entered(doors, member.name, 'live'));
  await expect(play(page)).toBeVisible();
  await doors.games({ invalidate: member.name });
  // It asks every ten seconds.
  await expect(notice(page)).toHaveText('数据异常，请重新进入游戏');
  await expect(play(page)).toHaveAttribute('aria-disabled', 'true');
});

test('a game tells the page that frames it of rounds and balances, and that it takes no more', async ({
  page,
  doors,
  logInAs,
}) => {
  const member = await logInAs('500.00');
  const url = await entered(doors, member.name, 'slots');
  await page.goto('/');
  await page.evaluate((address) => {
    const kept: unknown[] = [];
    Object.assign(globalThis, { kept });
    addEventListener('message', ({ data, origin }) => {
      if ((data as { type?: unknown }).type === 'courtside.game') kept.push([origin, data]);
    });
    const frame = document.createElement('iframe');
    frame.id = 'game';
    frame.src = address;
    document.body.prepend(frame);
  }, url);
  const game = page.frameLocator('#game');
  const heard = () => page.evaluate(() => (globalThis as unknown as { kept: unknown[] }).kept);
  const message = (event: string, more: object = {}) => [
    // In the origin of the site a game has none of its own, whoever frames it.
    'null',
    expect.objectContaining({ type: 'courtside.game', version: 1, event, ...more }),
  ];
  await expect.poll(heard).toEqual([message('ready', { balance: '500.00' })]);
  await game.locator('#stake').fill('5');
  await play(game).click();
  await expect(rows(game)).toHaveCount(1);
  const balance = await game.locator('#balance').textContent();
  await expect.poll(async () => (await heard()).length).toBe(3);
  expect((await heard()).slice(1)).toEqual([
    message('round', { stake: '5.00', roundId: expect.stringMatching(/^G/) }),
    message('balance', { balance }),
  ]);
  await doors.games({ invalidate: member.name });
  await expect(play(game)).toHaveAttribute('aria-disabled', 'false');
  await play(game).click();
  await expect(notice(game)).toHaveText('数据异常，请重新进入游戏');
  await expect(play(game)).toHaveAttribute('aria-disabled', 'true');
  await game.getByRole('button', { name: '返回大厅' }).click();
  await expect
    .poll(async () => (await heard()).slice(3))
    .toEqual([message('closed', { code: 6302 }), message('leave')]);
});
