import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';
import { gradeList } from '../member/grades.ts';
import {
  ALL_TASKS,
  DEPOSITS,
  FRIEND_BONUS,
  RETURNED,
  SIGN_BONUS,
  SIGN_DAYS,
  TASKS,
} from '../promotions/offers.ts';
import { PLACES, PRIZES } from '../promotions/prizes.ts';

type Offer = Pick<Schemas['Promotion'], 'goal' | 'odds' | 'rate' | 'reward' | 'steps' | 'tasks'>;

const reward = (amount: bigint, turnover = amount) =>
  ({ kind: 'bonus', amount: fromFen(amount), turnover: fromFen(turnover), text: '' }) as const;

const deposit = (id: keyof typeof DEPOSITS, text: string): Offer => ({
  reward: reward(DEPOSITS[id].bonus),
  goal: { text, target: fromFen(DEPOSITS[id].least), unit: 'amount' },
});

/** The public offer of each promotion, independent of the member. */
const OFFERS: Readonly<Record<string, Offer>> = {
  'p-first': deposit('p-first', '首笔存款'),
  'p-again': deposit('p-again', '每周首笔存款'),
  'p-race': {
    steps: PLACES.map(([to, amount], at) => ({
      from: (PLACES[at - 1]?.[0] ?? 0) + 1,
      to,
      amount: fromFen(amount),
    })),
  },
  'p-sign': {
    reward: reward(SIGN_BONUS),
    goal: { text: '累计签到', target: String(SIGN_DAYS), unit: 'day' },
  },
  'p-task': {
    reward: reward(ALL_TASKS, 0n),
    goal: { text: '全部任务', target: String(TASKS.length), unit: 'task' },
    tasks: TASKS.map(([taskId, text, amount]) => ({ taskId, text, amount: fromFen(amount) })),
  },
  'p-bet': { rate: Number(RETURNED) },
  'p-draw': { odds: PRIZES.map(({ amount, chance }) => ({ amount: fromFen(amount), chance })) },
  'p-friend': {
    reward: reward(FRIEND_BONUS),
    goal: { text: '好友注册并首存', target: '1', unit: 'friend' },
  },
  'p-vip': {
    steps: gradeList()
      .filter(({ grade }) => grade > 0)
      .map(({ grade, upgradeGift }) => ({ from: grade, to: grade, amount: upgradeGift })),
  },
};

/** @param title the reward's name */
export function offerOf(id: string, title: string): Offer {
  const offer = OFFERS[id] ?? {};
  return offer.reward ? { ...offer, reward: { ...offer.reward, text: title } } : offer;
}
