import { count } from '@courtside/tooling/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAccessRunner, type Access, type AccessEffect, type AccessEvent } from './access.ts';
import { secondsLeft, type CodeEffect, type CodeEvent } from './code-request.ts';
import { isFlowBusy, type FlowEvent } from './flow-state.ts';
import { passwordHash } from './password-hash.ts';

/** The next move of a walk: the member acts, time passes, or the gateway answers a pending call, in any order. */
type Move =
  | { readonly kind: 'act'; readonly event: (state: Access, now: number) => AccessEvent }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'answer'; readonly which: number; readonly how: number };

const act = (event: (state: Access, now: number) => AccessEvent): Move => ({ kind: 'act', event });
const form = { name: 'ab12', password: 'secret12', remember: true };
const forms = { ...form, repeat: 'secret12', agree: true };
const credentials = (event: FlowEvent) => act(() => ({ type: 'credentials', event }));
const recovery = (event: Extract<AccessEvent, { type: 'recovery' }>['event']) =>
  act(() => ({ type: 'recovery', event }));
const device = (event: (now: number) => Extract<AccessEvent, { type: 'device' }>['event']) =>
  act(({ check }, now) => ({ type: 'device', check, event: event(now) }));

const login = credentials({ type: 'submit', intent: { kind: 'login', form } });
const moved = credentials({ type: 'pieceMoved', x: 7 });
const typed = recovery({
  type: 'typed',
  change: {
    phone: '13812345678',
    email: 'a@b.c',
    name: 'ab12',
    code: '123456',
    password: 'secret12',
    repeat: 'secret12',
  },
});
const secrets = recovery({
  type: 'typed',
  change: { code: '123456', password: 'secret12', repeat: 'secret12' },
});
const next = recovery({ type: 'next', area: null });

const ACTS: readonly Move[] = [
  act(() => ({ type: 'shown', page: 'credentials' })),
  act(() => ({ type: 'shown', page: 'recovery' })),
  act(() => ({ type: 'hidden' })),
  act(() => ({ type: 'sessionChanged' })),
  login,
  credentials({ type: 'submit', intent: { kind: 'register', form: forms } }),
  credentials({ type: 'pictureRead', text: 'k7pq' }),
  moved,
  credentials({ type: 'captchaClosed' }),
  credentials({ type: 'captchaRenewed' }),
  credentials({ type: 'captchaWayChanged', inWords: true }),
  credentials({ type: 'captchaWayChanged', inWords: false }),
  credentials({ type: 'questionAnswered', text: '2' }),
  credentials({ type: 'warningAgreed' }),
  credentials({ type: 'reset' }),
  typed,
  secrets,
  recovery({ type: 'typed', change: { phone: '1', code: '', password: '' } }),
  next,
  recovery({ type: 'back' }),
  recovery({ type: 'waySwitched', way: 'email' }),
  recovery({ type: 'waySwitched', way: 'phone' }),
  act((_, now) => ({ type: 'recovery', event: { type: 'codeAsked', now } })),
  recovery({ type: 'code', event: { type: 'pictureRead', text: 'k7pq' } }),
  recovery({ type: 'code', event: { type: 'captchaClosed' } }),
  recovery({ type: 'code', event: { type: 'captchaWayChanged', inWords: true } }),
  recovery({ type: 'code', event: { type: 'questionAnswered', text: '2' } }),
  device((now) => ({ type: 'codeAsked', way: 'sms', now })),
  device((now) => ({ type: 'codeAsked', way: 'voice', now })),
  device(() => ({ type: 'digitsTyped', text: '1234' })),
  device((now) => ({ type: 'digitsGiven', now })),
  device((now) => ({ type: 'voiceAgreed', now })),
  device(() => ({ type: 'dialogClosed' })),
  device(() => ({ type: 'codeTyped', text: '123456' })),
  device(() => ({ type: 'submit' })),
  device(() => ({ type: 'warningAgreed' })),
  device(() => ({ type: 'deviceGivenUp', id: 'd1' })),
  device(() => ({ type: 'code', event: { type: 'pictureRead', text: 'k7pq' } })),
  device(() => ({ type: 'code', event: { type: 'captchaWayChanged', inWords: true } })),
  device(() => ({ type: 'code', event: { type: 'questionAnswered', text: '2' } })),
];

const move: fc.Arbitrary<Move> = fc.oneof(
  { arbitrary: fc.constantFrom(...ACTS), weight: 5 },
  {
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which: fc.nat({ max: 3 }),
      how: fc.nat({ max: 7 }),
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 70_000 }) }),
    weight: 1,
  },
);

const answered: Move = { kind: 'answer', which: 0, how: 0 };
const toDevice = [login, answered, moved, answered, answered, { ...answered, how: 1 }];
const toCode = [
  device((now) => ({ type: 'codeAsked', way: 'sms', now })),
  device(() => ({ type: 'digitsTyped', text: '1234' })),
  device((now) => ({ type: 'digitsGiven', now })),
  answered,
  device(() => ({ type: 'codeTyped', text: '123456' })),
  device(() => ({ type: 'submit' })),
];
/** First moves of a walk: a few dozen random moves seldom pass a captcha or reach the last step of a recovery. */
const BEGINNINGS: readonly (readonly Move[])[] = [
  [],
  [typed, next, answered, next, answered, secrets],
  [login, answered, moved, answered, answered],
  toDevice,
  [...toDevice, ...toCode],
  [...toDevice, ...toCode, { ...answered, how: 3 }],
];

/** Secrets that the walks type: the password, its hash, the code, the phone's digits. */
const SECRET = new RegExp(`secret12|${passwordHash('secret12')}|123456"|"1234"`);

/** Whether the event implies an open dialog: only an open one has a form, and opening it has no event of its own. */
const isStart = (event: AccessEvent | null): boolean =>
  event?.type === 'credentials' && event.event.type === 'submit';

const identity = { token: 't', userId: 'u' };
const pick = <T>(from: readonly T[], how: number): T => from[how % from.length] as T;
const slider = {
  lot_number: 'l1',
  image: 'data:,',
  piece: 'data:,',
  width: 300,
  height: 150,
  pieceSize: 40,
  pieceY: 20,
};
const result = { lot_number: 'l1', captcha_output: 'o', pass_token: 'p', gen_time: '1' };
const text = 'x';

type Captcha = Extract<CodeEffect, { round: number }>;

function captchaAnswer(effect: Captcha, how: number) {
  const { attempt, round } = effect;
  const broke = { type: 'captchaBroke', attempt, round, digit: 1, text } as const;
  if (how === 7) return broke;
  switch (effect.type) {
    case 'fetchPicture':
      return {
        type: 'pictureFetched',
        attempt,
        round,
        picture: { image: 'data:,', 'x-code': 'p1' },
      } as const;
    case 'fetchSlider':
      return { type: 'sliderFetched', attempt, round, slider } as const;
    case 'fetchQuestion':
      return {
        type: 'questionFetched',
        attempt,
        round,
        question: { id: 'q1', question: '一加一等于多少？' },
      } as const;
    case 'answerQuestion':
    case 'answerSlider':
      return how === 6
        ? ({ type: 'sliderWrong', attempt, round } as const)
        : ({ type: 'sliderAnswered', attempt, round, result } as const);
    case 'validateSlider':
      return {
        type: 'captchaPassed',
        attempt,
        round,
        proof: { codeId: 'l1', code: 'p' },
      } as const;
  }
}

function codeAnswer(effect: CodeEffect, how: number, now: number): CodeEvent | null {
  if (effect.type === 'announceCode') return null;
  if (effect.type !== 'sendCode') return captchaAnswer(effect, how);
  const { attempt } = effect;
  return pick<CodeEvent>(
    [
      { type: 'codeSent', attempt, resendAt: now + 60_000 },
      { type: 'codeCaptchaAsked', attempt, text },
      { type: 'codeRefused', attempt, statusCode: 6007, text },
      { type: 'codeRefused', attempt, statusCode: 6066, text, resendAt: now + 30_000 },
    ],
    how,
  );
}

/** A possible answer of the gateway to an effect; null for an effect that is not a call. */
function answerTo(asked: AccessEffect, how: number, now: number): AccessEvent | null {
  switch (asked.type) {
    case 'credentials': {
      const { effect } = asked;
      if ('round' in effect) return { type: 'credentials', event: captchaAnswer(effect, how) };
      if (effect.type !== 'login' && effect.type !== 'register') return null;
      const { attempt, proof } = effect;
      const event = pick<FlowEvent>(
        [
          effect.type === 'login'
            ? { type: 'accepted', attempt, identity }
            : { type: 'registered', attempt },
          { type: 'verificationAsked', attempt, phoneNumber: '138****5678', text },
          { type: 'warned', attempt, proof, text },
          { type: 'captchaAsked', attempt, captcha: 'picture', text },
          { type: 'refused', attempt, statusCode: 6007, text },
          { type: 'refused', attempt, statusCode: null, text },
        ],
        how,
      );
      return { type: 'credentials', event };
    }
    case 'recovery': {
      const { effect } = asked;
      if (effect.type === 'announceReset') return { type: 'returned', attempt: effect.attempt };
      if (
        effect.type === 'resetOne' ||
        effect.type === 'resetTwo' ||
        effect.type === 'resetThree'
      ) {
        const { attempt } = effect;
        const event =
          how < 5
            ? ({ type: 'stageAccepted', attempt } as const)
            : ({
                type: 'stageRefused',
                attempt,
                statusCode: pick([6035, 6036, null], how),
                text,
                lost: how % 3 === 2,
              } as const);
        return { type: 'recovery', event };
      }
      const event = codeAnswer(effect, how, now);
      return event && { type: 'recovery', event: { type: 'code', event } };
    }
    case 'device': {
      const { check, effect } = asked;
      if (effect.type === 'openSession') return null;
      if (effect.type === 'verifiedLogin') {
        const { attempt } = effect;
        const devices = [{ id: 'd1', label: 'Chrome', place: '上海', lastAt: 1 }];
        const event = pick<Extract<AccessEvent, { type: 'device' }>['event']>(
          [
            { type: 'accepted', attempt, identity },
            { type: 'refused', attempt, statusCode: 6036, text },
            { type: 'warned', attempt, text },
            { type: 'devicesFull', attempt, full: { text, ticket: 'tk', devices } },
          ],
          how,
        );
        return { type: 'device', check, event };
      }
      const event = codeAnswer(effect, how, now);
      return event && { type: 'device', check, event: { type: 'code', event } };
    }
  }
}

const CALLS = new Set(['login', 'register', 'resetOne', 'resetTwo', 'resetThree', 'verifiedLogin']);
const isBusy = ({ credentials: flow, recovery: reset, device: check }: Access) => ({
  credentials: isFlowBusy(flow),
  recovery: reset.busy,
  device: check?.busy ?? false,
});

test('in any order of presses and answers, one call of a kind at a time, no session without an answer, and a way out', () => {
  let sessions = 0;
  let devices = 0;
  let resets = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...BEGINNINGS),
      fc.array(move, { maxLength: 60 }),
      (first, rest) => {
        const runner = createAccessRunner();
        const pending: AccessEffect[] = [];
        const done: AccessEffect[] = [];
        runner.performWith((effect) => done.push(effect));
        let now = 0;
        let hidden = false;
        for (const each of [...first, ...rest]) {
          const before = runner.state();
          done.length = 0;
          let event: AccessEvent | null = null;
          if (each.kind === 'wait') now += each.ms;
          else if (each.kind === 'act') event = each.event(before, now);
          else {
            const [asked] = pending.splice(each.which % Math.max(1, pending.length), 1);
            event = asked ? answerTo(asked, each.how, now) : null;
          }
          if (event?.type === 'hidden') hidden = true;
          if (event?.type === 'shown' || (each.kind === 'act' && isStart(event))) hidden = false;
          if (event) runner.dispatch(event);
          const after = runner.state();
          for (const { type, effect } of done) {
            // A call starts only when none of its kind is pending, except the next call of the same attempt.
            if (CALLS.has(effect.type) && each.kind === 'act' && type !== 'credentials') {
              expect(isBusy(before)[type]).toBe(false);
            }
            if (effect.type === 'verifiedLogin') {
              // The proof of a login is never empty, and is sent with the password's hash.
              expect(Object.values(effect.proof).every((each) => each !== '')).toBe(true);
              expect(effect.member.passwordHash).not.toBe('');
            }
            if (effect.type === 'openSession') {
              sessions += 1;
              expect(event).toMatchObject({ event: { type: 'accepted' } });
              expect(isBusy(before)[type]).toBe(true);
              expect(hidden).toBe(false);
            }
          }
          expect(done.filter(({ effect }) => CALLS.has(effect.type)).length).toBeLessThanOrEqual(1);
          for (const code of [after.recovery.code, after.device?.code]) {
            if (code) expect(secondsLeft(code, now)).toBeGreaterThanOrEqual(0);
          }
          expect(after.page === 'device').toBe(after.device !== null);
          const { device: check, recovery: reset } = after;
          if (check?.done) expect(JSON.stringify(check)).not.toMatch(SECRET);
          if (reset.stage === 'done' || event?.type === 'hidden' || event?.type === 'shown') {
            expect(JSON.stringify(reset.form)).not.toMatch(SECRET);
          }
          if (event?.type === 'hidden') expect(JSON.stringify(after)).not.toMatch(SECRET);
          if (after.recovery.stage === 'done' && before.recovery.stage !== 'done') resets += 1;
          if (after.page === 'device' && before.page !== 'device') devices += 1;
          pending.push(...done.filter((effect) => answerTo(effect, 0, now) !== null));
        }
        // After any walk the form can be used again.
        runner.dispatch({ type: 'shown', page: 'credentials' });
        runner.dispatch({ type: 'credentials', event: { type: 'reset' } });
        done.length = 0;
        runner.dispatch({
          type: 'credentials',
          event: { type: 'submit', intent: { kind: 'login', form } },
        });
        expect(runner.state()).toMatchObject({
          page: 'credentials',
          credentials: { step: 'captcha' },
        });
        expect(done).toHaveLength(1);
      },
    ),
    { numRuns: count('accessWalks') },
  );
  // The walks reach all three outcomes; otherwise the test would prove nothing.
  expect(Math.min(sessions, devices, resets)).toBeGreaterThan(0);
});
