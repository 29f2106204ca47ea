import type { Schemas } from '../gateway-call.ts';
import { fromFen } from '../ledger/amount.ts';

export type Standing = Schemas['PromotionStanding'];
export type Reason = Schemas['PromotionReason'];
type Task = Standing['tasks'][number];

/** A due reward; for each `occasion` it can be given only once. */
export interface Due {
  readonly occasion: string;
  readonly amount: bigint;
  /** Its required turnover. */
  readonly turnover: bigint;
  readonly taskId?: string;
}

/** A member's standing in a promotion, and the rewards to claim. */
export interface Judged {
  readonly state: Standing['state'];
  readonly due: readonly Due[];
  readonly reasons?: readonly Reason[];
  readonly progress?: Standing['progress'];
  readonly tasks?: readonly Task[];
  /** The promotion's reward, due or not. */
  readonly reward?: Pick<Due, 'amount' | 'turnover'>;
  readonly rank?: number | null;
  readonly odds?: readonly { amount: bigint; chance: number }[];
  readonly againAt?: number | null;
  /** Start of each signed day, latest first. */
  readonly signed?: readonly number[];
  readonly invite?: Pick<NonNullable<Standing['invite']>, 'friends' | 'earned'>;
}

const REASONS: Readonly<Record<Reason, string>> = {
  'no-deposit': '尚无符合条件的存款',
  'deposit-too-small': '存款金额未达到要求',
  'grade-too-low': '贵宾等级不足',
  'too-late': '已超过参与期限',
  'no-turnover': '暂无有效投注',
  'no-friend': '暂无符合条件的好友',
  'done-today': '今日已参与，请明天再来',
};

export const reasonText = (reason: Reason): string => REASONS[reason];

export function standingOf(
  memberId: string,
  promotionId: string,
  title: string,
  judged: Judged,
): Standing {
  const { reward } = judged;
  return {
    promotionId,
    state: judged.state,
    reasons: (judged.reasons ?? []).map((code) => ({ code, text: REASONS[code] })),
    progress: judged.progress ?? null,
    tasks: [...(judged.tasks ?? [])],
    reward:
      reward === undefined
        ? null
        : {
            kind: 'bonus',
            amount: fromFen(reward.amount),
            turnover: fromFen(reward.turnover),
            text: title,
          },
    rank: judged.rank ?? null,
    odds: (judged.odds ?? []).map(({ amount, chance }) => ({ amount: fromFen(amount), chance })),
    againAt: judged.againAt ?? null,
    ...(judged.signed && { signed: [...judged.signed] }),
    // The invitation code of a member is their id.
    ...(judged.invite && { invite: { iCode: memberId, rCode: `R${memberId}`, ...judged.invite } }),
  };
}
