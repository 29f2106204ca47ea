import type { Market, Match, SportsAnswers } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import { liveMatches } from './sports-matches.ts';
import type { Say } from './story-gateway.ts';

type MatchAnswer = SportsAnswers['getMatch'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const market = (
  wtype: Market['wtype'],
  ior: Readonly<Record<string, string>>,
  [ratio, strong, line = '1']: readonly [string, Market['strong'], string?] = ['', ''],
): Market => ({
  gid: `2605164${line}11`,
  hgid: `2605164${line}12`,
  wtype,
  ratio,
  strong,
  sw: true,
  ior: { ...ior },
});

const scores = (...all: readonly string[]) =>
  Object.fromEntries(all.map((each, at) => [each, `${6 + at}.50`]));

/** Markets that only the page of a football match has. */
const further = (r: 'R' | ''): Market[] => [
  market(`${r}DC`, { HN: '0.22', CN: '0.95', HC: '0.28' }),
  market(`${r}TS`, { Y: '0.86', N: '0.94' }),
  market(`${r}EO`, { O: '0.95', E: '0.93' }),
  market(`${r}T`, { '0-1': '2.40', '2-3': '0.96', '4-6': '2.55', '7+': '26.00' }),
  market(
    `${r}PD`,
    scores('H0C0', 'H0C1', 'H0C2', 'H1C0', 'H1C1', 'H1C2', 'H2C0', 'H2C1', 'H2C2', 'OVH'),
  ),
  market(`${r}F`, scores('HH', 'HN', 'HC', 'NH', 'NN', 'NC', 'CH', 'CN', 'CC')),
  market(`${r}WM`, scores('0', 'H1', 'H2', 'HOV', 'C1', 'C2', 'COV', 'N')),
];

const answer = (match: Match, details: Partial<MatchAnswer>): MatchAnswer => ({
  method: 'getMatch',
  serverTime: STORY_TIME,
  match,
  timeline: [],
  statistics: [],
  play: null,
  form: { h: [], c: [] },
  table: null,
  ...details,
});

function form({ team_h, team_c }: Match, zh: Say): MatchAnswer['form'] {
  const others = [zh('云岭先锋', '雲嶺先鋒'), zh('青石港', '青石港'), zh('南湖联队', '南湖聯隊')];
  const past = (team: string) =>
    others.map((other, at) => ({
      gidm: `2605${at}${team.length}`,
      kickOff: STORY_TIME - (at + 1) * 7 * 24 * HOUR,
      league_name: zh('东海超级联赛', '東海超級聯賽'),
      team_h: at === 1 ? other : team,
      team_c: at === 1 ? team : other,
      score: { h: 2 - at, c: 1 },
    }));
  return { h: past(team_h), c: past(team_c) };
}

const table = ({ team_h, team_c }: Match, zh: Say): MatchAnswer['table'] =>
  [team_h, zh('云岭先锋', '雲嶺先鋒'), team_c].map((team, at) => ({
    rank: at + 1,
    team,
    played: 12,
    won: 8 - 2 * at,
    drawn: 2,
    lost: 2 + 2 * at,
    scored: 21 - 4 * at,
    conceded: 9 + 3 * at,
    points: 26 - 6 * at,
  }));

/** Football in its first half, with every market and what has happened. */
export function inPlay(zh: Say): MatchAnswer {
  const [first] = liveMatches(zh) as [Match];
  const match = {
    ...first,
    sc_FT_H: 1,
    corners: { h: 3, c: 1 },
    cards: { h: 0, c: 1 },
    markets: [...first.markets, ...further('R')],
  };
  const incident = (
    kind: MatchAnswer['timeline'][number]['kind'],
    minute: string,
    side: 'H' | 'C' | '',
    h = 0,
  ) => ({ kind, minute, side, score: { h, c: 0 } });
  return answer(match, {
    timeline: [
      incident('kick-off', '1', ''),
      incident('corner', '6', 'H'),
      incident('yellow', '11', 'C'),
      incident('goal', '18', 'H', 1),
      incident('corner', '24', 'C', 1),
    ],
    statistics: [
      { kind: 'possession', h: 58, c: 42 },
      { kind: 'attacks', h: 31, c: 22 },
      { kind: 'danger', h: 14, c: 9 },
      { kind: 'shots', h: 6, c: 3 },
      { kind: 'onTarget', h: 3, c: 1 },
      { kind: 'corners', h: 3, c: 1 },
    ],
    play: { kind: 'danger', side: 'H', at: STORY_TIME },
    form: form(match, zh),
    table: table(match, zh),
  });
}

/** The same before it begins. */
export function beforeKickOff(zh: Say): MatchAnswer {
  const { match, form: recent, table: standings } = inPlay(zh);
  const markets = match.markets.map((each) => ({
    ...each,
    wtype: each.wtype.replace(/^(H?)RE$/, '$1R').replace(/^(H?)R(?=[A-Z])/, '$1'),
  }));
  const before: Match = {
    ...match,
    ...{ markets, isLive: false, gameStatus: 'scheduled', kickOff: STORY_TIME + 3 * HOUR },
    ...{ re_time: '', se_now: '', t_count: 0, sc_FT_H: 0, sc_FT_C: 0, HalfTime: null },
  };
  return answer(before, { form: recent, table: standings });
}

/** The same after its end. */
export function finished(zh: Say): MatchAnswer {
  const before = inPlay(zh);
  const match: Match = {
    ...before.match,
    ...{ markets: [], isLive: false, gameStatus: 'finished', se_now: 'FT', re_time: '' },
    ...{ sc_FT_H: 2, sc_FT_C: 1, HalfTime: { h: 1, c: 0 } },
  };
  return { ...before, match, play: null };
}

export const suspended = (zh: Say): MatchAnswer => {
  const before = inPlay(zh);
  const markets = before.match.markets.map((each) => ({ ...each, sw: false }));
  return { ...before, match: { ...before.match, markets } };
};

/** Tennis in its third set. */
export function tennis(zh: Say): MatchAnswer {
  const [match] = liveMatches(zh) as [Match];
  const parts = [
    { h: 6, c: 4 },
    { h: 6, c: 7 },
    { h: 2, c: 1 },
  ];
  return answer(
    {
      ...match,
      ...{ gameType: 'TN', re_time: 'S3^^', se_now: 'S3', t_count: 0, parts, bestOf: 3 },
      ...{ sc_FT_H: 1, sc_FT_C: 1, sc_set_H: 1, sc_set_A: 1, sc_game_H: '40', sc_game_A: '30' },
      ...{ serving: 'C', league_name: zh('女子网球公开赛', '女子網球公開賽') },
      ...{ team_h: zh('林小雨', '林小雨'), team_c: zh('周子安', '周子安') },
      markets: [
        market('RML', { H: '0.72', C: '1.12' }),
        market('RE', { H: '0.90', C: '0.94' }, ['1.5', 'H']),
        market('ROU', { C: '0.86', H: '0.98' }, ['25.5', '']),
        market('RPD', { H2C1: '0.72', H1C2: '1.12' }),
        market('P3RML', { H: '0.66', C: '1.20' }),
        market('P3ROU', { C: '0.91', H: '0.91' }, ['9.5', '']),
      ],
    },
    {
      timeline: [
        { kind: 'kick-off', minute: 'S1', side: '', score: { h: 0, c: 0 } },
        { kind: 'period-end', minute: 'S1', side: '', score: { h: 1, c: 0 } },
        { kind: 'period-end', minute: 'S2', side: '', score: { h: 1, c: 1 } },
      ],
      statistics: [{ kind: 'points', h: 14, c: 12 }],
      play: { kind: 'safe', side: 'C', at: STORY_TIME },
    },
  );
}

/** Basketball in its third quarter. */
export function basketball(zh: Say): MatchAnswer {
  const [match] = liveMatches(zh) as [Match];
  const parts = [
    { h: 25, c: 29 },
    { h: 30, c: 21 },
    { h: 14, c: 9 },
  ];
  return answer(
    {
      ...match,
      ...{ gameType: 'BK', re_time: 'Q3^05:12', se_now: 'Q3', t_count: 312, parts },
      ...{ sc_FT_H: 69, sc_FT_C: 59, HalfTime: { h: 55, c: 50 } },
      league_name: zh('东海职业篮球联赛', '東海職業籃球聯賽'),
      markets: [
        market('RML', { H: '0.30', C: '2.40' }),
        market('RE', { H: '0.92', C: '0.92' }, ['8.5', 'H']),
        market('RE', { H: '0.74', C: '1.10' }, ['7.5', 'H', '2']),
        market('ROU', { C: '0.88', H: '0.96' }, ['201.5', '']),
        market('ROUH', { O: '0.90', U: '0.94' }, ['104.5', '']),
        market('P4RE', { H: '0.92', C: '0.92' }, ['1.5', 'H']),
        market('P4ROU', { C: '0.91', H: '0.91' }, ['49.5', '']),
      ],
    },
    {
      timeline: [
        { kind: 'kick-off', minute: 'Q1', side: '', score: { h: 0, c: 0 } },
        { kind: 'period-end', minute: 'Q1', side: '', score: { h: 25, c: 29 } },
        { kind: 'period-end', minute: 'Q2', side: '', score: { h: 55, c: 50 } },
      ],
      statistics: [
        { kind: 'points', h: 69, c: 59 },
        { kind: 'lead', h: 12, c: 6 },
      ],
    },
  );
}

type ResultAnswer = SportsAnswers['getResult'];

/** How the football match ended. */
export function result(zh: Say): ResultAnswer {
  const { match } = finished(zh);
  const { gidm, gameType, kickOff, team_h, team_c } = match;
  const ended = (
    wtype: string,
    codes: Record<string, string>,
    [ratio, strong]: readonly [string, 'H' | 'C' | ''] = ['', ''],
  ) => ({ gid: `${gidm}11`, wtype, ratio, strong, codes });
  return {
    method: 'getResult',
    gidm,
    match: {
      ...{ gidm, gameType, kickOff, team_h, team_c, gameStatus: 'finished', parts: [] },
      ...{ score: { h: 2, c: 1 }, HalfTime: { h: 1, c: 0 } },
    },
    markets: [
      ended('M', { H: 'W', N: 'L', C: 'L' }),
      ended('R', { H: 'LW', C: 'LL' }, ['0.5 / 1', 'H']),
      ended('OU', { C: 'P', H: 'P' }, ['3', '']),
      ended('HOU', { C: 'W', H: 'L' }, ['0.5', '']),
      ended('PD', { H2C1: 'W', H1C0: 'L', OVH: 'L' }),
    ],
  };
}

/** A day of results, one match of which was abandoned. */
export function results(zh: Say, day: string): SportsAnswers['getResults'] {
  const { match } = result(zh);
  const abandoned = {
    ...match,
    ...{ gidm: '26051699', gameStatus: 'abandoned' as const, score: null, HalfTime: null },
    ...{ team_h: zh('云岭先锋', '雲嶺先鋒'), team_c: zh('青石港', '青石港') },
  };
  return {
    method: 'getResults',
    day,
    leagues: [
      {
        league_id: '7001',
        league_name: zh('东海超级联赛', '東海超級聯賽'),
        matches: [match, abandoned],
      },
    ],
  };
}
