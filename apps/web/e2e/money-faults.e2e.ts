import fc from 'fast-check';
import { expect, test, type Page } from './fixtures.ts';
import type { DoorFault } from './support/doors.ts';
import { MONEY_ORDERS, type MoneyOrder } from './support/money-orders.ts';
import { seenOrderKeys, watchOrderKeys } from './support/order-keys.ts';

const KINDS = ['deposit', 'withdrawal', 'transfer'] as const;

/** What befalls a call: it never arrives, its answer is lost, its answer takes its time, or nothing. */
const FATES = {
  'request lost': { drop: true },
  'answer lost': { dropAfter: true },
  slow: { latencyMs: 1500 },
  answered: { latencyMs: 0 },
} as const satisfies Record<string, Omit<DoorFault, 'path'>>;

/** What the member does before it is decided, or so soon after that it makes no difference. */
const TROUBLES = [
  'reload',
  'away and back',
  'second tab',
  'second tab closes',
  'spent elsewhere',
] as const;

const fates = fc.array(fc.constantFrom(...(Object.keys(FATES) as (keyof typeof FATES)[])), {
  minLength: 1,
  maxLength: 5,
});
/** A deposit has nothing to spend elsewhere, and of two transfers the second waits for the first. */
const run = (kind: (typeof KINDS)[number]) =>
  fc.record({
    sent: fates,
    asked: fates,
    clicks: fc.constantFrom(1 as const, 2 as const),
    troubles: fc.array(
      fc.constantFrom(
        ...TROUBLES.filter((each) => kind === 'withdrawal' || each !== 'spent elsewhere'),
      ),
      { minLength: 2, maxLength: 4 },
    ),
  });

/** Yuan that go to another venue's wallet while the order is under way. */
const SPENT = 100;

test.afterEach(async ({ doors }) => {
  expect(await doors.ledger()).toMatchObject({ sum: '0', balances: '0', wrong: 0 });
});

/** Moves money in a tab of its own. */
async function spend(page: Page): Promise<void> {
  await page.goto('/mine/transfermoney?venue=MYDZ');
  const amount = page.getByRole('textbox', { name: '转账金额' });
  await amount.fill(String(SPENT));
  await amount.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '转账成功' })).toBeVisible();
}

/** Until no tab of the device waits for an outcome; what nobody received is sent again, as each page offers. */
async function expectDecided(tabs: readonly Page[], order: MoneyOrder): Promise<void> {
  await expect(async () => {
    for (const tab of tabs) {
      await order.sendAgain(tab);
      expect(
        await tab.evaluate(
          (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
          order.kept,
        ),
      ).toEqual([]);
      await expect(tab.getByRole('main')).not.toContainText(order.undecided, { timeout: 1000 });
    }
  }).toPass({ timeout: 90_000 });
}

for (const seed of Array.from({ length: 10 }, (_, at) => at + 1)) {
  const kind = KINDS[seed % KINDS.length] ?? 'deposit';
  const [given] = fc.sample(run(kind), { seed, numRuns: 1 });
  if (!given) throw new Error('No run of this seed');
  const { sent, asked, clicks, troubles } = given;
  test(
    `a ${kind} over a line that loses and delays is carried out once, and every tab knows it (seed ${seed}: ${troubles.join(', ')})`,
    { tag: '@money' },
    async ({ page, context, doors, guard, logInAs }) => {
      guard.allowProblem(/Failed to load resource|ERR_/);
      const order: MoneyOrder = MONEY_ORDERS[kind];
      const { send, ask } = order.calls;
      await watchOrderKeys(context, send);
      await logInAs(order.balance, order.member());
      await order.prepare(page);
      for (const fate of sent) await doors.fault({ path: send, times: 1, ...FATES[fate] });
      if (ask !== send) {
        for (const fate of asked) await doors.fault({ path: ask, times: 1, ...FATES[fate] });
      }
      await order.press(page, clicks);
      const others: Page[] = [];
      let spent = 0;
      for (const trouble of troubles) {
        switch (trouble) {
          case 'reload':
            await page.reload();
            break;
          case 'away and back':
            await page.goto('/game/sport');
            await page.goBack();
            await page.waitForURL((url) => url.pathname !== '/game/sport');
            break;
          case 'second tab': {
            const other = await context.newPage();
            others.push(other);
            await other.goto(order.path);
            break;
          }
          case 'second tab closes':
            await others.pop()?.close();
            break;
          case 'spent elsewhere': {
            const other = await context.newPage();
            await spend(other);
            await other.close();
            spent += SPENT;
          }
        }
      }
      await expectDecided([page, ...others], order);
      await doors.clearFaults();
      expect(await seenOrderKeys(page)).toHaveLength(1);
      await order.expectCarriedOutOnce(page, doors, spent);
    },
  );
}
