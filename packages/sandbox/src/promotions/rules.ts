import { fromFen } from '../ledger/amount.ts';
import { giftsOf, TOP_GRADE } from '../member/grades.ts';
import { maskedMember } from './masked-member.ts';
import { dayNumber, dayStart, WEEK, weekStart } from '../time/beijing.ts';
import type { Facts } from './facts.ts';
import {
  ALL_TASKS,
  DEPOSITS,
  FRIEND_BONUS,
  RETURNED,
  SIGN_BONUS,
  SIGN_DAYS,
  TASKS,
  TASKS_WITHIN,
} from './offers.ts';
import { PRIZES, prizeOfPlace } from './prizes.ts';
import type { Due, Judged } from './standing.ts';

export interface Situation {
  readonly facts: Facts;
  readonly now: number;
  /** The member's VIP grade. */
  readonly grade: number;
}

/** Decides a promotion for one member; it only reads. */
export type Rule = (situation: Situation) => Promise<Judged>;

const FOREVER = 8_640_000_000_000_000;
const amounts = (done: bigint, target: bigint) =>
  ({ done: fromFen(done), target: fromFen(target), unit: 'amount' }) as const;

/** A bonus on a deposit of a period: the deposit must be large enough, and the bonus is given or due. */
function depositRule(
  id: keyof typeof DEPOSITS,
  find: (
    situation: Situation,
  ) => Promise<{ occasion: string; deposit: bigint | undefined; againAt: number | null }>,
): Rule {
  const { least, bonus: reward } = DEPOSITS[id];
  return async (situation) => {
    const { occasion, deposit, againAt } = await find(situation);
    const common = { reward: { amount: reward, turnover: reward }, againAt };
    if ((await situation.facts.given(id)).has(occasion))
      return { state: 'claimed', due: [], ...common };
    if (deposit === undefined) {
      return {
        state: 'open',
        due: [],
        reasons: ['no-deposit'],
        progress: amounts(0n, least),
        ...common,
      };
    }
    const progress = amounts(deposit, least);
    if (deposit < least) {
      return {
        state: 'not-eligible',
        due: [],
        reasons: ['deposit-too-small'],
        progress,
        ...common,
      };
    }
    return {
      state: 'claimable',
      due: [{ occasion, amount: reward, turnover: reward }],
      progress,
      ...common,
    };
  };
}

/** The first deposit ever. */
export const firstDeposit = depositRule('p-first', async ({ facts }) => {
  const [deposit] = await facts.deposits(0, FOREVER);
  return { occasion: 'first', deposit, againAt: null };
});

/** The first deposit of a week, except the first ever. */
export const againDeposit = depositRule('p-again', async ({ facts, now }) => {
  const from = weekStart(now);
  const inWeek = await facts.deposits(from, from + WEEK);
  const before = await facts.deposits(0, from);
  const deposit = before.length > 0 ? inWeek[0] : inWeek[1];
  return { occasion: `week-${from}`, deposit, againAt: from + WEEK };
});

/** Tasks of a new member within thirty days. */
export const newTask: Rule = async ({ facts, now }) => {
  const { phone, realName, registeredAt } = await facts.profile();
  const done = { phone, 'real-name': realName, 'first-bet': await facts.hasPlayed() };
  const given = await facts.given('p-task');
  const tasks = TASKS.map(([taskId, text, amount]) => ({
    taskId,
    text,
    amount: fromFen(amount),
    state: given.has(taskId)
      ? ('claimed' as const)
      : done[taskId]
        ? ('claimable' as const)
        : ('open' as const),
  }));
  const due = TASKS.flatMap(([taskId, , amount], at): Due[] =>
    tasks[at]?.state === 'claimable' ? [{ occasion: taskId, taskId, amount, turnover: 0n }] : [],
  );
  const reached = tasks.filter(({ state }) => state !== 'open').length;
  const progress = { done: String(reached), target: String(TASKS.length), unit: 'task' as const };
  const reward = { amount: ALL_TASKS, turnover: 0n };
  if (given.size === TASKS.length) return { state: 'claimed', due: [], tasks, progress, reward };
  if (now > registeredAt + TASKS_WITHIN) {
    return { state: 'not-eligible', due: [], reasons: ['too-late'], tasks, progress, reward };
  }
  return { state: due.length > 0 ? 'claimable' : 'running', due, tasks, progress, reward };
};

const DRAW_GRADE = 2;

/** One free draw a day for VIP grades. The draw takes place when it is claimed. */
export const drawGift: Rule = async ({ facts, now, grade }) => {
  const day = dayNumber(now);
  const againAt = dayStart(day + 1);
  const reward = { amount: 1888n, turnover: 0n };
  if (grade < DRAW_GRADE) {
    return { state: 'not-eligible', due: [], reasons: ['grade-too-low'], odds: PRIZES, reward };
  }
  const occasion = `day-${day}`;
  if ((await facts.given('p-draw')).has(occasion)) {
    return { state: 'claimed', due: [], reasons: ['done-today'], odds: PRIZES, reward, againAt };
  }
  return {
    state: 'claimable',
    due: [{ occasion, amount: 0n, turnover: 0n }],
    odds: PRIZES,
    reward,
    againAt,
  };
};

/** A gift for every seven signed days. A missed day loses nothing, because the days need not be consecutive. */
export const signGift: Rule = async ({ facts, now }) => {
  const today = dayNumber(now);
  const days = await facts.signDays();
  const given = [...(await facts.given('p-sign'))].filter((each) => each.startsWith('round-'));
  const reached = Math.floor(days.length / SIGN_DAYS);
  // As displayed: seven while their gift waits, else the days towards the next gift.
  const waits = reached > given.length;
  const done = waits ? SIGN_DAYS : days.length % SIGN_DAYS;
  const progress = { done: String(done), target: String(SIGN_DAYS), unit: 'day' as const };
  const reward = { amount: SIGN_BONUS, turnover: SIGN_BONUS };
  const signed = days[0] === today;
  const common = {
    ...{ progress, reward, signed: days.slice(0, SHOWN_DAYS).map(dayStart) },
    againAt: signed ? dayStart(today + 1) : null,
  };
  if (waits) {
    return {
      state: 'claimable',
      due: [{ occasion: `round-${given.length + 1}`, ...reward }],
      ...common,
    };
  }
  if (signed) return { state: 'running', due: [], reasons: ['done-today'], ...common };
  return { state: 'open', due: [], ...common };
};

const SHOWN_DAYS = 62;

/** A share of last week's turnover. */
export const bettingGift: Rule = async ({ facts, now }) => {
  const to = weekStart(now);
  const turnover = await facts.turnover(to - WEEK, to);
  const running = await facts.turnover(to, to + WEEK);
  const amount = (turnover * RETURNED) / 10_000n;
  const occasion = `week-${to - WEEK}`;
  const progress = amounts(running, 0n);
  const common = { progress, reward: { amount, turnover: 0n }, againAt: to + WEEK };
  if ((await facts.given('p-bet')).has(occasion)) return { state: 'claimed', due: [], ...common };
  if (amount === 0n) return { state: 'running', due: [], reasons: ['no-turnover'], ...common };
  return { state: 'claimable', due: [{ occasion, amount, turnover: 0n }], ...common };
};

/** Ranking by turnover, week by week; last week's prize is due. */
export const race: Rule = async ({ facts, now }) => {
  const from = weekStart(now);
  const rank = await facts.rank(from, from + WEEK);
  const points = await facts.turnover(from, from + WEEK);
  const progress = { done: String(points / 100n), target: '0', unit: 'point' as const };
  const last = await facts.rank(from - WEEK, from);
  const amount = last === null ? 0n : prizeOfPlace(last);
  const occasion = `week-${from - WEEK}`;
  const common = { progress, rank, againAt: from + WEEK };
  if (amount === 0n) {
    const reached = rank === null ? 0n : prizeOfPlace(rank);
    return { state: 'running', due: [], reward: { amount: reached, turnover: reached }, ...common };
  }
  const reward = { amount, turnover: amount };
  if ((await facts.given('p-race')).has(occasion))
    return { state: 'claimed', due: [], reward, ...common };
  return { state: 'claimable', due: [{ occasion, ...reward }], reward, ...common };
};

/**
 * A reward for each friend who registered with the member's code and made a deposit, once; the friend gets the same.
 */
export const friendInvitation: Rule = async ({ facts }) => {
  const friends = await facts.friends();
  const given = await facts.given('p-friend');
  const deposited = friends.filter((friend) => friend.deposited);
  const occasions = [
    ...deposited.map(({ friendId }) => friendId),
    ...((await facts.wasInvited()) ? ['invited'] : []),
  ];
  const due = occasions
    .filter((occasion) => !given.has(occasion))
    .map((occasion): Due => ({ occasion, amount: FRIEND_BONUS, turnover: FRIEND_BONUS }));
  const progress = { done: String(deposited.length), target: '0', unit: 'friend' as const };
  const reward = { amount: FRIEND_BONUS, turnover: FRIEND_BONUS };
  const invite = {
    friends: friends.slice(0, SHOWN_FRIENDS).map(({ friendId, name, at, deposited: did }) => ({
      name: maskedMember(name),
      at,
      state: given.has(friendId)
        ? ('rewarded' as const)
        : did
          ? ('deposited' as const)
          : ('registered' as const),
    })),
    earned: fromFen(BigInt(given.size) * FRIEND_BONUS),
  };
  if (due.length > 0) return { state: 'claimable', due, progress, reward, invite };
  return {
    ...{ state: 'running', due, progress, reward, invite },
    reasons: deposited.length === 0 ? ['no-friend'] : [],
  };
};

const SHOWN_FRIENDS = 200;

/** A page to read. */
export const landPage: Rule = async () => ({ state: 'information', due: [] });

/** A gift for each reached grade, without required turnover. */
export const gradeGift: Rule = async ({ facts, grade }) => {
  const given = await facts.given('p-vip');
  const due = Array.from({ length: grade }, (_, at): Due => {
    const reached = at + 1;
    return { occasion: `grade-${reached}`, amount: giftsOf(reached).upgrade, turnover: 0n };
  }).filter(({ occasion }) => !given.has(occasion));
  const next = giftsOf(Math.min(grade + 1, TOP_GRADE)).upgrade;
  const reward = { amount: due[0]?.amount ?? next, turnover: 0n };
  if (due.length > 0) return { state: 'claimable', due, reward };
  if (grade === 0) return { state: 'not-eligible', due, reasons: ['grade-too-low'], reward };
  return { state: 'claimed', due, reward };
};
