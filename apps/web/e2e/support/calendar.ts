import { PLACES } from './places.ts';

/**
 * Where the site's clock starts: five minutes after this cup's first kick-off. Long ago, so that nothing passes that
 * takes the machine's clock for the site's.
 */
export const CUP = '海港杯 2024';
const LEAGUE = '北岸联赛 2024';

/** As openfootball names them, in the order of the shortcuts. */
const GREAT_LEAGUES = [
  'UEFA Champions League 2023/24',
  'English Premier League 2023/24',
  'Italian Serie A 2023/24',
  'Spain Primera División 2023/24',
  'Deutsche Bundesliga 2023/24',
  'French Ligue 1 2023/24',
  'China | Super League 2024',
];

const KINDS = ['竞技', '联队', '航海', '铁路', '蓝鹰', '红星', '工人', '学院', '港务', '山狮'];

/** All score late: what a test wants to happen in a match, it does to one of its own. */
const GOAL_MINUTE = '85';

interface Fixture {
  date: string;
  time: string;
  team1: string;
  team2: string;
  score: { ft: [number, number]; ht: [number, number] };
  goals1: { name: string; minute: string }[];
  goals2: { name: string; minute: string }[];
}

let next = 0;
function team(): string {
  const place = PLACES[Math.floor(next / KINDS.length) % PLACES.length];
  const kind = KINDS[next % KINDS.length];
  next += 1;
  return `${place}${kind}`;
}

const fixture = (date: string, time: string): Fixture => ({
  date,
  time: `${time} UTC+8`,
  team1: team(),
  team2: team(),
  score: { ft: [1, 0], ht: [0, 0] },
  goals1: [{ name: '前锋', minute: GOAL_MINUTE }],
  goals2: [],
});

const many = (count: number, make: () => Fixture): Fixture[] =>
  Array.from({ length: count }, () => make());

/**
 * Calendars in openfootball's format: matches that are being played when the clock starts (15:05 in Beijing), some
 * later that betting day, which ends at noon, some on the next. Pictures of screens show them: as many, in this order.
 */
export function calendars(): { file: string; json: object }[] {
  next = 0;
  const [today, tomorrow] = ['2024-05-10', '2024-05-11'];
  return [
    {
      file: 'cup.json',
      json: {
        name: CUP,
        matches: [
          ...many(8, () => fixture(today, '15:00')),
          ...many(12, () => fixture(today, '20:30')),
          ...many(2, () => fixture(tomorrow, '00:30')),
          // The final: alone at its hour, so that it is known which match decides the title.
          fixture(tomorrow, '01:00'),
        ],
      },
    },
    {
      file: 'league.json',
      json: {
        name: LEAGUE,
        matches: [
          ...many(2, () => fixture(today, '15:02')),
          ...many(30, () => fixture(today, '22:00')),
          // After noon the next betting day has begun: these are early.
          ...many(6, () => fixture(tomorrow, '14:00')),
        ],
      },
    },
    // One early match of each league that the board has a shortcut to.
    ...GREAT_LEAGUES.map((name, at) => ({
      file: `great-${at}.json`,
      json: { name, matches: [fixture(tomorrow, '19:00')] },
    })),
  ];
}
