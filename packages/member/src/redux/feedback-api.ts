import { defineEndpoints } from '@courtside/api-client/redux';
import type { FeedbackStatus, NewFeedback } from '@courtside/contract';

const FEEDBACK = 'member/feedback';
/** The tag of feedback with an unread answer. */
export const FEEDBACK_UNREAD = 'member/feedback-unread';

export interface FeedbackPage {
  /** Empty for every status. */
  readonly status: FeedbackStatus | '';
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Most of the member's bets that a feedback offers. */
const MOST_BETS = 50;

/** Requests of the feedback pages. */
export const feedbackApi = defineEndpoints(
  (gateway) => ({
    feedbackUnread: gateway.read('/site/api/v1/feedback/unreadNum', {
      body: () => ({}),
      providesTags: [FEEDBACK_UNREAD],
    }),
    feedbackList: gateway.read('/site/api/v1/feedback/getFeedBackList', {
      body: ({ status, ...page }: FeedbackPage) => ({ ...page, ...(status !== '' && { status }) }),
      providesTags: [FEEDBACK],
    }),
    feedbackThread: gateway.read('/site/api/v1/feedback/getFeedbackInfo', {
      body: (feedbackId: string) => ({ feedbackId }),
      // An answer may have come in the meantime.
      keepUnusedDataFor: 0,
      async onQueryStarted(_id, { dispatch, queryFulfilled }) {
        // Loading a thread marks its answers as read.
        const read = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (read) dispatch(feedbackApi.util.invalidateTags([FEEDBACK, FEEDBACK_UNREAD]));
      },
    }),
    feedbackBets: gateway.read('/site/api/v1/feedback/queryMemberBetList', {
      body: () => ({ pageNum: 1, pageSize: MOST_BETS }),
      select: ({ list }) => list,
    }),
    feedbackRewards: gateway.read('/site/api/v1/feedback/querySiteDepositRewardConfigList', {
      body: () => ({}),
      select: ({ list }) => list,
    }),
    addFeedback: gateway.write('/site/api/v1/feedback/addFeedBack', {
      body: (feedback: NewFeedback) => feedback,
      invalidatesTags: [FEEDBACK, FEEDBACK_UNREAD],
    }),
    removeFeedback: gateway.write('/site/api/v1/feedback/delFeedback', {
      body: (feedbackId: string) => ({ feedbackId }),
      invalidatesTags: [FEEDBACK, FEEDBACK_UNREAD],
    }),
  }),
  [FEEDBACK, FEEDBACK_UNREAD],
);
