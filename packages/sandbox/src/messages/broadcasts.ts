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

/** What the operator tells every member: the notices and the promotions that have begun. @param now site time */
export function broadcasts(now: number): Omit<Letter, 'isRead'>[] {
  return [
    ...notices(now).map(({ noticeId, kind, title, content, publishedAt }) => ({
      letterId: noticeId,
      group: GROUPS[kind],
      title,
      content,
      createdAt: publishedAt,
    })),
    ...promotions(now).map(({ promotionId, title, text, startsAt }) => ({
      letterId: `promotion-${promotionId}`,
      group: 'bractivity' as const,
      title,
      content: text,
      createdAt: startsAt,
    })),
  ];
}
