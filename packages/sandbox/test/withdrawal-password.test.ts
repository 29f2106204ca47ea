import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { clear, emptyDatabase } from './empty-database.ts';
import { openSandbox, type TestSandbox } from './harness.ts';
import { BANK_CARD, boundMember } from './money-members.ts';
import { withdraw, withdrawalOf, withdrawInfo } from './withdrawing.ts';

const db = await emptyDatabase();
let site: TestSandbox;
beforeEach(async () => {
  await clear(db);
  site = await openSandbox({ db });
  return () => site.stop();
});

const member = async (more: object = {}, at = site) =>
  (await boundMember(at, 'drawer1', { balance: '500.00', cards: [BANK_CARD], ...more })).client;

test('the second password that a member set is the one that a withdrawal asks for', async () => {
  const client = await member();
  const draw = (password: string) => withdraw(client, '100', { password });
  const [right, wrong] = ['a'.repeat(32), 'b'.repeat(32)];
  expect((await draw(right)).data).toEqual({ reason: 'password-unset' });
  await client.call('/site/api/v1/user/withdrawal/pwd/set', {
    password: right,
    secondPassword: right,
  });
  expect((await draw(wrong)).status_code).toBe(6100);
  expect((await draw(right)).status_code).toBe(6000);
});

test('[CA-64] [CO-38] [CO-39] a wrong password says how many tries are left, a locked one for how long', async () => {
  const client = await member({ withdrawalPassword: '135790' });
  const draw = async () => {
    const { status_code, data } = await withdraw(client, '100', { password: 'b'.repeat(32) });
    return [status_code, data];
  };
  for (const triesLeft of [4, 3, 2, 1]) expect(await draw()).toEqual([6100, { triesLeft }]);
  const [code, data] = await draw();
  expect(code).toBe(6110);
  const { lockedMs } = data as unknown as { lockedMs: number };
  expect(lockedMs).toBeGreaterThan(3_590_000);
  expect(lockedMs).toBeLessThanOrEqual(3_600_000);
  expect((await withdrawInfo(client))['passwordLockedMs']).toBeGreaterThan(3_590_000);
});

test('[TG-11] [CO-40] a site that asks for no withdrawal password takes none; one that asks refuses a missing one', async () => {
  const draw = async (client: Awaited<ReturnType<typeof member>>) => {
    const { password: _, ...bare } = await withdrawalOf(client, '100');
    return (await client.call('/fd/api/v1/withdraw/new', bare)).status_code;
  };
  expect(await draw(await member({ withdrawalPassword: '135790' }))).toBe(6111);
  const open = await openSandbox({ withdrawPassword: false });
  onTestFinished(() => open.stop());
  expect(await draw(await member({}, open))).toBe(6000);
});
