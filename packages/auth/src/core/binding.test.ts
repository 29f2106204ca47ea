import { expect, test } from 'vitest';
import {
  bindingStep,
  draftOf,
  newBinding,
  type Binding,
  type BindingEffect,
  type BindingEvent,
} from './binding.ts';

const PHONE = '13812345678';
const START = newBinding({ bound: [], wanted: ['phone', 'realName'], draft: null });
const typedPhone: BindingEvent = { type: 'typed', change: { phone: PHONE } };
const typedCode: BindingEvent = { type: 'typed', change: { code: '024680' } };
const asked: BindingEvent = { type: 'codeAsked', area: null, now: 1000 };
const sent: BindingEvent = {
  type: 'code',
  event: { type: 'codeSent', attempt: 1, resendAt: 61_000 },
};
const submitted: BindingEvent = { type: 'submitted', area: null };
const refusal = (statusCode: number | null, attempt = 1): BindingEvent => ({
  type: 'refused',
  attempt,
  statusCode,
  text: '不行',
});

function run(events: readonly BindingEvent[], from: Binding = START) {
  let binding = from;
  const effects: BindingEffect[] = [];
  for (const event of events) {
    const step = bindingStep(binding, event);
    binding = step.binding;
    effects.push(...step.effects);
  }
  return { binding, effects, types: effects.map(({ type }) => type) };
}

const ready = [typedPhone, asked, sent, typedCode];

test('a phone is bound with its code, then the real name, and then the member is led back', () => {
  const phone = run([...ready, submitted]);
  expect(phone.effects.at(-1)).toEqual({
    type: 'bind',
    attempt: 1,
    item: 'phone',
    value: PHONE,
    code: '024680',
  });
  expect(phone.binding.busy).toBe(true);
  const bound = run([{ type: 'accepted', attempt: 1 }], phone.binding);
  expect(bound.types).toEqual(['announceBound', 'readMember']);
  expect(bound.binding).toMatchObject({ item: 'realName', bound: ['phone'], codeTo: null });
  expect(bound.binding.form).toMatchObject({ phone: '', code: '' });
  const named = run(
    [
      { type: 'typed', change: { realName: ' 测试甲 ' } },
      submitted,
      { type: 'accepted', attempt: 2 },
    ],
    bound.binding,
  );
  expect(named.effects).toEqual([
    { type: 'bind', attempt: 2, item: 'realName', value: '测试甲', code: '' },
    { type: 'announceBound', item: 'realName' },
    { type: 'readMember' },
    { type: 'completed' },
  ]);
  expect(named.binding).toMatchObject({ item: null, bound: ['phone', 'realName'] });
});

test('what was not wanted leads nowhere', () => {
  const from = newBinding({ bound: ['phone', 'realName'], wanted: [], draft: null });
  const { types } = run(
    [
      { type: 'opened', item: 'email' },
      { type: 'typed', change: { email: 'a@b.cn' } },
      asked,
      { type: 'code', event: { type: 'codeSent', attempt: 2, resendAt: 61_000 } },
      typedCode,
      submitted,
      { type: 'accepted', attempt: 1 },
    ],
    from,
  );
  expect(types).toEqual(['sendCode', 'announceCode', 'bind', 'announceBound', 'readMember']);
});

test.each<[string, readonly BindingEvent[], Partial<Binding>]>([
  [
    'nothing typed',
    [submitted],
    { violations: [{ code: 'auth.phone-malformed', field: 'phone' }] },
  ],
  [
    'no code asked for',
    [typedPhone, typedCode, submitted],
    {
      violations: [{ code: 'auth.code-not-asked', field: 'code' }],
    },
  ],
  [
    'another phone than the code went to',
    [...ready, { type: 'typed', change: { phone: '13902468078' } }, submitted],
    { violations: [{ code: 'auth.code-not-asked', field: 'code' }] },
  ],
  [
    'a code for a phone that is none',
    [{ type: 'typed', change: { phone: '1' } }, asked],
    { violations: [{ code: 'auth.phone-malformed', field: 'phone' }] },
  ],
  [
    'what is bound is not opened',
    [
      { type: 'known', bound: ['email'] },
      { type: 'opened', item: 'email' },
    ],
    { item: 'phone' },
  ],
])('%s: the form says so and nothing is sent', (_, events, expected) => {
  const { binding, types } = run(events);
  expect(binding).toMatchObject(expected);
  expect(types).not.toContain('bind');
});

test.each([
  [6036, 'code', '024680', PHONE],
  [6037, 'code', '', null],
  [6038, 'code', '', null],
  [6007, 'phone', '024680', PHONE],
  [6009, 'phone', '024680', PHONE],
  [6711, null, '024680', PHONE],
  [6008, null, '024680', PHONE],
  [null, null, '024680', PHONE],
])('[CO-32] [CO-33] [CO-34] a refusal with %s is said at %s', (statusCode, field, code, codeTo) => {
  const { binding, types } = run([...ready, submitted, refusal(statusCode)]);
  expect(binding.problem).toEqual({ field, text: '不行' });
  expect(binding).toMatchObject({ busy: false, item: 'phone', codeTo });
  expect(binding.form.code).toBe(code);
  // The item may be bound already: the reply was lost, or another device bound it first.
  expect(types.includes('readMember')).toBe(field === null || statusCode === 6009);
});

test('two wrong codes are two submissions, and the third may be right', () => {
  const wrong = [submitted, refusal(6036, 1), typedCode, submitted, refusal(6036, 2), typedCode];
  const { binding, types } = run([...ready, ...wrong, submitted, { type: 'accepted', attempt: 3 }]);
  expect(types.filter((type) => type === 'bind')).toHaveLength(3);
  expect(binding.bound).toEqual(['phone']);
});

test('a second press, a late answer and an answer to an earlier try are not heard', () => {
  const { types } = run([...ready, submitted, submitted]);
  expect(types.filter((type) => type === 'bind')).toHaveLength(1);
  const { binding } = run([...ready, submitted, refusal(6036), { type: 'accepted', attempt: 1 }]);
  expect(binding.bound).toEqual([]);
});

test('a reply that was lost: what the gateway knows closes the form and leads back', () => {
  const wanted = newBinding({ bound: [], wanted: ['phone'], draft: null });
  const lost = run([...ready, submitted, refusal(null)], wanted);
  const { binding, types } = run([{ type: 'known', bound: ['phone'] }], lost.binding);
  expect(types).toEqual(['completed']);
  expect(binding).toMatchObject({ item: null, problem: null });
});

test('while it is under way what the gateway knows waits for the answer', () => {
  const wanted = newBinding({ bound: [], wanted: ['phone'], draft: null });
  const { types } = run([...ready, submitted, { type: 'known', bound: ['phone'] }], wanted);
  expect(types).not.toContain('completed');
});

test('a reload keeps what was typed and where the code went, never the code', () => {
  const { binding } = run(ready);
  const draft = draftOf(binding);
  expect(JSON.stringify(draft)).not.toContain('024680');
  const again = newBinding({ bound: [], wanted: [], draft });
  expect(again).toMatchObject({ item: 'phone', codeTo: PHONE });
  expect(again.form).toMatchObject({ phone: PHONE, code: '' });
  const { types } = run([typedCode, submitted], again);
  expect(types).toEqual(['bind']);
  expect(draftOf(START)).toBeNull();
  expect(newBinding({ bound: ['phone'], wanted: [], draft }).item).toBeNull();
});

test('a refused code is said above the form', () => {
  const { binding } = run([
    typedPhone,
    asked,
    { type: 'code', event: { type: 'codeRefused', attempt: 1, statusCode: 6034, text: '太多' } },
  ]);
  expect(binding.problem).toEqual({ field: null, text: '太多' });
});
