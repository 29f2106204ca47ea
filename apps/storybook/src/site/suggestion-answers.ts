import type { Feedback } from '@courtside/contract';
import { STORY_TIME } from './home-answers.ts';
import type { Script } from './story-gateway.ts';

const idOf = (at: number) => `F${String(at).padStart(16, '0')}`;

/** A member who has suggested something 21 times, and has read all answers but those of `unread`. */
export const answerSuggestions: Script = (gateway) => {
  const made = (text: string, at: number): Feedback => ({
    feedbackId: idOf(at),
    type: 'other',
    content: text,
    status: 'waiting',
    unread: false,
    createdAt: STORY_TIME,
  });
  const list = Array.from({ length: 21 }, (_, at) => made(`No. ${21 - at}`, 21 - at));
  let unread = 2;
  gateway.on('/site/api/v1/feedback/unreadNum', () => ({ data: unread }));
  gateway.on('/site/api/v1/feedback/getFeedBackList', (body) => {
    const { pageNum, pageSize } = body as { pageNum: number; pageSize: number };
    const from = (pageNum - 1) * pageSize;
    return { data: { list: list.slice(from, from + pageSize), total: list.length } };
  });
  gateway.on('/site/api/v1/feedback/addFeedBack', (body) => {
    list.unshift(made((body as { content: string }).content, list.length + 1));
    unread = 3;
    return { data: { feedbackId: idOf(list.length) } };
  });
};
