import type { Records } from '../betting/records.ts';
import type { Handler, Schemas } from '../gateway-call.ts';
import { translate, translated } from '../text/translate.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { depositRewards, type Feedbacks } from './feedback.ts';
import type { Letters } from './letters.ts';

export interface MessageParts {
  readonly clock: SiteClock;
  readonly records: Records;
  readonly letters: Letters;
  readonly feedbacks: Feedbacks;
}

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}
type Group = Schemas['LetterGroup'];
type Status = Schemas['FeedbackStatus'];

/** Letters and feedback. What a member wrote is returned as written; what the site wrote, in the member's language. */
export function messageHandlers(parts: MessageParts): Readonly<Record<string, Handler>> {
  const { clock, records, letters, feedbacks } = parts;
  return {
    letterUnread: ({ memberId }) => letters.unread(memberId),
    letterList: async ({ memberId, body, language }) =>
      translated(await letters.page(memberId, body as Page & { group?: Group }), language),
    letterRead: async ({ memberId, body, language }) =>
      translated(await letters.read(memberId, (body as { letterId: string }).letterId), language),
    letterDelete: ({ memberId, body }) =>
      letters.remove(memberId, (body as { letterIds: string[] }).letterIds),
    letterReadAll: async ({ memberId, body }) => ({
      count: await letters.readAll(memberId, (body as { group?: Group }).group),
    }),
    addFeedback: ({ memberId, body }) => feedbacks.add(memberId, body as Schemas['NewFeedback']),
    feedbackUnread: ({ memberId }) => feedbacks.unread(memberId),
    async feedbackBets({ memberId, body, language }) {
      const { total, list } = await records.page(memberId, { ...(body as Page), language });
      return {
        total,
        list: list.map(({ ticket_id, placedAt, league_name, team_h, team_c, stake, status }) => ({
          ticket_id,
          placedAt,
          league_name,
          team_h,
          team_c,
          stake,
          status,
        })),
      };
    },
    feedbackDepositRewards: async ({ language }) =>
      translated({ list: depositRewards(clock.site()) }, language),
    feedbackList: ({ memberId, body }) =>
      feedbacks.page(memberId, body as Page & { status?: Status }),
    feedbackInfo: ({ memberId, body, language }) =>
      feedbacks.info(memberId, (body as { feedbackId: string }).feedbackId, (text) =>
        translate(text, language),
      ),
    deleteFeedback: ({ memberId, body }) =>
      feedbacks.remove(memberId, (body as { feedbackId: string }).feedbackId),
  };
}
