import { randomInt } from 'node:crypto';
import { type Kind, promotions as running } from '../content/promotions.ts';
import { type Db, type Queryable, toBig, toNumber, toText } from '../db/db.ts';
import { VENUES } from '../content/venues.ts';
import { once } from '../funds/once.ts';
import { requireTurnover } from '../funds/turnover.ts';
import { bindVenue } from '../games/venue-activities.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';
import { HOUSE, post, walletOf } from '../ledger/ledger.ts';
import type { Play } from '../play/play.ts';
import { dayNumber } from '../time/beijing.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { factsOf } from './facts.ts';
import { GIFTS, giftList, occasionOf, POINTS, pointsOf } from './points.ts';
import { PRIZES } from './prizes.ts';
import { raceBoard } from './race-board.ts';
import * as rules from './rules.ts';
import { type Due, type Judged, reasonText, type Standing, standingOf } from './standing.ts';
import { vipWeek, VIP_WEEK } from './vip-week.ts';

type Exchange = Schemas['PromotionExchange'];

const RULES: Readonly<Record<Kind, rules.Rule>> = {
  landPage: rules.landPage,
  race: rules.race,
  firstDeposit: rules.firstDeposit,
  againDeposit: rules.againDeposit,
  newTask: rules.newTask,
  drawGift: rules.drawGift,
  signGift: rules.signGift,
  bettingGift: rules.bettingGift,
  friendInvitation: rules.friendInvitation,
  discount: rules.gradeGift,
};

/** It plays with the centre wallet, which promotions do not bind. */
const LOCAL_VENUE = 'CRTY';
/** Required turnover of a bound venue wallet, as a multiple of the bonus. */
const VENUE_TIMES = 10n;

export interface PromotionParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly play: Play;
  /** The VIP grade of a member. */
  readonly gradeOf: (memberId: string) => Promise<number>;
  /** Returns a number from 0 to 9,999, all equally likely. */
  readonly draw?: () => number;
}

export interface Promotions {
  standing(memberId: string, promotionId: string): Promise<Standing>;
  /** The member's standing in all running promotions; empty for a member on a break. */
  standings(memberId: string): Promise<Standing[]>;
  board(
    memberId: string,
    asked: { promotionId: string; size?: number },
  ): Promise<Schemas['RaceBoard']>;
  exchangeGifts(memberId: string): Promise<{ points: number; list: Schemas['ExchangeGift'][] }>;
  /** Exchanges points for a gift. @throws Refusal 6003 when the points do not suffice */
  exchange(
    memberId: string,
    intent: { giftId: string; key: string },
  ): Promise<{ exchange: Exchange; points: number }>;
  /** Signs in for the day, or binds the wallet of the chosen venue; then returns the standing. */
  join(memberId: string, intent: { promotionId: string; venueCode?: string }): Promise<Standing>;
  /** Gives a due reward. @throws Refusal 6003 when nothing is due */
  claim(
    memberId: string,
    intent: { promotionId: string; taskId?: string; key: string },
  ): Promise<{ exchange: Exchange; standing: Standing }>;
  gifts(
    memberId: string,
    page: { pageNum: number; pageSize: number; beginTime?: number; endTime?: number },
  ): Promise<{ total: number; list: Exchange[] }>;
  vipWeekOf(memberId: string): ReturnType<typeof vipWeek>;
}

export function createPromotions(parts: PromotionParts): Promotions {
  const { db, clock, play, gradeOf } = parts;
  const draw = parts.draw ?? (() => randomInt(10_000));

  async function judge(
    at: Queryable,
    memberId: string,
    promotionId: string,
    grade: number,
  ): Promise<{ title: string; kind: Kind | null; judged: Judged }> {
    const now = clock.site();
    const situation = { facts: factsOf(at, memberId), now, grade };
    if (promotionId === VIP_WEEK) {
      const { judged } = await vipWeek(situation);
      return { title: '贵宾周礼金', kind: null, judged };
    }
    const promotion = running(now).find((each) => each.promotionId === promotionId);
    if (promotion === undefined) throw new Refusal(6004, '活动不存在或已结束');
    const { title, kind } = promotion;
    return { title, kind, judged: await RULES[kind](situation) };
  }

  /** The result of a draw; any other reward is given as it is due. */
  function drawn(promotionId: string, due: Due): Due {
    if (promotionId !== 'p-draw') return due;
    let left = draw();
    for (const { amount, chance } of PRIZES) {
      if (left < chance) return { ...due, amount };
      left -= chance;
    }
    return due;
  }

  async function give(
    tx: Queryable,
    memberId: string,
    promotionId: string,
    title: string,
    due: Due,
  ): Promise<Exchange> {
    const at = Math.floor(clock.site());
    const [row] = await tx.query(
      `INSERT INTO promotion_gifts (member_id, promotion_id, occasion, title, amount, turnover, at_site)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING number`,
      [
        memberId,
        promotionId,
        due.occasion,
        title,
        due.amount.toString(),
        due.turnover.toString(),
        at,
      ],
    );
    const number = toNumber(row?.['number']);
    const entry = { kind: 'bonus', ref: `gift:${number}`, wall: clock.wall(), site: at } as const;
    await post(tx, entry, [
      [HOUSE, -due.amount],
      [walletOf(memberId), due.amount],
    ]);
    if (due.turnover > 0n) await requireTurnover(tx, memberId, due.turnover, title);
    return {
      exchangeId: `E${at}-${number}`,
      promotionId,
      title,
      kind: due.amount > 0n ? 'bonus' : 'none',
      amount: fromFen(due.amount),
      turnover: fromFen(due.turnover),
      at,
    };
  }

  async function standing(memberId: string, promotionId: string): Promise<Standing> {
    const { title, judged } = await judge(db, memberId, promotionId, await gradeOf(memberId));
    return standingOf(memberId, promotionId, title, judged);
  }

  return {
    standing,
    async standings(memberId) {
      if ((await play.shutBy(memberId, 'advertising')) !== null) return [];
      return Promise.all(
        running(clock.site()).map(({ promotionId }) => standing(memberId, promotionId)),
      );
    },
    board: (memberId, asked) => raceBoard(db, clock.site(), memberId, asked),
    async exchangeGifts(memberId) {
      const open = (await play.shutBy(memberId, 'advertising')) === null;
      return { points: (await pointsOf(db, memberId)).points, list: open ? giftList() : [] };
    },
    async exchange(memberId, { giftId, key }) {
      const exchange = await db.transaction((tx) =>
        once(tx, { memberId, key, content: ['exchange', giftId] }, async () => {
          // One at a time for a member, so that the counted points are not spent meanwhile.
          await tx.query('SELECT id FROM members WHERE id = $1 FOR UPDATE', [memberId]);
          await play.may(tx, memberId, 'promotion');
          const gift = GIFTS.find((each) => each.giftId === giftId);
          if (gift === undefined) throw new Refusal(6004, '礼品不存在或已下架');
          const { points, exchanged } = await pointsOf(tx, memberId);
          if (points < gift.points) throw new Refusal(6003, '积分不足');
          const { amount, title } = gift;
          const occasion = occasionOf(giftId, exchanged);
          return give(tx, memberId, POINTS, title, { occasion, amount, turnover: amount });
        }),
      );
      return { exchange, points: (await pointsOf(db, memberId)).points };
    },
    async join(memberId, { promotionId, venueCode }) {
      const grade = await gradeOf(memberId);
      await db.transaction(async (tx) => {
        await play.may(tx, memberId, 'promotion');
        const { title, kind, judged } = await judge(tx, memberId, promotionId, grade);
        if (judged.state === 'not-eligible') throw refusedBy(judged);
        if (kind === 'signGift') {
          await tx.query(
            'INSERT INTO sign_days (member_id, day) VALUES ($1, $2) ON CONFLICT DO NOTHING',
            [memberId, dayNumber(clock.site())],
          );
        }
        if (venueCode === undefined) return;
        if (kind !== 'firstDeposit' && kind !== 'againDeposit') {
          throw new Refusal(6003, '该活动无需选择场馆');
        }
        const venue = VENUES.find(({ code }) => code === venueCode && code !== LOCAL_VENUE);
        if (venue === undefined) throw new Refusal(6004, '场馆不存在');
        const required = (judged.reward?.turnover ?? 0n) * VENUE_TIMES;
        await bindVenue(tx, memberId, venue.code, { promotionId, title, required });
      });
      return standing(memberId, promotionId);
    },
    async claim(memberId, { promotionId, taskId, key }) {
      const grade = await gradeOf(memberId);
      const exchange = await db.transaction((tx) =>
        once(tx, { memberId, key, content: ['claim', promotionId, taskId ?? ''] }, async () => {
          // One at a time for a member, so that the due reward is not given meanwhile.
          await tx.query('SELECT id FROM members WHERE id = $1 FOR UPDATE', [memberId]);
          await play.may(tx, memberId, 'promotion');
          const { title, judged } = await judge(tx, memberId, promotionId, grade);
          const due = judged.due.find((each) => taskId === undefined || each.taskId === taskId);
          if (due === undefined) throw refusedBy(judged);
          return give(tx, memberId, promotionId, title, drawn(promotionId, due));
        }),
      );
      return { exchange, standing: await standing(memberId, promotionId) };
    },
    async gifts(memberId, { pageNum, pageSize, beginTime = 0, endTime = 8_640_000_000_000_000 }) {
      const where = 'FROM promotion_gifts WHERE member_id = $1 AND at_site BETWEEN $2 AND $3';
      const values = [memberId, beginTime, endTime];
      const [count] = await db.query(`SELECT COUNT(*)::int AS n ${where}`, values);
      const rows = await db.query(`SELECT * ${where} ORDER BY number DESC LIMIT $4 OFFSET $5`, [
        ...values,
        pageSize,
        (pageNum - 1) * pageSize,
      ]);
      const list = rows.map((row): Exchange => {
        const amount = toBig(row['amount']);
        const at = toNumber(row['at_site']);
        return {
          exchangeId: `E${at}-${toNumber(row['number'])}`,
          promotionId: toText(row['promotion_id']),
          title: toText(row['title']),
          kind: amount > 0n ? 'bonus' : 'none',
          amount: fromFen(amount),
          turnover: fromFen(toBig(row['turnover'])),
          at,
        };
      });
      return { total: toNumber(count?.['n']), list };
    },
    async vipWeekOf(memberId) {
      const week = await vipWeek({
        facts: factsOf(db, memberId),
        now: clock.site(),
        grade: await gradeOf(memberId),
      });
      if ((await play.shutBy(memberId, 'advertising')) === null) return week;
      // A member on a break is not told what more bets would bring.
      const { info } = week;
      const lastWeek = { ...info.lastWeek, gift: '0.00', state: 'missed' } as const;
      return { ...week, info: { ...info, target: '0.00', gift: '0.00', lastWeek } };
    },
  };
}

function refusedBy({ reasons = [], state }: Judged): Refusal {
  const [first] = reasons;
  const said = first === undefined ? '暂无可领取的奖励' : reasonText(first);
  return new Refusal(6003, said, { state, reasons: [...reasons] });
}
