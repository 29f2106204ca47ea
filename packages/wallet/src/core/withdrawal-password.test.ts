import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  passwordChange,
  passwordTransition,
  type PasswordChange,
  type PasswordEvent,
  type PasswordField,
} from './withdrawal-password.ts';

const type = (field: PasswordField, text: string): PasswordEvent => ({
  type: 'edited',
  field,
  text,
});
const submit: PasswordEvent = { type: 'submitted' };
const refused = (statusCode: number): PasswordEvent => ({
  type: 'refused',
  refusal: { statusCode, text: '' },
});

function after(begin: PasswordChange, ...events: readonly PasswordEvent[]) {
  let state = begin;
  const effects: unknown[] = [];
  for (const event of events) {
    const step = passwordTransition(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

test('a first one is set, a double press sends it once, and nothing of it stays', () => {
  const typed = [type('password', '135790'), type('repeat', '135790'), submit, submit];
  const sent = after(passwordChange(false), ...typed);
  expect(sent.effects).toEqual([{ type: 'set', password: '135790' }]);
  const { state } = after(passwordChange(false), ...typed, { type: 'accepted' });
  expect(state).toMatchObject({ step: 'done', password: '', repeat: '' });
});

test.each([
  ['', '', ['withdrawal-password.empty']],
  ['12345', '12345', ['withdrawal-password.digits']],
  ['１２３４５６', '１２３４５６', ['withdrawal-password.digits']],
  ['abcdef', 'abcdef', ['withdrawal-password.digits']],
  ['123456', '123457', ['withdrawal-password.differ']],
])('%j repeated as %j', (password, repeat, expected) => {
  const { state, effects } = after(
    passwordChange(false),
    type('password', password),
    type('repeat', repeat),
    submit,
  );
  expect(state.violations.map(({ code }) => code)).toEqual(expected);
  expect(effects).toEqual([]);
});

test('by the old one: another is wanted, and a refused one is typed anew', () => {
  const begin = after(passwordChange(true), { type: 'wayChosen', way: 'old' }).state;
  const typed = [type('old', '135790'), type('password', '135790'), type('repeat', '135790')];
  expect(after(begin, ...typed, submit).state.violations).toMatchObject([
    { code: 'withdrawal-password.same' },
  ]);
  const other = [
    type('old', '135790'),
    type('password', '246802'),
    type('repeat', '246802'),
    submit,
  ];
  expect(after(begin, ...other).effects).toEqual([
    { type: 'reset', old: '135790', password: '246802' },
  ]);
  expect(after(begin, ...other, refused(6100)).state).toMatchObject({
    step: 'old',
    old: '',
    busy: false,
  });
});

test('[CO-17] [CO-18] by a code: proved first, and proved again where the proof ran out', () => {
  const proved = [
    { type: 'wayChosen', way: 'code' },
    type('code', '482913'),
    submit,
    { type: 'accepted' },
  ] as const;
  const entered = [type('password', '246802'), type('repeat', '246802'), submit] as const;
  const { state, effects } = after(passwordChange(true), ...proved, ...entered);
  expect(state.step).toBe('enter');
  expect(effects).toEqual([
    { type: 'prove', code: '482913' },
    { type: 'reset', old: null, password: '246802' },
  ]);
  for (const code of [6016, 6017]) {
    expect(passwordTransition(state, refused(code)).state).toMatchObject({
      step: 'prove',
      code: '',
      password: '',
    });
  }
});

test('whatever happens, nothing but six digits goes out, and only while nothing else is under way', () => {
  const field = fc.constantFrom<PasswordField>('old', 'code', 'password', 'repeat');
  const text = fc.constantFrom('', '12345', '135790', '246802', 'abcdef');
  const event = fc.oneof(
    fc.record({ type: fc.constant('edited' as const), field, text }),
    fc.constantFrom<PasswordEvent>(
      { type: 'wayChosen', way: 'old' },
      { type: 'wayChosen', way: 'code' },
      submit,
      { type: 'accepted' },
      refused(6100),
      refused(6016),
      { type: 'back' },
    ),
  );
  fc.assert(
    fc.property(fc.boolean(), fc.array(event, { maxLength: 40 }), (isSet, events) => {
      let state = passwordChange(isSet);
      for (const each of events) {
        const before = state;
        const step = passwordTransition(state, each);
        state = step.state;
        for (const effect of step.effects) {
          expect(before.busy).toBe(false);
          expect(effect.type === 'prove' ? effect.code : effect.password).toMatch(/^[0-9]{6}$/);
        }
        if (state.step === 'done')
          expect([state.old, state.code, state.password]).toEqual(['', '', '']);
      }
    }),
  );
});
