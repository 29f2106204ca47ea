import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MatchDoor, openSandbox, order, quote, type TestSandbox } from './harness.ts';

let site: TestSandbox;
// One for all: each test makes its own matches.
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(() => site.stop());

const make = (body: object) =>
  site.door<MatchDoor & { sport: string; showType: string; period: string }>(
    'POST',
    '/matches',
    body,
  );
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

/** In play soon after the start: virtual football lasts two minutes only. */
const BEGUN = -0.5;

test.each([
  ['FT', 'H1', 'M'],
  ['BK', 'Q1', 'ML'],
  ['TN', 'S1', 'ML'],
  ['BS', 'I1', 'ML'],
  ['VB', 'S1', 'ML'],
  ['TT', 'S1', 'ML'],
  ['SK', 'F1', 'ML'],
  ['OP', 'P1', 'ML'],
  ['VF', 'H1', 'M'],
] as const)('%s is made: to come, and standing still in play', async (sport, period, wtype) => {
  const coming = await make({ sport, league: '港湾杯', team_h: '青石', inMinutes: 60 });
  expect(coming).toMatchObject({ sport, league: '港湾杯', showType: 'FT', status: 'scheduled' });
  const playing = await make({ sport, inMinutes: BEGUN, still: true });
  expect(playing).toMatchObject({ sport, showType: 'RB', period, nextGoalAt: null });
  await site.advance(5 * 60_000);
  const { markets: _, ...stands } = playing;
  expect(await now(playing.gidm)).toMatchObject(stands);
  const member = await site.member(`maker${sport.toLowerCase()}`, '100.00');
  const bet = order(await quote(member, coming, wtype, 'H'), '10');
  expect((await member.sports('placeBet', bet)).status_code).toBe(6000);
  await site.door('POST', `/matches/${coming.gidm}`, { score: { h: 3, c: 0 }, finish: true });
  expect(await now(coming.gidm)).toMatchObject({ status: 'finished', score: { h: 3, c: 0 } });
});

test('one of a sport with parts goes to the part that is wanted, and stands there', async () => {
  const baseball = await make({ sport: 'BS', inMinutes: -1, still: true });
  const go = (gidm: string, period: string) =>
    site.door<MatchDoor>('POST', `/matches/${gidm}`, { period });
  expect(await go(baseball.gidm, 'I9')).toMatchObject({ period: 'I9', score: baseball.score });
  await site.advance(60 * 60_000);
  expect(await now(baseball.gidm)).toMatchObject({ period: 'I9', status: 'in-play' });
  const tennis = await make({ sport: 'TN', inMinutes: -1, still: true });
  expect(await go(tennis.gidm, 'S2')).toMatchObject({ period: 'S2' });
  await expect(go(baseball.gidm, 'Q4')).rejects.toThrow('period is one of H1, HT, H2, I1');
  const football = await make({ inMinutes: -1 });
  await expect(go(football.gidm, 'I9')).rejects.toThrow('period is one of H1, HT, H2"');
});

test('who is expected to score more is priced as the stronger side', async () => {
  const sides = [
    { h: 2, c: 1 },
    { h: 1, c: 2 },
  ];
  const made = await Promise.all(sides.map((expect) => make({ sport: 'BK', expect })));
  const [strong, weak] = made.map(({ markets }) =>
    Number(markets.find(({ wtype }) => wtype === 'ML')?.ior['H']),
  );
  expect(strong).toBeLessThan(weak ?? 0);
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
  [{ expect: 3 }, 'must be a JSON object'],
  [{ still: 'yes' }, 'still must be true or false'],
  [{ sport: 'XX' }, 'sport must be one of FT, BK,'],
  [{ sport: 'ALL' }, 'sport must be one of FT, BK,'],
  [{ sport: 'toString' }, 'sport must be one of FT, BK,'],
  [{ sport: 7 }, 'sport must be text'],
  [{ sport: 'BK', goals: [] }, 'goals are none of BK'],
  [{ sport: 'BK', bestOf: 3 }, 'bestOf is none of BK'],
  [{ sport: 'FT', bestOf: 3 }, 'bestOf is none of FT'],
  [{ sport: 'TN', bestOf: 4 }, 'bestOf must be odd'],
  [{ sport: 'SK', bestOf: 1e9 + 1 }, 'bestOf must be odd'],
  [{ sport: 'TN', discipline: 'IH' }, 'discipline is none of TN'],
  [{ sport: 'OP', discipline: 'FT' }, 'discipline must be AF, IH, RU'],
])('%j is refused', async (body, says) => {
  await expect(make(body)).rejects.toThrow(says);
});
