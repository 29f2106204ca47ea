import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';
import { giftsOf } from '../member/grades.ts';
import { WEEK, weekStart } from '../time/beijing.ts';
import type { Situation } from './rules.ts';
import type { Due, Judged } from './standing.ts';

/** Promotion id under which `confirmInfo` claims the gift of a week. */
export const VIP_WEEK = 'vip-week';

/** Target turnover of a week, by grade. */
const TARGETS: readonly bigint[] = [
  0n,
  100_000n,
  500_000n,
  1_000_000n,
  3_000_000n,
  5_000_000n,
  10_000_000n,
  20_000_000n,
  50_000_000n,
  100_000_000n,
  200_000_000n,
];

interface VipWeek {
  readonly info: {
    grade: number;
    weekStart: number;
    weekEnd: number;
    turnover: string;
    target: string;
    gift: string;
    lastWeek: { turnover: string; gift: string; state: 'missed' | 'claimable' | 'claimed' };
  };
  readonly judged: Judged;
}

/** The current week of a member's grade and the one before, whose gift may be due. */
export async function vipWeek({ facts, now, grade }: Situation): Promise<VipWeek> {
  const from = weekStart(now);
  const target = TARGETS[grade] ?? 0n;
  const gift = giftsOf(grade).weekly;
  const turnover = await facts.turnover(from, from + WEEK);
  const before = await facts.turnover(from - WEEK, from);
  const occasion = `week-${from - WEEK}`;
  const given = (await facts.given(VIP_WEEK)).has(occasion);
  const reached = gift > 0n && before >= target;
  const state = given ? 'claimed' : reached ? 'claimable' : 'missed';
  const due: Due[] = state === 'claimable' ? [{ occasion, amount: gift, turnover: 0n }] : [];
  const progress: Schemas['PromotionStanding']['progress'] = {
    done: fromFen(turnover),
    target: fromFen(target),
    unit: 'amount',
  };
  return {
    info: {
      grade,
      weekStart: from,
      weekEnd: from + WEEK,
      turnover: fromFen(turnover),
      target: fromFen(target),
      gift: fromFen(gift),
      lastWeek: { turnover: fromFen(before), gift: fromFen(gift), state },
    },
    judged: {
      state: gift === 0n ? 'not-eligible' : state === 'missed' ? 'running' : state,
      due,
      reasons: gift === 0n ? ['grade-too-low'] : [],
      progress,
      reward: { amount: gift, turnover: 0n },
      againAt: from + WEEK,
    },
  };
}
