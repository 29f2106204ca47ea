import type { Records } from '../betting/records.ts';
import type { Handler, Schemas } from '../gateway-call.ts';
import { translate, translated } from '../text/translate.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { depositRewards, type Feedbacks } from './feedback.ts';
import type { Letters } from './letters.ts';

export interface MessageParts {
  readonly clock: SiteClock;
  readonly records: Records;
  readonly letters: Letters;
  readonly feedbacks: Feedbacks;
  readonly play: Pick<Play, 'shutBy'>;
}

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}
type Group = Schemas['LetterGroup'];
interface Groups {
  readonly group?: Group;
  readonly groups?: readonly Group[];
}
type Status = Schemas['FeedbackStatus'];

/** The requested groups; undefined for all. */
function groupsOf({ group, groups }: Groups): ReadonlySet<Group> | undefined {
  if (group === undefined && groups === undefined) return undefined;
  return new Set([...(groups ?? []), ...(group === undefined ? [] : [group])]);
}

/** Letters and feedback. Members' texts are returned as written; the site's texts in the member's language. */
export function messageHandlers(parts: MessageParts): Readonly<Record<string, Handler>> {
  const { clock, records, letters, feedbacks, play } = parts;
  return {
    letterUnread: ({ memberId }) => letters.unread(memberId),
    letterList: async ({ memberId, body, language }) =>
      translated(
        await letters.page(memberId, { ...(body as Page), groups: groupsOf(body as Groups) }),
        language,
      ),
    letterRead: async ({ memberId, body, language }) =>
      translated(await letters.read(memberId, (body as { letterId: string }).letterId), language),
    letterDelete: ({ memberId, body }) =>
      letters.remove(memberId, (body as { letterIds: string[] }).letterIds),
    letterReadAll: async ({ memberId, body }) => ({
      count: await letters.readAll(memberId, groupsOf(body as Groups)),
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
    async feedbackDepositRewards({ memberId, language }) {
      const isShut = (await play.shutBy(memberId, 'advertising')) !== null;
      return translated({ list: isShut ? [] : depositRewards(clock.site()) }, language);
    },
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
