import { notices } from '../content/notices.ts';
import { promotions } from '../content/promotions.ts';
import type { Schemas } from '../gateway-call.ts';

type Letter = Schemas['Letter'];

const GROUPS = {
  system: 'brnotice',
  venue: 'brbulletin',
  sport: 'brmatch',
  funds: 'brfd',
} as const satisfies Record<Schemas['Notice']['kind'], Letter['group']>;

/** The operator's letters to every member: notices, and promotions that have started. @param now site time */
export function broadcasts(now: number): Omit<Letter, 'isRead'>[] {
  return [
    ...notices(now).map(({ noticeId, kind, title, content, publishedAt, action, path }) => ({
      letterId: noticeId,
      group: GROUPS[kind],
      title,
      content: action && path ? `${content}\n[${action}](${path})` : content,
      createdAt: publishedAt,
    })),
    // Every promotion is found by its id under the path of this kind, which every site has.
    ...promotions(now).map(({ promotionId, title, text, startsAt }) => ({
      letterId: `promotion-${promotionId}`,
      group: 'bractivity' as const,
      title,
      content: `${text}\n[查看优惠](/activity/activityLandPage/${promotionId})`,
      createdAt: startsAt,
    })),
  ];
}
