import { expect, test } from 'vitest';
import type { Captcha, CaptchaEvent, CaptchaKind, CaptchaStep } from './captcha-state.ts';
import { askCaptcha, askCaptchaAgain, captchaStep } from './captcha.ts';

const picture = { image: 'data:,', 'x-code': 'p1' };
const question = { id: 'q1', question: '七加十二等于多少？' };
const fetched = (round: number): CaptchaEvent => ({
  type: 'questionFetched',
  attempt: 1,
  round,
  question,
});

function run(kind: CaptchaKind, events: readonly CaptchaEvent[]): CaptchaStep {
  let step: CaptchaStep = askCaptcha({ attempt: 1, round: 0, challenge: null }, { captcha: kind });
  for (const event of events) step = captchaStep(step.captcha, event);
  return step;
}
const inWords = (kind: CaptchaKind): Captcha =>
  run(kind, [{ type: 'captchaWayChanged', inWords: true }, fetched(1)]).captcha;

test('who asks for words gets a question, and what was shown before is gone', () => {
  const { captcha, effects } = run('picture', [
    { type: 'pictureFetched', attempt: 1, round: 0, picture },
    { type: 'captchaWayChanged', inWords: true },
  ]);
  expect(captcha).toMatchObject({ captcha: 'picture', inWords: true, round: 1, challenge: null });
  expect(effects).toEqual([{ type: 'fetchQuestion', attempt: 1, round: 1, captcha: 'picture' }]);
  // A late picture does not replace the question.
  const late = { type: 'pictureFetched', attempt: 1, round: 0, picture } as const;
  expect(captchaStep(captcha, late).captcha).toBe(captcha);
});

test('who asks for the picture again gets a fresh one', () => {
  const { captcha, effects } = captchaStep(inWords('slider'), {
    type: 'captchaWayChanged',
    inWords: false,
  });
  expect(captcha).toMatchObject({ inWords: false, round: 2, challenge: null });
  expect(effects).toEqual([{ type: 'fetchSlider', attempt: 1, round: 2 }]);
});

test('asking for what is there changes nothing', () => {
  const captcha = inWords('slider');
  const same = captchaStep(captcha, { type: 'captchaWayChanged', inWords: true });
  expect(same).toEqual({ captcha, effects: [] });
});

test('an answer in place of a picture is sent as what the picture says', () => {
  const { end } = captchaStep(inWords('picture'), { type: 'questionAnswered', text: ' 19 ' });
  expect(end).toEqual({ type: 'passed', proof: { codeId: 'q1', code: '19' } });
});

test('an answer in place of a slider is checked, once', () => {
  const { captcha, effects } = captchaStep(inWords('slider'), {
    type: 'questionAnswered',
    text: '19',
  });
  expect(effects).toEqual([
    { type: 'answerQuestion', attempt: 1, round: 1, lotNumber: 'q1', answer: '19' },
  ]);
  expect(captchaStep(captcha, { type: 'questionAnswered', text: '20' }).effects).toEqual([]);
});

test('a wrong answer brings another question, with what was wrong', () => {
  const { captcha, effects } = captchaStep(inWords('slider'), {
    type: 'sliderWrong',
    attempt: 1,
    round: 1,
  });
  expect(captcha).toMatchObject({ inWords: true, round: 2 });
  expect(captcha.problem).toEqual({ code: 'auth.answer-wrong', field: 'captcha' });
  expect(effects).toMatchObject([{ type: 'fetchQuestion', round: 2 }]);
  // The old question stays visible, but cannot be answered.
  expect(captchaStep(captcha, { type: 'questionAnswered', text: '19' }).effects).toEqual([]);
});

test('an answer that is empty or too long is told beside its field, and not sent', () => {
  const captcha = inWords('slider');
  for (const [text, code] of [
    ['', 'auth.answer-empty'],
    [' \u3000', 'auth.answer-empty'],
    ['1'.repeat(11), 'auth.captcha-too-long'],
  ] as const) {
    const step = captchaStep(captcha, { type: 'questionAnswered', text });
    expect(step).toMatchObject({ effects: [], captcha: { problem: { code } } });
    expect(step.captcha.checking).toBe(false);
  }
});

test('a flow that asks again asks in words again', () => {
  const { captcha } = askCaptchaAgain(inWords('slider'), { captcha: 'picture', message: 'again' });
  expect(captcha).toMatchObject({ captcha: 'picture', inWords: true, message: 'again' });
});

test('what belongs to another captcha is not heard', () => {
  const captcha = inWords('slider');
  for (const event of [
    { type: 'pieceMoved', x: 7 },
    { type: 'pictureRead', text: '' },
    { type: 'pictureRead', text: 'k7pq' },
  ] as const) {
    expect(captchaStep(captcha, event)).toEqual({ captcha, effects: [] });
  }
  const slider = run('slider', []).captcha;
  expect(captchaStep(slider, { type: 'questionAnswered', text: '' }).captcha).toBe(slider);
});
