import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MatchDoor, openSandbox, order, quote } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const play = '/site/api/v1/user/play';

const kind = fc.constantFrom('deposit', 'stake', 'loss');
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('together' as const),
      // What both devices send at once.
      calls: fc.array(
        fc.record({
          what: fc.constantFrom('bet' as const, 'deposit' as const),
          yuan: fc.integer({ min: 10, max: 180 }),
          device: fc.constantFrom(0, 1),
        }),
        { minLength: 2, maxLength: 6 },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      kind,
      period: fc.constantFrom('day', 'week', 'month'),
      yuan: fc.option(fc.integer({ min: 50, max: 400 }), { nil: null }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      kind,
      period: fc.constantFrom('day', 'week', 'month'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      ms: fc.constantFrom(HOUR, 13 * HOUR, 25 * HOUR),
    }),
  },
);

interface Rule {
  readonly kind: string;
  readonly period: string;
  readonly inForce: string | null;
}

const startOf = (period: string, at: number): number => {
  const day = Math.floor((at + 8 * HOUR) / DAY);
  const date = new Date(day * DAY);
  if (period === 'day') return day * DAY - 8 * HOUR;
  if (period === 'week') return (day - ((date.getUTCDay() + 6) % 7)) * DAY - 8 * HOUR;
  return (day - date.getUTCDate() + 1) * DAY - 8 * HOUR;
};

test('whatever two devices of a member do at once, no limit in force is passed @money', async () => {
  let taken = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 25 }), async (steps) => {
      const site = await openSandbox({ betLimits: { duplicates: 'off' } });
      let devices: SignedClient[] = [];
      const enter = async (): Promise<void> => {
        const wanted = { name: 'player1', balance: '20000' };
        const { token } = await site.door<{ token: string }>('POST', '/members', wanted);
        devices = [0, 1].map(() => {
          const client = site.client();
          client.use(token);
          return client;
        });
      };
      await enter();
      const first = (): SignedClient => {
        const [one] = devices;
        if (one === undefined) throw new Error('No device');
        return one;
      };
      const rules = async (): Promise<Rule[]> =>
        (await first().call<{ limits: Rule[] }>(`${play}/state`)).data.limits;
      for (const each of steps) {
        if (each.do === 'clock') {
          await site.advance(each.ms);
          await enter();
        } else if (each.do === 'limit') {
          const { kind: of, period, yuan } = each;
          const value = yuan === null ? null : String(yuan);
          await first().call(`${play}/setLimit`, { kind: of, period, value });
        } else if (each.do === 'confirm') {
          const { kind: of, period } = each;
          await first().call(`${play}/confirmLimit`, { kind: of, period });
        } else {
          const held = await rules();
          const matches = await site.door<MatchDoor[]>('GET', '/matches');
          const match = matches.find(
            ({ status, markets }) => status === 'scheduled' && markets.length > 0,
          );
          const before = new Map(await sums(site, held));
          const answers = await Promise.all(
            each.calls.map(async ({ what, yuan, device }) => {
              const client = devices[device] ?? first();
              const amount = `${yuan}.00`;
              // Once the last match has begun, there are deposits only.
              if (what === 'deposit' || match === undefined) {
                const key = crypto.randomUUID();
                const body = { channelId: 'usdt-trc20', amount, key };
                return client.call('/fd/api/v1/payment/pay', body);
              }
              return client.sports('placeBet', order(await quote(client, match, 'M', 'H'), amount));
            }),
          );
          taken += answers.filter(({ status_code }) => status_code === 6000).length;
          refused += answers.filter(({ status_code }) => status_code === 6701).length;
          for (const [name, used] of await sums(site, held)) {
            const limit = held.find((one) => `${one.kind}/${one.period}` === name)?.inForce;
            if (limit === null || limit === undefined || used === before.get(name)) continue;
            expect(used, name).toBeLessThanOrEqual(Number(limit));
          }
        }
      }
      await site.stop();
      await site.db.close();
    }),
    { numRuns: count('playTogether'), endOnFailure: true, seed: 20_260_611 },
  );
  expect(taken).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
}, 300_000);

/** What was taken in the period of now, in yuan, read from the orders themselves. */
async function sums(
  site: Awaited<ReturnType<typeof openSandbox>>,
  rules: readonly Rule[],
): Promise<[string, number][]> {
  const { siteTime } = await site.door<{ siteTime: number }>('GET', '/clock');
  const made: [string, number][] = [];
  for (const { kind: of, period } of rules) {
    if (period === 'session') continue;
    const from = startOf(period, siteTime);
    const sql = {
      deposit: `SELECT SUM(amount)::int AS n FROM deposits WHERE created_site >= $1 AND status IN ('waiting', 'success')`,
      stake: `SELECT SUM(stake)::int AS n FROM bets WHERE placed_site >= $1 AND status <> 'refused'`,
      loss: `SELECT SUM(stake - payout)::int AS n FROM bets WHERE placed_site >= $1 AND status <> 'refused'`,
    }[of];
    if (sql === undefined) continue;
    const [row] = await site.db.query(sql, [from]);
    made.push([`${of}/${period}`, Number(row?.['n'] ?? 0) / 100]);
  }
  return made;
}
