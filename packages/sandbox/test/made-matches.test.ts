import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MatchDoor, openSandbox, order, quote, type TestSandbox } from './harness.ts';

let site: TestSandbox;
beforeEach(async () => {
  site = await openSandbox();
});
afterEach(() => site.stop());

const make = (body: object) =>
  site.door<MatchDoor & { showType: string }>('POST', '/matches', body);
const now = async (gidm: string) => {
  const all = await site.door<MatchDoor[]>('GET', '/matches');
  return all.find((match) => match.gidm === gidm);
};

test('a match that is made is on the board, is bet on and settled', async () => {
  const made = await make({ team_h: '青石竞技', inMinutes: 120 });
  expect(made).toMatchObject({ team_h: '青石竞技', status: 'scheduled', showType: 'FT' });
  const member = await site.member('maker1', '100.00');
  const bet = order(await quote(member, made, 'M', 'H'), '10');
  expect((await member.sports('placeBet', bet)).status_code).toBe(6000);
  await site.door('POST', `/matches/${made.gidm}`, { score: { h: 1, c: 0 }, finish: true });
  expect(await now(made.gidm)).toMatchObject({ status: 'finished', score: { h: 1, c: 0 } });
});

test('one that is played stands still when asked to, and else plays its goals', async () => {
  const still = await make({ inMinutes: -5, still: true, goals: [{ side: 'h', minute: 10 }] });
  const running = await make({ inMinutes: -5, goals: [{ side: 'h', minute: 10 }] });
  expect([still.showType, running.showType]).toEqual(['RB', 'RB']);
  expect([still.nextGoalAt === null, running.nextGoalAt === null]).toEqual([true, false]);
  await site.advance(20 * 60_000);
  expect(await now(still.gidm)).toMatchObject({ minute: 5, score: { h: 0, c: 0 } });
  expect(await now(running.gidm)).toMatchObject({ minute: 25, score: { h: 1, c: 0 } });
});

test('many early ones are all listed', async () => {
  const made = [];
  for (let count = 0; count < 30; count += 1) made.push(await make({ inMinutes: 3 * 24 * 60 }));
  const listed = await Promise.all(made.map(({ gidm }) => now(gidm)));
  expect(listed.map((match) => match?.markets.length === 0)).toEqual(made.map(() => false));
});

test.each([
  [{ goals: 3 }, 'goals must be a list'],
  [{ goals: [{ side: 'x', minute: 3 }] }, 'a goal must be'],
  [{ inMinutes: 1e9 }, 'within six days'],
  [{ expect: { h: 0, c: 1 } }, 'expect must be'],
])('%j is refused', async (body, says) => {
  await expect(make(body)).rejects.toThrow(says);
});
