import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from './empty-database.ts';
import { bettorOn, order, series, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

const db = await emptyDatabase();
let site: TestSandbox;
let member: SignedClient;
beforeEach(async () => {
  // Corners and cards come with the other sports.
  ({ site, member } = await bettorOn(db, { sports: ['SK'] }));
  return () => site.stop();
});

const football = async () => {
  const { data } = await member.sports('getMatchList', { gtype: 'FT', showType: 'FT' });
  return data.leagues.flatMap(({ matches }) => matches);
};

test('corners and cards stand in the list as matches of their own, with lines of their own', async () => {
  const all = await football();
  const parent = all.find(({ parentGidm }) => parentGidm === undefined);
  const specials = all.filter(({ parentGidm }) => parentGidm === parent?.gidm);
  expect(specials.map(({ league_name }) => league_name.slice(-2)).toSorted()).toEqual([
    '罚牌',
    '角球',
  ]);
  for (const special of specials) {
    expect(special.team_h).toBe(
      `${parent?.team_h} (${special.league_name.endsWith('角球') ? '角球数' : '罚牌数'})`,
    );
    expect(special.hot).toBe(false);
    // One club has one crest, whatever is counted of its match.
    expect(special.team_h_id).toMatch(/./);
    expect(special.team_h_id).toBe(parent?.team_h_id);
    expect(new Set(special.markets.map(({ wtype }) => wtype))).toContain('OU');
  }
});

test('a bet on corners is settled by corners, when its match ends', async () => {
  const corners = (await football()).find(({ league_name }) => league_name.endsWith('角球'));
  const market = corners?.markets.find(({ wtype }) => wtype === 'OU');
  if (!corners || !market) throw new Error('no corners');
  const pick = { gid: market.gid, wtype: market.wtype, pick: 'C' };
  const { data: quoted } = await member.sports('getQuote', pick);
  const { data: placed } = await member.sports('placeBet', order(quoted, '10'));
  expect(placed.active).toBe('accepted');
  const more = { period: 'H2', score: { h: 30, c: 0 } };
  await site.door('POST', `/matches/${corners.gidm}`, more);
  await site.advance(1000);
  await site.door('POST', `/matches/${corners.parentGidm}`, {
    finish: true,
    score: { h: 0, c: 0 },
  });
  await site.advance(1000);
  const { data } = await member.sports('getTicket', { ticket_id: placed.ticket_id });
  expect(data.ticket).toMatchObject({ status: 'settled', legs: [{ resultCode: 'W' }] });
});

test('a match and its corners are not legs of one series', async () => {
  const all = await football();
  const corners = all.find(({ league_name }) => league_name.endsWith('角球'));
  const parent = all.find(({ gidm }) => gidm === corners?.parentGidm);
  const pick = (match: typeof parent) => {
    const market = match?.markets.find(({ wtype }) => wtype === 'OU');
    return { gid: market?.gid ?? '', wtype: 'OU', pick: 'C' };
  };
  const request = await series(member, [pick(parent), pick(corners)], '2串1', '10');
  const { data } = await member.sports('placeSeries', request);
  expect(data).toMatchObject({ active: 'refused', reason: 'related-legs' });
});
