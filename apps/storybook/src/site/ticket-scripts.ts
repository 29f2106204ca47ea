import type {
  BetRecord,
  CashOutOffer,
  RoundRecord,
  SportsAnswer,
  SportsCall,
  Ticket,
  TicketLeg,
} from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import type { Say, Script } from './story-gateway.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RESOURCE = '/game/api/v1/venue/resource';
const LIST = '/game/api/v1/record/betRecordList';
const TOTAL = '/game/api/v1/record/betRecordTotal';
export const TICKET_PATH = '/mine/betRecord/2605160042';

const leg = (zh: Say, change: Partial<TicketLeg> = {}): TicketLeg => ({
  gid: '26051601',
  gidm: '260516',
  gtype: 'FT',
  league_name: zh('东海超级联赛', '東海超級聯賽'),
  team_h: zh('临江竞技', '臨江競技'),
  team_c: '北山城',
  kickOff: STORY_TIME - 60 * MINUTE,
  wtype: 'RE',
  pick: 'H',
  ratio: '0 / 0.5',
  strong: 'H',
  ior: '0.97',
  isLive: true,
  scoreAtBet: { h: 1, c: 1 },
  baseScore: { h: 1, c: 1 },
  gameStatus: 'in-play',
  re_time: '2H^62:10',
  scoreNow: { h: 1, c: 1 },
  resultCode: null,
  finalScore: null,
  halfScore: null,
  reason: null,
  ...change,
});

const ended = (h: number, c: number, resultCode: string): Partial<TicketLeg> => ({
  gameStatus: 'finished',
  re_time: '',
  scoreNow: { h, c },
  finalScore: { h, c },
  halfScore: { h: Math.min(h, 1), c: Math.min(c, 1) },
  resultCode,
});

const second = (zh: Say, change: Partial<TicketLeg> = {}): TicketLeg =>
  leg(zh, {
    ...{ gid: '26051611', gidm: '260517', team_h: zh('云岭先锋', '雲嶺先鋒'), team_c: '青石港' },
    ...{ wtype: 'OU', pick: 'C', ratio: '2.5 / 3', strong: '', ior: '0.90', isLive: false },
    ...{ scoreAtBet: null, baseScore: null, gameStatus: 'scheduled', re_time: '' },
    ...{ scoreNow: { h: 0, c: 0 } },
    ...change,
  });

const ticket = (legs: readonly TicketLeg[], change: Partial<Ticket> = {}): Ticket => ({
  ticket_id: '2605160042',
  status: 'unsettled',
  reason: null,
  placedAt: STORY_TIME - 20 * MINUTE,
  settledAt: null,
  combination: legs.length > 1 ? `${legs.length}串1` : '',
  folds: [legs.length],
  lines: 1,
  unit: '200.00',
  stake: '200.00',
  stakeLeft: '200.00',
  maxWin: '194.00',
  payout: '0.00',
  winLoss: '0.00',
  legs: [...legs],
  cashOuts: [],
  settlements: [],
  ...change,
});

const resultsOf = (legs: readonly TicketLeg[]): Ticket['settlements'][number]['results'] =>
  legs.map(({ resultCode, finalScore, halfScore }) => ({ resultCode, finalScore, halfScore }));

const settled = (legs: readonly TicketLeg[], payout: string, winLoss: string): Ticket =>
  ticket(legs, {
    ...{ status: 'settled', settledAt: STORY_TIME, payout, winLoss },
    settlements: [
      {
        ...{ at: STORY_TIME, cause: 'result', results: resultsOf(legs), payout },
        ...{ reversed: '0.00', uncollected: '0.00' },
      },
    ],
  });

const offerOf = (ticket_id: string, change: Partial<CashOutOffer> = {}): CashOutOffer => ({
  ...{ ticket_id, status: 'open', reason: null, value: '181.50', stakeLeft: '200.00' },
  ...{ minPart: '10.00', token: 'offer', expiresInMs: 10_000 },
  ...change,
});

const record = (of: Ticket): BetRecord => {
  const [first] = of.legs;
  if (!first) throw new Error('A ticket has a leg');
  const { gtype, league_name, team_h, team_c, kickOff, wtype, pick, ratio, strong, ior } = first;
  return {
    ...{ ticket_id: of.ticket_id, status: of.status, placedAt: of.placedAt },
    ...{ settledAt: of.settledAt, gtype, league_name, team_h, team_c, kickOff, wtype, pick },
    ...{ ratio, strong, ior, isLive: first.isLive, scoreAtBet: first.scoreAtBet },
    ...{ stake: of.stake, maxWin: of.maxWin, payout: of.payout, winLoss: of.winLoss },
    resultCode: of.legs.length > 1 && of.status === 'settled' ? 'L' : first.resultCode,
    ...{ finalScore: first.finalScore, halfScore: first.halfScore, legs: of.legs },
    ...{ combination: of.combination, lines: of.lines, unit: of.unit, cashedOut: '0.00' },
    corrected: of.settlements.length > 1,
  };
};

function answers(
  tickets: readonly Ticket[],
  offer: Partial<CashOutOffer> | null,
  cashOut: 'accepted' | 'refused' | 'lost',
) {
  return (body: unknown): { data: SportsAnswer } | { drop: true } => {
    const call = body as SportsCall;
    switch (call.method) {
      case 'getTicket': {
        const [first] = tickets;
        if (!first) throw new Error('A story has a ticket');
        return { data: { method: 'getTicket', ticket: first } };
      }
      case 'getCashOut': {
        const offers = call.request.tickets.map((id) =>
          offerOf(id, offer ?? { status: 'unavailable', reason: 'switched-off', token: '' }),
        );
        return { data: { method: 'getCashOut', offers } };
      }
      case 'getQuotes':
        return { data: { method: 'getQuotes', quotes: [], series: null } };
      case 'cashOut':
      case 'getCashOutOrder': {
        if (cashOut === 'lost') return { drop: true };
        const accepted = cashOut === 'accepted';
        return {
          data: {
            ...{ method: call.method, key: call.request.key, active: cashOut },
            ...{ reason: accepted ? null : 'value-changed', ticket_id: '2605160042' },
            ...{ value: accepted ? '181.50' : '150.20', stakeLeft: accepted ? '0.00' : '200.00' },
          },
        };
      }
      default:
        throw new Error(`No script for ${call.method}`);
    }
  };
}

const said =
  (
    make: (zh: Say) => readonly Ticket[],
    offer: Partial<CashOutOffer> | null = null,
    cashOut: 'accepted' | 'refused' | 'lost' = 'accepted',
  ): Script =>
  (gateway, zh) => {
    const tickets = make(zh);
    const list = tickets.map(record);
    gateway.on(RESOURCE, answers(tickets, offer, cashOut));
    gateway.on(LIST, { data: { total: list.length, pageNum: 1, pageSize: 20, list } });
    gateway.on(TOTAL, {
      data: { count: list.length, stake: '200.00', payout: '0.00', winLoss: '0.00' },
    });
  };

const running = (zh: Say) => [ticket([leg(zh)])];

/** One ticket as its page shows it. */
export const tickets = {
  running: said(running, {}),
  suspended: said(running, { status: 'suspended', reason: 'suspended', token: '' }),
  cashOutLost: said(running, {}, 'lost'),
  cashOutRefused: said(running, {}, 'refused'),
  runningSeries: said((zh) => [ticket([leg(zh, ended(2, 1, 'W')), second(zh)])], {}),
  halfLost: said((zh) => [settled([leg(zh, ended(2, 2, 'LL'))], '100.00', '-100.00')]),
  series: said((zh) => [
    settled([leg(zh, ended(2, 1, 'W')), second(zh, ended(1, 1, 'L'))], '0.00', '-200.00'),
  ]),
  corrected: said((zh) => {
    const legs = [leg(zh, ended(1, 2, 'L'))];
    const before = [leg(zh, ended(2, 1, 'W'))];
    return [
      {
        ...settled(legs, '0.00', '-200.00'),
        settlements: [
          {
            ...{ at: STORY_TIME - HOUR, cause: 'result' as const, results: resultsOf(before) },
            ...{ payout: '394.00', reversed: '0.00', uncollected: '0.00' },
          },
          {
            ...{ at: STORY_TIME, cause: 'correction' as const, results: resultsOf(legs) },
            ...{ payout: '0.00', reversed: '394.00', uncollected: '94.00' },
          },
        ],
      },
    ];
  }),
  cashedPart: said(
    (zh) => [
      ticket([leg(zh)], {
        ...{ stakeLeft: '120.00', maxWin: '116.40', payout: '72.60', winLoss: '-7.40' },
        cashOuts: [{ at: STORY_TIME - 5 * MINUTE, stake: '80.00', value: '72.60' }],
      }),
    ],
    { value: '108.90', stakeLeft: '120.00' },
  ),
  refused: said((zh) => [
    ticket([leg(zh, { reason: 'score-changed' })], { status: 'refused', reason: 'score-changed' }),
  ]),
} as const;

const rounds = (zh: Say): RoundRecord[] => [
  {
    ...{ roundId: '8800160001', venueCode: 'CRZR', venueName: zh('星港真人', '星港真人') },
    ...{ category: 'ZR', gameCode: 'bac', gameName: zh('百家乐', '百家樂') },
    ...{ choice: zh('庄', '莊'), outcome: zh('闲', '閒'), stake: '100.00', validStake: '100.00' },
    ...{ payout: '0.00', jackpot: '0.00', winLoss: '-100.00', playedAt: STORY_TIME - HOUR },
  },
];

/** Rounds of the games of a venue. */
export const gameRounds: Script = (gateway, zh) => {
  const list = rounds(zh);
  gateway.on(LIST, { data: { total: 1, pageNum: 1, pageSize: 20, list: [], rounds: list } });
  gateway.on(TOTAL, { data: { count: 1, stake: '100.00', payout: '0.00', winLoss: '-100.00' } });
};
