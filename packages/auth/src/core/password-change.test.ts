import { expect, test } from 'vitest';
import {
  checkPasswordChange,
  NEW_PASSWORD_CHANGE,
  passwordStep,
  type PasswordChange,
  type PasswordEvent,
} from './password-change.ts';

const form = { old: 'secret12', password: 'kT7wq92m', repeat: 'kT7wq92m' };
const found = (over: Partial<typeof form>) =>
  checkPasswordChange({ ...form, ...over }).map(({ code, field }) => `${field}: ${code}`);

function run(events: readonly PasswordEvent[], from: PasswordChange = NEW_PASSWORD_CHANGE) {
  let change = from;
  const effects = events.flatMap((event) => {
    const step = passwordStep(change, event);
    ({ change } = step);
    return step.effects;
  });
  return { change, effects };
}

test('[VA-09] [VA-10] a new password fits the rule, is typed twice and is another than the old one', () => {
  expect(found({})).toEqual([]);
  // An old password need not fit the rule for new ones.
  expect(found({ old: 'x' })).toEqual([]);
  expect(found({ old: '' })).toEqual(['old: auth.password-empty']);
  for (const no of [
    'secret1',
    'secretsecret1',
    'secretsecret',
    '12345678',
    'secret1２',
    '密secret12',
  ]) {
    expect(found({ password: no, repeat: no }), no).toEqual([
      'password: auth.new-password-malformed',
    ]);
  }
  expect(found({ repeat: 'kT7wq92n' })).toEqual(['repeat: auth.confirmation-different']);
  expect(found({ password: 'secret12', repeat: 'secret12' })).toEqual([
    'password: auth.new-password-same',
  ]);
});

const typed: PasswordEvent = { type: 'typed', change: form };
const submitted: PasswordEvent = { type: 'submitted' };

test('nothing secret outlives the change', () => {
  const { change, effects } = run([typed, submitted, { type: 'accepted', attempt: 1 }]);
  expect(effects).toEqual([
    { type: 'changePassword', attempt: 1, ...form },
    { type: 'announceChanged' },
  ]);
  expect(change).toMatchObject({ done: true, busy: false });
  expect(JSON.stringify(change)).not.toMatch(/secret12|kT7wq92m/);
  expect(run([typed, submitted], change).effects).toEqual([]);
});

test.each([
  [6100, 'old', false],
  [6011, null, false],
  [null, null, true],
  [6008, null, true],
])('a refusal with %s is said at %s', (statusCode, field, unknown) => {
  const refused: PasswordEvent = { type: 'refused', attempt: 1, statusCode, text: '不行' };
  const { change } = run([typed, submitted, submitted, refused]);
  expect(change).toMatchObject({ busy: false, done: false, unknown, problem: { field } });
  const { change: edited } = run([{ type: 'typed', change: { old: 'x' } }], change);
  expect(edited.problem).toBeNull();
  // An answer to an earlier attempt is ignored.
  expect(run([submitted, refused], change).change.busy).toBe(true);
});
