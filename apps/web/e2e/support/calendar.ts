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

// Enough of them that no two teams have one name.
const PLACES = [
  ...['青石', '白沙', '云溪', '松岭', '梧桐', '海门', '月湖', '金川', '竹园', '柳河'],
  ...['石桥', '南湾', '北泉', '东亭', '西陵'],
];
const KINDS = ['竞技', '联队', '航海', '铁路', '蓝鹰', '红星', '工人', '学院', '港务', '山狮'];

/** All score late: what a test wants to happen in a match, it does to one of its own. */
const LATE_MINUTE = 85;

interface Fixture {
  date: string;
  time: string;
  team1: string;
  team2: string;
  score: { ft: [number, number]; ht: [number, number] };
  goals1: { name: string; minute: string }[];
  goals2: { name: string; minute: string }[];
}

/** Of teams that no calendar has. */
const OTHER_KINDS = [
  '飞马',
  '雄鹰',
  '星光',
  '北斗',
  '晨曦',
  '海豹',
  '云雀',
  '长风',
  '铁锚',
  '群峰',
];

/** The teams of a match that a test makes, by its number: no two have one name. */
export function teams(number: number): { team_h: string; team_c: string } {
  const name = (index: number) => {
    const round = Math.floor(index / (PLACES.length * OTHER_KINDS.length));
    const place = PLACES[index % PLACES.length];
    const kind = OTHER_KINDS[Math.floor(index / PLACES.length) % OTHER_KINDS.length];
    return `${place}${kind}${round === 0 ? '' : round + 1}`;
  };
  return { team_h: name(number * 2), team_c: name(number * 2 + 1) };
}

let next = 0;
function team(): string {
  const place = PLACES[Math.floor(next / KINDS.length) % PLACES.length];
  const kind = KINDS[next % KINDS.length];
  next += 1;
  return `${place}${kind}`;
}

function fixture(date: string, time: string, minute = LATE_MINUTE): Fixture {
  const first = minute <= 45;
  return {
    date,
    time: `${time} UTC+8`,
    team1: team(),
    team2: team(),
    score: { ft: [1, 0], ht: first ? [1, 0] : [0, 0] },
    goals1: [{ name: '前锋', minute: String(minute) }],
    goals2: [],
  };
}

const many = (count: number, make: () => Fixture): Fixture[] =>
  Array.from({ length: count }, () => make());

/**
 * Calendars in openfootball's format: matches that are being played when the clock starts (15:05 in Beijing), some
 * later that betting day, which ends at noon, some on the next.
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
