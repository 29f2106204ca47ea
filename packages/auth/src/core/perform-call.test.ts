import { GatewayError } from '@courtside/api-client';
import { memoryStore } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { createFlowRunner } from './flow-runner.ts';
import { isAccessCall, performCall, type AccessClient, type CallParts } from './perform-call.ts';

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

/** A gateway with an answer for each path; it rejects with an answer that is an error. */
function scripted(answers: Record<string, unknown>) {
  const calls: [string, unknown][] = [];
  const tell = (path: string, body: unknown) => {
    calls.push([path.slice(path.lastIndexOf('/') + 1), body]);
    const answer = answers[path.slice(path.lastIndexOf('/') + 1)];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const parts: CallParts = {
    client: { call: tell, answer: tell } as unknown as AccessClient,
    storage: memoryStore(),
    version: '1.0.0',
    pageAddress: () => 'https://example.com/',
    agreedTerms: 'terms 2026-11-21',
    faultText: (fault) => (fault as Error).message,
  };
  return { calls, parts };
}

/** Runs the flow as a site without React does; `settled` resolves when no call is pending. */
function drive(answers: Record<string, unknown>) {
  const { calls, parts } = scripted(answers);
  const runner = createFlowRunner();
  const running = new Set<Promise<void>>();
  const done: string[] = [];
  runner.performWith((effect) => {
    if (!isAccessCall(effect)) {
      done.push(effect.type);
      return;
    }
    const call = performCall(effect, parts).then((event) => {
      running.delete(call);
      runner.dispatch(event);
    });
    running.add(call);
  });
  const settled = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return { runner, calls, done, settled };
}

const LOGIN = { kind: 'login', form: { name: 'ab12', password: 'x', remember: false } } as const;

test('[AU-10] without React, the flow goes from the form through the slider to a session', async () => {
  const { runner, calls, done, settled } = drive({
    sliderChallenge: slider,
    sliderAnswer: result,
    validateGeeCheck: {},
    login: { statusCode: 6000, data: { token: 't', userId: 'u' } },
  });
  runner.dispatch({ type: 'submit', intent: LOGIN });
  await settled();
  runner.dispatch({ type: 'pieceMoved', x: 12 });
  await settled();
  expect(calls.map(([path]) => path)).toEqual([
    'sliderChallenge',
    'sliderAnswer',
    'validateGeeCheck',
    'login',
  ]);
  expect(calls[1]?.[1]).toEqual({ lot_number: 'l1', x: 12 });
  expect(calls[2]?.[1]).toEqual({ ...result, validate_way: 0 });
  expect(calls[3]?.[1]).toMatchObject({ kaptchcate: 4, codeId: 'l1', code: 'p' });
  expect(done).toEqual(['openSession']);
});

test('a question in words takes the place of the slider', async () => {
  const { runner, calls, done, settled } = drive({
    sliderChallenge: slider,
    captchaQuestion: { id: 'q1', question: '七加十二等于多少？' },
    sliderAnswer: result,
    validateGeeCheck: {},
    login: { statusCode: 6000, data: { token: 't', userId: 'u' } },
  });
  runner.dispatch({ type: 'submit', intent: LOGIN });
  await settled();
  runner.dispatch({ type: 'captchaWayChanged', inWords: true });
  await settled();
  runner.dispatch({ type: 'questionAnswered', text: ' 19 ' });
  await settled();
  expect(calls.map(([path]) => path)).toEqual([
    'sliderChallenge',
    'captchaQuestion',
    'sliderAnswer',
    'validateGeeCheck',
    'login',
  ]);
  expect(calls[2]?.[1]).toEqual({ lot_number: 'q1', answer: '19' });
  expect(done).toEqual(['openSession']);
});

test.each([
  ['fetchPicture', 'defaultKaptcha', '1'],
  ['fetchSlider', 'sliderChallenge', '6'],
  ['answerSlider', 'sliderAnswer', '6'],
  ['answerQuestion', 'sliderAnswer', '6'],
  ['validateSlider', 'validateGeeCheck', '2'],
] as const)(
  '[CO-55] %s that fails closes the captcha, and its message begins right',
  async (type, path, digit) => {
    const { parts } = scripted({ [path]: new GatewayError(6011, 'busy') });
    const event = await performCall(
      { type, attempt: 1, round: 0, lotNumber: 'l1', x: 1, result } as never,
      parts,
    );
    expect(event).toMatchObject({
      type: 'captchaBroke',
      digit: Number(digit),
      text: expect.stringContaining('6011') as string,
    });
  },
);

test.each([
  ['picture', 1],
  ['slider', 6],
] as const)(
  '[CO-55] a question in place of a %s that cannot be had begins its message as that does',
  async (captcha, digit) => {
    const { parts } = scripted({ captchaQuestion: new GatewayError(6011, 'busy') });
    const effect = { type: 'fetchQuestion', attempt: 1, round: 1, captcha } as const;
    expect(await performCall(effect, parts)).toMatchObject({ type: 'captchaBroke', digit });
  },
);

test('a wrong answer to a question is no fault', async () => {
  const { parts } = scripted({ sliderAnswer: new GatewayError(6007, 'wrong') });
  const effect = {
    type: 'answerQuestion',
    attempt: 1,
    round: 2,
    lotNumber: 'q1',
    answer: '8',
  } as const;
  expect(await performCall(effect, parts)).toEqual({ type: 'sliderWrong', attempt: 1, round: 2 });
});

test('a piece in the wrong place is no fault', async () => {
  const { parts } = scripted({ sliderAnswer: new GatewayError(6007, 'wrong') });
  const effect = { type: 'answerSlider', attempt: 1, round: 2, lotNumber: 'l1', x: 1 } as const;
  expect(await performCall(effect, parts)).toEqual({ type: 'sliderWrong', attempt: 1, round: 2 });
});

test('a cut login is refused without a code', async () => {
  const { parts } = scripted({ login: new Error('cut') });
  const event = await performCall(
    {
      type: 'login',
      attempt: 3,
      name: 'ab12',
      password: 'x',
      kaptchcate: 4,
      proof: { codeId: '', code: '' },
    },
    parts,
  );
  expect(event).toEqual({ type: 'refused', attempt: 3, statusCode: null, text: 'cut' });
});

test.each([6025, 6026, 6027, 6028, 6029])(
  '[AU-14] a login that is answered with %s hands on the masked phone and the message',
  async (code) => {
    const refusal = new GatewayError(code, '请验证', { phoneNumber: '138****5678' });
    const { parts } = scripted({ login: refusal });
    const effect = {
      type: 'login',
      attempt: 1,
      name: 'ab12',
      password: 'x',
      kaptchcate: 4,
      proof: { codeId: 'l1', code: 'p' },
    } as const;
    expect(await performCall(effect, parts)).toMatchObject({
      type: 'verificationAsked',
      attempt: 1,
      phoneNumber: '138****5678',
    });
    const bare = scripted({ login: new GatewayError(code, '请联系客服', null) });
    expect(await performCall(effect, bare.parts)).toMatchObject({
      type: 'verificationAsked',
      phoneNumber: null,
    });
  },
);
