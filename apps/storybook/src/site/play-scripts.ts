import type { components } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import type { Script } from './story-gateway.ts';

type Schemas = components['schemas'];
type PlayState = Schemas['PlayState'];
type PlayLimit = Schemas['PlayLimit'];

const PLAY = '/site/api/v1/user/play';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const KINDS = ['deposit', 'loss', 'stake'] as const;
const PERIODS = { day: 1, week: 6, month: 16 } as const;

const free = (kind: PlayLimit['kind'], period: PlayLimit['period'], days: number | null) => ({
  kind,
  period,
  value: null,
  ceiling: null,
  inForce: null,
  used: days === null ? '42' : '0.00',
  left: null,
  until: days === null ? null : STORY_TIME + days * DAY,
  pending: null,
});

const LIMITS: readonly PlayLimit[] = [
  ...KINDS.flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => free(kind, period, PERIODS[period])),
  ),
  free('session', 'session', null),
  free('reality-check', 'session', null),
];

const SESSION: PlayState['session'] = {
  startedAt: STORY_TIME - 42 * MINUTE,
  elapsedMs: 42 * MINUTE,
  staked: '320.00',
  returned: '195.00',
  net: '-125.00',
  nextCheckAt: null,
  checkDue: false,
  endsAt: null,
  over: false,
  idleAt: null,
  idle: false,
};

const STATE: PlayState = {
  now: STORY_TIME,
  policy: {
    market: 'demo',
    minimumAge: 18,
    birthdayRequired: false,
    mandatory: [],
    looseningDelayMinutes: 1440,
    realityCheckMinutes: null,
    sessionMinutes: null,
    restMinutes: 15,
    idleMinutes: null,
    quickBets: true,
    cashOut: true,
    bonuses: true,
  },
  limits: [...LIMITS],
  required: [],
  session: SESSION,
  break: null,
  age: { state: 'adult', playFrom: null },
  shut: [],
};

const ACTIVITIES = ['bet', 'deposit', 'game', 'promotion', 'gift', 'chat', 'advertising'] as const;

/** How a member stands; what is left out is as on the first day. */
export const play =
  (changes: Partial<PlayState> = {}): Script =>
  (gateway) => {
    const state = { ...STATE, ...changes };
    gateway.on(`${PLAY}/state`, { data: state });
    gateway.on(`${PLAY}/session`, { data: state.session });
  };

/** With limits of their own, by `kind/period`. */
export const limited = (own: Readonly<Record<string, Partial<PlayLimit>>>): Script =>
  play({
    limits: LIMITS.map((limit) => {
      const changes = own[`${limit.kind}/${limit.period}`];
      return changes ? { ...limit, ...changes, inForce: changes.value ?? null } : limit;
    }),
  });

/** One loosening that waits, and one that can be confirmed. */
export const loosening = limited({
  'deposit/day': {
    value: '500.00',
    used: '100.00',
    pending: {
      value: '2000.00',
      requestedAt: STORY_TIME - 60 * MINUTE,
      confirmFrom: STORY_TIME + DAY - 60 * MINUTE,
      confirmUntil: STORY_TIME + 8 * DAY,
    },
  },
  'loss/week': {
    value: '300.00',
    used: '255.00',
    pending: {
      value: null,
      requestedAt: STORY_TIME - 2 * DAY,
      confirmFrom: STORY_TIME - DAY,
      confirmUntil: STORY_TIME + 6 * DAY,
    },
  },
  'session/session': { value: '60', used: '42' },
  'reality-check/session': { value: '30' },
});

/** In a break that shuts everything but money that goes back. */
export const onBreak = (kind: 'cool-off' | 'exclusion', until: number | null): Script =>
  play({
    break: { kind, startedAt: STORY_TIME - DAY, until },
    shut: ACTIVITIES.map((activity) => ({ activity, code: kind === 'cool-off' ? 6704 : 6705 })),
  });

export const breakEnd = STORY_TIME + 6 * DAY;

export const sessionOver = play({
  session: { ...SESSION, endsAt: STORY_TIME - MINUTE, over: true },
  shut: [
    { activity: 'bet', code: 6702 },
    { activity: 'game', code: 6702 },
  ],
});

export const checkDue = play({
  session: { ...SESSION, nextCheckAt: STORY_TIME - MINUTE, checkDue: true },
  shut: [
    { activity: 'bet', code: 6703 },
    { activity: 'game', code: 6703 },
  ],
});

export const idle = play({ session: { ...SESSION, idleAt: STORY_TIME - MINUTE, idle: true } });

export const limitWanted = play({
  required: ['deposit'],
  shut: [{ activity: 'deposit', code: 6707 }],
});

const TOTAL: Schemas['PlayTotals'] = {
  deposited: '2000.00',
  withdrawn: '500.00',
  staked: '1820.00',
  returned: '1495.50',
  net: '-324.50',
  minutes: 640,
};
const NOTHING: Schemas['PlayTotals'] = {
  deposited: '0.00',
  withdrawn: '0.00',
  staked: '0.00',
  returned: '0.00',
  net: '0.00',
  minutes: 0,
};

const historyOf =
  (days: Schemas['PlayDay'][], total: Schemas['PlayTotals']): Script =>
  (gateway) =>
    gateway.on(`${PLAY}/history`, {
      data: { from: STORY_TIME - 90 * DAY, until: STORY_TIME, days, total },
    });

export const history = historyOf(
  [
    {
      day: '2026-05-16',
      ...TOTAL,
      deposited: '0.00',
      staked: '320.00',
      net: '-125.00',
      minutes: 42,
    },
    { day: '2026-05-12', ...TOTAL, staked: '1500.00', net: '-199.50', minutes: 598 },
  ],
  TOTAL,
);

export const noHistory = historyOf([], NOTHING);
