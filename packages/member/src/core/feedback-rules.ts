import type { FeedbackType, NewFeedback } from '@courtside/contract';

export const FEEDBACK_TYPES: readonly FeedbackType[] = [
  ...(['deposit', 'withdraw', 'transfer', 'bet', 'promotion', 'account', 'other'] as const),
];

export const CONTENT_MAX = 500;
export const IMAGES_MAX = 3;

/** The form of a feedback; kept as a draft until it is sent. */
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

/** Reads a draft. @returns an empty form for any other value */
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

/** The feedback to send: only a feedback of bets has a bet, only one of deposits a reward. */
export function feedbackOf(form: FeedbackForm, images: readonly string[]): NewFeedback {
  const { type, content, ticketId, rewardId } = form;
  return {
    ...{ type, content: content.trim(), images: [...images] },
    ...(type === 'bet' && ticketId !== '' && { ticketId }),
    ...(type === 'deposit' && rewardId !== '' && { rewardId }),
  };
}
