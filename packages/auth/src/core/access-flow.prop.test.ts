import { count } from '@courtside/tooling/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFlowBusy, type FlowEffect, type FlowEvent, type Intent } from './flow-state.ts';
import { createFlowRunner } from './flow-runner.ts';

const intents: Intent[] = [
  { kind: 'login', form: { name: 'ab12', password: 'x', remember: false } },
  { kind: 'login', form: { name: '', password: '', remember: false } },
  {
    kind: 'register',
    form: { name: 'ab12', password: 'secret12', repeat: 'secret12', agree: true },
  },
];
const attempt = fc.integer({ min: 0, max: 4 });
const round = fc.integer({ min: 0, max: 2 });
const text = fc.constantFrom('', 'x');
const event: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.record({ type: fc.constant('submit' as const), intent: fc.constantFrom(...intents) }),
  fc.record({ type: fc.constant('edit' as const), field: fc.constantFrom('name', 'agree') }),
  fc.record({
    type: fc.constant('captchaPassed' as const),
    attempt,
    round,
    proof: fc.constant({ codeId: 'a', code: 'b' }),
  }),
  fc.record({
    type: fc.constant('pictureFetched' as const),
    attempt,
    round,
    picture: fc.constant({ image: 'data:,', 'x-code': 'a' }),
  }),
  fc.record({ type: fc.constant('pictureRead' as const), text }),
  fc.record({ type: fc.constant('sliderWrong' as const), attempt, round }),
  fc.record({
    type: fc.constant('captchaBroke' as const),
    attempt,
    round,
    digit: fc.constantFrom(1, 2, 6),
    text,
  }),
  fc.constantFrom<FlowEvent>(
    { type: 'captchaClosed' },
    { type: 'captchaRenewed' },
    { type: 'reset' },
  ),
  fc.record({ type: fc.constant('registered' as const), attempt }),
  fc.record({
    type: fc.constant('accepted' as const),
    attempt,
    identity: fc.constant({ token: 't', userId: 'u' }),
  }),
  fc.record({
    type: fc.constant('captchaAsked' as const),
    attempt,
    captcha: fc.constantFrom('picture', 'slider'),
    text,
  }),
  fc.record({
    type: fc.constant('refused' as const),
    attempt,
    statusCode: fc.constantFrom(null, 6002, 6007, 6009),
    text,
  }),
);

test('[AU-10] in any order of events, a session opens only for the call that was made last', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const runner = createFlowRunner();
      const effects: FlowEffect[] = [];
      runner.performWith((effect) => effects.push(effect));
      for (const each of events) {
        const before = runner.state();
        effects.length = 0;
        runner.dispatch(each);
        const opened = effects.some(({ type }) => type === 'openSession');
        const called = effects.some(({ type }) => type === 'login' || type === 'register');
        if (opened) {
          expect(each).toMatchObject({ type: 'accepted', attempt: before.attempt });
          expect(['submitting', 'autoLogin']).toContain(before.step);
        }
        if (called) expect(['captchaPassed', 'pictureRead', 'registered']).toContain(each.type);
        if (each.type === 'submit' && isFlowBusy(before)) expect(runner.state()).toBe(before);
        expect(runner.state().attempt).toBeGreaterThanOrEqual(before.attempt);
      }
    }),
    { numRuns: count('accessRuns') },
  );
});
