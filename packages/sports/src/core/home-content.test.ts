import type { Market, Match } from '@courtside/contract';
import { expect, test } from 'vitest';
import { homeContent, type HomeList } from './home-content.ts';

const HOUR = 3_600_000;
const WINNER: Omit<Market, 'gid'> = {
  ...{ hgid: '', wtype: 'M', ratio: '', strong: '', sw: true },
  ior: { H: '0.95', N: '2.40', C: '3.10' },
};

interface Given {
  id: string;
  league: string;
  kickOff?: number;
  /** Minute of the second half; makes the match one in play. */
  minute?: number;
  market?: boolean;
  more?: Partial<Match>;
}

function listOf(given: readonly Given[]): HomeList {
  const matches = new Map<string, Match>(
    given.map(({ id, league, kickOff = HOUR, minute, market = true, more }) => [
      id,
      {
        ...{ gidm: id, league_id: league, league_name: league, team_h: '主', team_c: '客' },
        ...{ gameType: 'FT', kickOff, isLive: minute !== undefined, sc_FT_H: 0, sc_FT_C: 0 },
        gameStatus: minute === undefined ? 'scheduled' : 'in-play',
        re_time: minute === undefined ? '' : `2H^${minute}`,
        ...{ se_now: minute === undefined ? '' : '2H', t_count: 0, HalfTime: null },
        markets: market ? [{ ...WINNER, gid: `${id}1` }] : [],
        ...more,
      } satisfies Match,
    ]),
  );
  const leagues = [...new Set(given.map(({ league }) => league))].map((name) => ({
    leagueId: name,
    name,
    gidms: given.filter(({ league }) => league === name).map(({ id }) => id),
  }));
  return { leagues, match: (gidm) => matches.get(gidm) };
}

const content = (live: readonly Given[], next: readonly Given[], kept?: string) =>
  homeContent({ live: listOf(live), next: listOf(next) }, { limit: 2, kept });

test('the featured match is that of the first league in the order of the shortcuts', () => {
  const { featured } = content(
    [{ id: 'a', league: '意甲', minute: 50 }],
    [
      { id: 'b', league: '德甲' },
      { id: 'c', league: '英超' },
    ],
  );
  expect(featured).toEqual({ gidm: 'c', league: '英超', from: 'next' });
});

test('among leagues of one rank it is the one that begins first', () => {
  const { featured } = content(
    [],
    [
      { id: 'late', league: '英超', kickOff: 3 * HOUR },
      { id: 'soon', league: '英超', kickOff: HOUR },
    ],
  );
  expect(featured?.gidm).toBe('soon');
});

test('a match that is nearly over, has no price of its result, or is of another sport leads nothing', () => {
  const { featured } = content(
    [{ id: 'over', league: '英超', minute: 80 }],
    [
      { id: 'none', league: '英超', market: false },
      { id: 'other', league: 'NBA', more: { gameType: 'BK' } },
    ],
  );
  expect(featured).toBeNull();
});

test('one that leads stays while it is listed, however late it gets', () => {
  const given = [
    { id: 'kept', league: '意甲', minute: 89 },
    { id: 'better', league: '英超', minute: 50 },
  ];
  expect(content(given, [], 'kept').featured?.gidm).toBe('kept');
  expect(content(given, [], 'gone').featured?.gidm).toBe('better');
});

test('lists leave out the featured match, corners, cards and virtual matches, and stop at their limit', () => {
  const { live, next } = content(
    [
      { id: 'vf', league: '虚拟', minute: 50, more: { gameType: 'VF' } },
      { id: 'corners', league: '英超', minute: 50, more: { parentGidm: 'x' } },
      { id: 'tn', league: '温网', minute: 50, more: { gameType: 'TN' } },
      { id: 'featured', league: '英超', minute: 50 },
      { id: 'l1', league: '意甲', minute: 50 },
      { id: 'l2', league: '丹超', minute: 50 },
    ],
    [
      { id: 'n3', league: '英超', kickOff: 3 * HOUR },
      { id: 'n1', league: '丹超', kickOff: HOUR },
      { id: 'n2', league: '德甲', kickOff: 2 * HOUR },
    ],
  );
  // Matches in play by the rank of the league, the next ones by their time.
  expect(live.map(({ gidm }) => gidm)).toEqual(['l1', 'l2']);
  expect(next.map(({ gidm }) => gidm)).toEqual(['n1', 'n2']);
});
