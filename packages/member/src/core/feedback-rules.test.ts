import { expect, test } from 'vitest';
import { EMPTY_FEEDBACK, feedbackOf, readFeedbackDraft } from './feedback-rules.ts';

test('what it is about goes with its own type only, and blanks around the text do not go', () => {
  const form = {
    type: 'bet',
    content: ' 结算有误 ',
    ticketId: 'OU1',
    rewardId: 'p-first',
  } as const;
  expect(feedbackOf(form, ['a'])).toEqual({
    ...{ type: 'bet', content: '结算有误', images: ['a'], ticketId: 'OU1' },
  });
  expect(feedbackOf({ ...form, type: 'deposit' }, [])).toMatchObject({ rewardId: 'p-first' });
  expect(feedbackOf({ ...form, type: 'other' }, [])).toEqual({
    ...{ type: 'other', content: '结算有误', images: [] },
  });
});

test('a draft reads back as it was; what is none is an empty form', () => {
  const form = { type: 'bet', content: '一', ticketId: 'OU1', rewardId: '' } as const;
  expect(readFeedbackDraft(JSON.parse(JSON.stringify(form)))).toEqual(form);
  for (const value of [null, 'x', {}, { type: 'none', content: 1 }]) {
    expect(readFeedbackDraft(value)).toEqual(EMPTY_FEEDBACK);
  }
  expect(readFeedbackDraft({ type: 'other', content: '长'.repeat(600) }).content).toHaveLength(500);
});
