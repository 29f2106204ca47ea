import { describe, expect, test } from 'vitest';
import {
  codeStep,
  giveUpCode,
  NO_CODE,
  secondsLeft,
  type CodeEvent,
  type CodeOrder,
  type CodeStep,
} from './code-request.ts';

const order: CodeOrder = { way: 'sms', to: '13812345678', name: 'ab12' };
const proof = { codeId: 'p1', code: 'k7pq' };
const run = (events: readonly CodeEvent[], from = NO_CODE): CodeStep => {
  let step: CodeStep = { request: from, effects: [] };
  for (const event of events) step = codeStep(step.request, event);
  return step;
};
const wanted: CodeEvent = { type: 'codeWanted', order, now: 1000 };
const sent: CodeEvent = { type: 'codeSent', attempt: 1, resendAt: 61_000 };
const captchaAsked: CodeEvent = { type: 'codeCaptchaAsked', attempt: 1, text: '请输入验证码' };
const fetched: CodeEvent = {
  type: 'pictureFetched',
  attempt: 1,
  round: 0,
  picture: { image: 'data:,', 'x-code': 'p1' },
};
const read: CodeEvent = { type: 'pictureRead', text: 'k7pq' };

test('a code is asked for without a captcha first', () => {
  expect(run([wanted]).effects).toEqual([{ type: 'sendCode', attempt: 1, order, proof: null }]);
});

test('[AU-06] a code that was sent counts sixty seconds down, and no other is asked for meanwhile', () => {
  const { request, effects } = run([wanted, sent]);
  expect(effects).toEqual([{ type: 'announceCode', way: 'sms' }]);
  expect(request.sent).toBe(order);
  expect(
    [1000, 1001, 30_500, 60_999, 61_000, 99_000].map((now) => secondsLeft(request, now)),
  ).toEqual([60, 60, 31, 1, 0, 0]);
  expect(codeStep(request, { ...wanted, now: 60_999 }).effects).toEqual([]);
  expect(codeStep(request, { ...wanted, now: 61_000 }).effects).toHaveLength(1);
});

test('a clock that was set back makes nobody wait', () => {
  const { request } = run([wanted, sent]);
  expect(secondsLeft(request, -9_000_000)).toBe(0);
});

test('[CO-36] a wait of more than a minute is told as it is', () => {
  const { request } = run([
    wanted,
    { type: 'codeRefused', attempt: 1, statusCode: 6066, text: '请稍后', resendAt: 301_000 },
  ]);
  expect(secondsLeft(request, 1000)).toBe(300);
});

test('a second press while a code is under way sends nothing', () => {
  const { request } = run([wanted]);
  expect(codeStep(request, wanted)).toEqual({ request, effects: [] });
});

test('6021 asks for the picture, and what was read off it goes with the same order', () => {
  const shown = run([wanted, captchaAsked]);
  expect(shown.request.step).toBe('captcha');
  expect(shown.effects).toEqual([{ type: 'fetchPicture', attempt: 1, round: 0 }]);
  const { request, effects } = run([fetched, read], shown.request);
  expect(request.step).toBe('sending');
  expect(effects).toEqual([{ type: 'sendCode', attempt: 1, order, proof }]);
});

test('a captcha that the gateway calls wrong is asked for again, with its sentence', () => {
  const { request, effects } = run([
    wanted,
    captchaAsked,
    fetched,
    read,
    { type: 'codeRefused', attempt: 1, statusCode: 6007, text: '验证码错误' },
  ]);
  expect(request).toMatchObject({ step: 'captcha', captcha: { round: 1, message: '验证码错误' } });
  expect(effects).toEqual([{ type: 'fetchPicture', attempt: 1, round: 1 }]);
});

test('6007 without a captcha is about the number', () => {
  const { request } = run([
    wanted,
    { type: 'codeRefused', attempt: 1, statusCode: 6007, text: '手机号错误' },
  ]);
  expect(request).toMatchObject({
    step: 'idle',
    refusal: { statusCode: 6007, text: '手机号错误' },
    sent: null,
  });
});

test('[CO-36] 6066 says how long to wait', () => {
  const { request } = run([
    wanted,
    { type: 'codeRefused', attempt: 1, statusCode: 6066, text: '请稍后', resendAt: 31_000 },
  ]);
  expect(request.refusal?.text).toBe('请稍后');
  expect(secondsLeft(request, 1000)).toBe(30);
});

test('a captcha that is closed, or breaks, leaves the button as it was', () => {
  const shown = run([wanted, captchaAsked]).request;
  expect(run([{ type: 'captchaClosed' }], shown).request).toMatchObject({
    step: 'idle',
    refusal: null,
    resendAt: 0,
  });
  const broke = run(
    [{ type: 'captchaBroke', attempt: 1, round: 0, digit: 1, text: '繁忙' }],
    shown,
  );
  expect(broke.request).toMatchObject({ step: 'idle', refusal: { text: '1繁忙' } });
});

describe('what comes late is not heard', () => {
  test('after the request was given up', () => {
    const { request } = run([wanted]);
    const left = giveUpCode(request);
    expect(codeStep(left, sent)).toEqual({ request: left, effects: [] });
  });
  test('of an earlier attempt', () => {
    const { request } = run([
      wanted,
      { type: 'codeRefused', attempt: 1, statusCode: 6005, text: '' },
      wanted,
    ]);
    expect(codeStep(request, sent)).toEqual({ request, effects: [] });
  });
});

test('a wait from before the page was loaded again holds, and never shortens one', () => {
  const kept = run([{ type: 'codeWaitKept', resendAt: 40_000 }]).request;
  expect(secondsLeft(kept, 1000)).toBe(39);
  expect(run([{ type: 'codeWaitKept', resendAt: 20_000 }], kept).request.resendAt).toBe(40_000);
});
