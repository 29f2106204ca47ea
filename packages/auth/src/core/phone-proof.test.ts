import { expect, test } from 'vitest';
import {
  NEW_PHONE_PROOF,
  phoneProofStep,
  type PhoneProof,
  type PhoneProofEvent,
  type PhoneProofStep,
} from './phone-proof.ts';

const run = (events: readonly PhoneProofEvent[], from: PhoneProof = NEW_PHONE_PROOF) =>
  events.reduce<PhoneProofStep>((step, event) => phoneProofStep(step.proof, event), {
    proof: from,
    effects: [],
  });
const ask: PhoneProofEvent = { type: 'codeAsked', now: 1000 };
const sent: PhoneProofEvent = {
  type: 'code',
  event: { type: 'codeSent', attempt: 1, resendAt: 61_000 },
};
const type = (text: string): PhoneProofEvent => ({ type: 'typed', text });
const submit: PhoneProofEvent = { type: 'submitted' };
const refused = (attempt: number, statusCode: number | null): PhoneProofEvent => ({
  type: 'refused',
  attempt,
  statusCode,
  text: '不行',
});

test('[CO-17] [CO-18] a code goes to the phone that is bound, is sent once, and leads back', () => {
  expect(run([ask]).effects).toEqual([
    { type: 'sendCode', attempt: 1, order: { way: 'sms', to: '', name: '' }, proof: null },
  ]);
  const busy = run([ask, sent, type('123456'), submit]);
  expect(busy.effects).toEqual([{ type: 'prove', attempt: 1, code: '123456' }]);
  expect(run([submit, type('9'), ask], busy.proof)).toEqual({ proof: busy.proof, effects: [] });
  const done = run([{ type: 'accepted', attempt: 1 }], busy.proof);
  expect(done.effects).toEqual([{ type: 'proved' }]);
  expect(done.proof).toMatchObject({ done: true, text: '', busy: false });
  expect(run([submit, ask, type('1')], done.proof)).toEqual({ proof: done.proof, effects: [] });
});

test('without a code that was asked for, or its six digits, nothing is sent', () => {
  expect(run([type('123456'), submit])).toMatchObject({
    proof: { violation: 'auth.code-not-asked', busy: false },
    effects: [],
  });
  expect(run([ask, sent, type('12345'), submit]).proof.violation).toBe('auth.code-empty');
});

test.each([
  [6036, 'code', '123456'],
  [6037, 'code', ''],
  [6038, 'code', ''],
  [null, null, '123456'],
] as const)('a proof refused with %s', (statusCode, field, text) => {
  const { proof } = run([ask, sent, type('123456'), submit, refused(1, statusCode)]);
  expect(proof).toMatchObject({ busy: false, text, problem: { field, text: '不行' } });
  // An answer to an earlier submission is ignored.
  const again = run([type('654321'), submit], proof).proof;
  expect(run([refused(1, 6036)], again).proof).toBe(again);
});

test('a code that is refused says why, and its wait is kept', () => {
  const { proof } = run([
    ask,
    {
      type: 'code',
      event: { type: 'codeRefused', attempt: 1, statusCode: 6066, text: '太快', resendAt: 99_000 },
    },
  ]);
  expect(proof.problem).toEqual({ field: null, text: '太快' });
  expect(run([ask], proof).effects).toEqual([]);
});
