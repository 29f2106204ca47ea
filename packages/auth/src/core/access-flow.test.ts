import { expect, test } from 'vitest';
import { transition } from './access-flow.ts';
import {
  INITIAL_FLOW,
  type FlowEvent,
  type FlowState,
  type FlowStep,
  type Intent,
} from './flow-state.ts';

const login: Intent = {
  kind: 'login',
  form: { name: ' ab 12 ', password: 'secret12', remember: true },
};
const register: Intent = {
  kind: 'register',
  form: { name: 'ab12', password: 'secret12', repeat: 'secret12', agree: true },
};
const proof = { codeId: 'lot', code: 'pass' };
const identity = { token: 't'.repeat(16), userId: '100001' };

/** Runs events one after another and returns the last step. */
function run(events: readonly FlowEvent[], from: FlowState = INITIAL_FLOW): FlowStep {
  let step: FlowStep = { state: from, effects: [] };
  for (const event of events) step = transition(step.state, event);
  return step;
}

const passed = (attempt = 1, round = 0): FlowEvent => ({
  type: 'captchaPassed',
  attempt,
  round,
  proof,
});
const submitted = (intent: Intent, attempt = 1): FlowEvent[] => [
  { type: 'submit', intent },
  passed(attempt),
];
const picture = { image: 'data:,', 'x-code': 'p1' };
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
const current = { attempt: 1, round: 0 };

test('[AU-10] login asks for a slider first and then calls with captcha type 4', () => {
  const asked = run([{ type: 'submit', intent: login }]);
  expect(asked.effects).toEqual([{ type: 'fetchSlider', ...current }]);
  expect(asked.state).toMatchObject({ step: 'captcha', captcha: 'slider', attempt: 1 });
  const called = run(submitted(login));
  expect(called.state.step).toBe('submitting');
  expect(called.effects).toEqual([
    { type: 'login', attempt: 1, name: 'ab12', password: 'secret12', kaptchcate: 4, proof },
  ]);
});

test('[AU-10] registration asks for a picture first', () => {
  const asked = run([{ type: 'submit', intent: register }]);
  expect(asked.state).toMatchObject({ captcha: 'picture', challenge: null });
  expect(asked.effects).toEqual([{ type: 'fetchPicture', ...current }]);
  expect(run(submitted(register)).effects).toEqual([
    { type: 'register', attempt: 1, name: 'ab12', password: 'secret12', repeat: 'secret12', proof },
  ]);
});

test('[AU-10] a second submission while one is under way does nothing', () => {
  for (const before of [
    [{ type: 'submit', intent: login }] as FlowEvent[],
    submitted(login),
    [...submitted(register), { type: 'registered', attempt: 1 }] as FlowEvent[],
  ]) {
    const { state } = run(before);
    expect(transition(state, { type: 'submit', intent: login })).toEqual({ state, effects: [] });
  }
  const { state } = run(submitted(login));
  expect(transition(state, passed()).effects).toEqual([]);
});

test('a form that breaks a rule reaches no captcha, and editing a field takes its message away', () => {
  const broken: Intent = { kind: 'login', form: { name: '', password: '', remember: false } };
  const { state } = run([{ type: 'submit', intent: broken }]);
  expect(state).toMatchObject({
    step: 'failed',
    message: null,
    violations: [{ code: 'auth.name-empty' }, { code: 'auth.password-empty' }],
  });
  expect(run([{ type: 'edit', field: 'name' }], state).state).toMatchObject({
    violations: [{ code: 'auth.password-empty' }],
  });
});

test('an accepted login opens the session', () => {
  const { state, effects } = run([...submitted(login), { type: 'accepted', attempt: 1, identity }]);
  expect(state.step).toBe('loggedIn');
  expect(effects).toEqual([
    { type: 'openSession', identity, name: 'ab12', password: 'secret12', remember: true },
  ]);
});

test('[AU-13] a registration is announced and logs in by itself with captcha type 99', () => {
  const registered = run([...submitted(register), { type: 'registered', attempt: 1 }]);
  expect(registered.state.step).toBe('autoLogin');
  expect(registered.effects).toEqual([
    { type: 'announceRegistered' },
    {
      type: 'login',
      attempt: 1,
      name: 'ab12',
      password: 'secret12',
      kaptchcate: 99,
      proof: { codeId: '', code: '' },
    },
  ]);
  const done = run([{ type: 'accepted', attempt: 1, identity }], registered.state);
  expect(done.effects).toEqual([
    { type: 'openSession', identity, name: 'ab12', password: 'secret12', remember: null },
  ]);
});

test.each<FlowEvent>([
  { type: 'refused', attempt: 1, statusCode: 6011, text: '稍后再试' },
  { type: 'captchaAsked', attempt: 1, captcha: 'slider', text: '稍后再试' },
])('[AU-13] when that login fails, the login form takes over: $type', (event) => {
  const { state, effects } = run([
    ...submitted(register),
    { type: 'registered', attempt: 1 },
    event,
  ]);
  expect(state).toMatchObject({ step: 'failed', message: '稍后再试', registered: true });
  expect(effects).toEqual([{ type: 'offerLogin', name: 'ab12', password: 'secret12' }]);
});

test('a wrong captcha text keeps the captcha open with the message and another picture', () => {
  const { state } = run([
    ...submitted(register),
    { type: 'refused', attempt: 1, statusCode: 6007, text: '验证码错误' },
  ]);
  expect(state).toMatchObject({
    step: 'captcha',
    captcha: 'picture',
    round: 1,
    message: '验证码错误',
  });
});

test('a wrong place of the slider brings a fresh challenge', () => {
  const { state, effects } = run([
    { type: 'submit', intent: login },
    { type: 'sliderFetched', ...current, slider },
    { type: 'pieceMoved', x: 7 },
    { type: 'sliderWrong', ...current },
  ]);
  expect(state).toMatchObject({
    step: 'captcha',
    round: 1,
    checking: false,
    problem: { code: 'auth.slider-wrong' },
    // The old challenge stays visible until the next is loaded.
    challenge: { slider: { lot_number: 'l1' } },
  });
  expect(effects).toEqual([{ type: 'fetchSlider', attempt: 1, round: 1 }]);
  expect(transition(state, { type: 'pieceMoved', x: 9 }).effects).toEqual([]);
  expect(run([{ type: 'captchaRenewed' }], state).state).toMatchObject({ round: 2, problem: null });
});

test('[CO-10] a taken name stands beside its field', () => {
  const { state } = run([
    ...submitted(register),
    { type: 'refused', attempt: 1, statusCode: 6009, text: 'taken' },
  ]);
  expect(state).toMatchObject({
    step: 'failed',
    message: null,
    violations: [{ code: 'auth.name-taken', field: 'name' }],
  });
});

test('[CO-03] wrong credentials say what the server said, above the form', () => {
  const { state } = run([
    ...submitted(login),
    { type: 'refused', attempt: 1, statusCode: 6002, text: '用户名或密码错误' },
  ]);
  expect(state).toMatchObject({ step: 'failed', message: '用户名或密码错误', violations: [] });
});

test.each([1, 2, 6] as const)(
  '[CO-55] a captcha that breaks closes and prefixes its message with %d',
  (digit) => {
    const { state } = run([
      { type: 'submit', intent: login },
      { type: 'captchaBroke', ...current, digit, text: '请求超时' },
    ]);
    expect(state).toMatchObject({ step: 'failed', message: `${digit}请求超时` });
  },
);

const asked = (captcha: 'picture' | 'slider') =>
  run([...submitted(login), { type: 'captchaAsked', attempt: 1, captcha, text: 'please' }]).state;

test('[CO-19] the gateway may ask for a picture captcha', () => {
  expect(asked('picture')).toMatchObject({ step: 'captcha', captcha: 'picture', round: 1 });
});

test('[CO-20] the gateway may ask for a slider captcha', () => {
  expect(asked('slider')).toMatchObject({ step: 'captcha', captcha: 'slider', message: 'please' });
});

test('outcomes of an attempt that was given up are not heard', () => {
  const { state } = run([...submitted(login), { type: 'reset' }, ...submitted(login, 3)]);
  expect(state).toMatchObject({ step: 'submitting', attempt: 3 });
  for (const event of [
    { type: 'accepted', attempt: 1, identity },
    { type: 'refused', attempt: 1, statusCode: 6002, text: 'x' },
    { type: 'captchaAsked', attempt: 1, captcha: 'slider', text: 'x' },
    { type: 'registered', attempt: 1 },
  ] as const) {
    expect(transition(state, event)).toEqual({ state, effects: [] });
  }
});

test('closing the captcha gives the attempt up, but not a call that is under way', () => {
  expect(run([{ type: 'submit', intent: login }, { type: 'captchaClosed' }]).state.step).toBe(
    'idle',
  );
  expect(run([...submitted(login), { type: 'captchaClosed' }]).state.step).toBe('submitting');
});

test('[AU-10] a slider is asked about once, then checked by the site, then sent', () => {
  const shown = run([
    { type: 'submit', intent: login },
    { type: 'sliderFetched', ...current, slider },
  ]).state;
  const moved = transition(shown, { type: 'pieceMoved', x: 7 });
  expect(moved.effects).toEqual([{ type: 'answerSlider', ...current, lotNumber: 'l1', x: 7 }]);
  expect(transition(moved.state, { type: 'pieceMoved', x: 8 }).effects).toEqual([]);
  const answered = transition(moved.state, { type: 'sliderAnswered', ...current, result });
  expect(answered.effects).toEqual([{ type: 'validateSlider', ...current, result }]);
  expect(transition(answered.state, passed()).effects).toMatchObject([{ type: 'login', proof }]);
});

test('[AU-09] a picture is sent with what was read off it, and not before a rule is kept', () => {
  const asked = run([{ type: 'submit', intent: register }]).state;
  expect(transition(asked, { type: 'pictureRead', text: 'abcd' })).toEqual({
    state: asked,
    effects: [],
  });
  // Submitting an empty field is reported even before the picture is loaded, and the picture does not remove the error.
  const early = transition(asked, { type: 'pictureRead', text: '' });
  const told = { step: 'captcha', problem: { code: 'auth.captcha-empty' } };
  expect(early).toMatchObject({ effects: [], state: told });
  expect(
    transition(early.state, { type: 'pictureFetched', ...current, picture }).state,
  ).toMatchObject(told);
  const shown = transition(asked, { type: 'pictureFetched', ...current, picture }).state;
  const empty = transition(shown, { type: 'pictureRead', text: ' ' });
  expect(empty).toMatchObject({
    effects: [],
    state: { step: 'captcha', problem: { code: 'auth.captcha-empty' } },
  });
  expect(transition(empty.state, { type: 'captchaEdited' }).state).toMatchObject({ problem: null });
  expect(transition(shown, { type: 'pictureRead', text: ' abcd ' }).effects).toMatchObject([
    { type: 'register', proof: { codeId: 'p1', code: 'abcd' } },
  ]);
});

test('a picture that comes after another was asked for is not shown', () => {
  const { state } = run([{ type: 'submit', intent: register }, { type: 'captchaRenewed' }]);
  expect(transition(state, { type: 'pictureFetched', ...current, picture }).state).toBe(state);
});

test('[PF-38] an excluded login is offered again to withdraw, behind a fresh captcha', () => {
  const shut = run([
    ...submitted(login),
    { type: 'refused', attempt: 1, statusCode: 6705, text: 'excluded' },
  ]);
  expect(shut.state).toMatchObject({ step: 'failed', message: 'excluded', excluded: login });
  const again = { ...login, restricted: true } as const;
  const asked = run([{ type: 'submit', intent: again }], shut.state);
  expect(asked.effects).toEqual([{ type: 'fetchSlider', attempt: 2, round: 0 }]);
  const called = run([passed(2)], asked.state);
  expect(called.effects).toMatchObject([{ type: 'login', attempt: 2, restricted: true }]);
  const refused = { type: 'refused', attempt: 2, statusCode: 6705, text: 'excluded' } as const;
  expect(run([refused], called.state).state).toMatchObject({ step: 'failed', excluded: null });
});

test('nobody is offered a restricted login who is not excluded', () => {
  const refused = { type: 'refused', attempt: 1, statusCode: 6002, text: 'wrong' } as const;
  const { state, effects } = run([...submitted(login), refused]);
  expect(state).toMatchObject({ step: 'failed', excluded: null });
  expect(effects).toEqual([]);
  expect(run(submitted(login)).effects[0]).not.toHaveProperty('restricted');
});
