import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_SPORTS, openSandbox, type TestSandbox } from './harness.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox;
let visitor: SignedClient;
beforeAll(async () => {
  site = await openSandbox({ sports: ALL_SPORTS });
  visitor = site.client();
});
afterAll(() => site.stop());

type Sport = Parameters<typeof listOf>[0];
const listOf = async (
  gtype: 'FT' | 'BK' | 'TN' | 'BS' | 'VB' | 'TT' | 'SK' | 'OP' | 'VF',
  showType: 'FU' | 'FT' | 'RB',
) => (await visitor.sports('getMatchList', { gtype, showType })).data;
const SPORTS: readonly Sport[] = ['FT', 'BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF'];

test('[SP-02] each sport has its matches in play, of today and early, each in one list, and titles of both', async () => {
  for (const gtype of SPORTS) {
    const seen = new Set<string>();
    for (const show of ['RB', 'FT', 'FU'] as const) {
      const { leagues, counts, sports } = await listOf(gtype, show);
      const matches = leagues.flatMap((league) => league.matches);
      expect(matches).toHaveLength(counts[show]);
      // A sport's own counts are those of its three lists; titles and great matches are counted for the list alone.
      const { RB, FT, FU } = counts;
      expect(sports?.[gtype]).toEqual({ RB, FT, FU });
      for (const { gidm, isLive, gameType } of matches) {
        expect([gameType, isLive, seen.has(gidm)]).toEqual([gtype, show === 'RB', false]);
        seen.add(gidm);
      }
    }
    expect(seen.size).toBeGreaterThan(0);
  }
  const { data } = await visitor.sports('getOutrights', { gtype: 'BK' });
  expect(data.outrights.map(({ wtype, gtype }) => `${gtype} ${wtype}`)).toContain('BK FS');
});

test('[SP-05] a match in play tells its period, clock and scores in the fields of its sport', async () => {
  for (const gtype of SPORTS) {
    const { leagues } = await listOf(gtype, 'RB');
    for (const match of leagues.flatMap((league) => league.matches)) {
      expect(match.re_time).toMatch(/^(HT\^\^|([12]H|[QSIFPH]\d+|OT)\^(\d\d:\d\d|\^))$/);
      expect(match.se_now).not.toBe('');
      if (gtype === 'FT' || gtype === 'VF') {
        expect(match.parts).toEqual([]);
        continue;
      }
      const parts = match.parts ?? [];
      expect(parts.length).toBeGreaterThan(0);
      const sum = (side: 'h' | 'c') => parts.reduce((all, part) => all + part[side], 0);
      if (gtype === 'BS') expect(match.inningNum).toBe(parts.length);
      if (['TN', 'VB', 'TT', 'SK'].includes(gtype)) {
        expect([match.sc_set_H, match.sc_set_A]).toEqual([match.sc_FT_H, match.sc_FT_C]);
      } else {
        expect([sum('h'), sum('c')]).toEqual([match.sc_FT_H, match.sc_FT_C]);
      }
      if (gtype === 'TN' && match.sc_game_H !== undefined) {
        expect(match.sc_game_H).toMatch(/^(0|15|30|40|A|\d{1,2})$/);
      }
    }
  }
});

test('each sport has what its board has columns for', async () => {
  const columns = {
    TN: 'ML SR R OU',
    VB: 'ML SR R OU',
    TT: 'ML SR R OU',
    BK: 'ML R OU HML HR HOU',
  };
  for (const [gtype, codes] of Object.entries(columns)) {
    const { leagues } = await listOf(gtype as Sport, 'FT');
    const listed = leagues.flatMap(({ matches }) => matches.flatMap(({ markets }) => markets));
    const offered = new Set(listed.map(({ wtype }) => wtype));
    expect([...codes.split(' ')].filter((code) => !offered.has(code))).toEqual([]);
  }
});

test('a team has one id in all its matches, another team another', async () => {
  const ids = new Map<string, Set<string>>();
  for (const showType of ['FT', 'FU'] as const) {
    const { leagues } = await listOf('BK', showType);
    for (const match of leagues.flatMap(({ matches }) => matches)) {
      for (const [name, id] of [
        [match.team_h, match.team_h_id],
        [match.team_c, match.team_c_id],
      ] as const) {
        ids.set(name, (ids.get(name) ?? new Set()).add(id ?? ''));
      }
    }
  }
  const each = [...ids.values()].map((known) => [...known]);
  expect(each.length).toBeGreaterThan(2);
  expect(each.every((known) => known.length === 1 && known[0] !== '')).toBe(true);
  expect(new Set(each.flat()).size).toBe(each.length);
});

test('[SP-06] a league says who it is, and that it is shown and unfolded', async () => {
  const { leagues } = await listOf('TN', 'FT');
  for (const { league_id, league_name, isShow, isExpand, matches } of leagues) {
    expect([isShow, isExpand]).toEqual([true, true]);
    expect(new Set(matches.map((each) => each.league_id))).toEqual(new Set([league_id]));
    expect(new Set(matches.map((each) => each.league_name))).toEqual(new Set([league_name]));
  }
  expect(new Set(leagues.map(({ league_id }) => league_id)).size).toBe(leagues.length);
});
