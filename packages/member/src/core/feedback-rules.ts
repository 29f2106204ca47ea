import type { FeedbackType, NewFeedback } from '@courtside/contract';

export const FEEDBACK_TYPES: readonly FeedbackType[] = [
  ...(['deposit', 'withdraw', 'transfer', 'bet', 'promotion', 'account', 'other'] as const),
];

export const CONTENT_MAX = 500;
export const IMAGES_MAX = 3;

/** What a member types; kept as a draft until it is sent. */
export interface FeedbackForm {
  readonly type: FeedbackType;
  readonly content: string;
  /** Empty for none. */
  readonly ticketId: string;
  readonly rewardId: string;
}

export const EMPTY_FEEDBACK: FeedbackForm = {
  ...{ type: 'deposit', content: '', ticketId: '', rewardId: '' },
};

/** Reads a draft. @returns an empty form for what is none */
export function readFeedbackDraft(value: unknown): FeedbackForm {
  if (typeof value !== 'object' || value === null) return EMPTY_FEEDBACK;
  const kept = value as Partial<Record<keyof FeedbackForm, unknown>>;
  const type = FEEDBACK_TYPES.find((each) => each === kept.type);
  const text = (part: unknown) => (typeof part === 'string' ? part : '');
  if (!type) return EMPTY_FEEDBACK;
  return {
    ...{ type, content: text(kept.content).slice(0, CONTENT_MAX) },
    ...{ ticketId: text(kept.ticketId), rewardId: text(kept.rewardId) },
  };
}

/** What is sent: a bet goes with a feedback of bets only, a reward with one of deposits. */
export function feedbackOf(form: FeedbackForm, images: readonly string[]): NewFeedback {
  const { type, content, ticketId, rewardId } = form;
  return {
    ...{ type, content: content.trim(), images: [...images] },
    ...(type === 'bet' && ticketId !== '' && { ticketId }),
    ...(type === 'deposit' && rewardId !== '' && { rewardId }),
  };
}
