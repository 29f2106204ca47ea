import { describe, expect, test } from 'vitest';
import {
  codeOrderOf,
  NEW_RECOVERY,
  RECOVERY_STAGES,
  recoveryStep,
  type Recovery,
  type RecoveryEvent,
  type RecoveryStep,
} from './recovery.ts';

const run = (events: readonly RecoveryEvent[], from: Recovery = NEW_RECOVERY): RecoveryStep => {
  let step: RecoveryStep = { recovery: from, effects: [] };
  for (const event of events) step = recoveryStep(step.recovery, event);
  return step;
};
const next: RecoveryEvent = { type: 'next', area: null };
const typed = (change: Extract<RecoveryEvent, { type: 'typed' }>['change']): RecoveryEvent => ({
  type: 'typed',
  change,
});
const yes = (attempt: number): RecoveryEvent => ({ type: 'stageAccepted', attempt });
const no = (attempt: number, statusCode: number | null, text = '不行'): RecoveryEvent => ({
  type: 'stageRefused',
  attempt,
  statusCode,
  text,
  lost: statusCode === null,
});
const identity = typed({ phone: '13812345678', name: ' ab 12' });
const AT: Readonly<Record<string, readonly RecoveryEvent[]>> = {
  identity: [],
  verify: [identity, next, yes(1)],
  reset: [identity, next, yes(1), typed({ code: '123456' }), next, yes(2)],
  done: [
    identity,
    next,
    yes(1),
    typed({ code: '123456' }),
    next,
    yes(2),
    typed({ password: 'secret12', repeat: 'secret12' }),
    next,
    yes(3),
  ],
};
const at = (stage: string): Recovery => run(AT[stage] ?? []).recovery;

test('[AU-05] identity, verification, new password, success: each step calls, and goes on when accepted', () => {
  expect(RECOVERY_STAGES.map((stage) => at(stage).stage)).toEqual([...RECOVERY_STAGES]);
  const who = { way: 'phone', target: '13812345678', name: 'ab12' };
  expect(run([identity, next]).effects).toEqual([{ type: 'resetOne', attempt: 1, ...who }]);
  expect(run([typed({ code: ' 123456 ' }), next], at('verify')).effects).toEqual([
    { type: 'resetTwo', attempt: 2, ...who, code: '123456' },
  ]);
  const pair = { password: 'secret12', repeat: 'secret12' };
  expect(run([typed(pair), next], at('reset')).effects).toEqual([
    { type: 'resetThree', attempt: 3, ...who, ...pair },
  ]);
  expect(run([typed(pair), next, yes(3)], at('reset')).effects).toEqual([
    { type: 'announceReset', attempt: 3, ms: 3000 },
  ]);
});

test('by e-mail the mailbox is asked for, and travels', () => {
  const { effects } = run([
    { type: 'waySwitched', way: 'email' },
    typed({ email: ' ａ@b.c\u200b\u202e', name: 'ab12' }),
    next,
  ]);
  expect(effects).toEqual([
    { type: 'resetOne', attempt: 2, way: 'email', target: 'a@b.c', name: 'ab12' },
  ]);
});

test('a step that a rule refuses calls nothing and says why, field by field', () => {
  const { recovery, effects } = run([next]);
  expect(effects).toEqual([]);
  expect(recovery.violations.map(({ field, code }) => [field, code])).toEqual([
    ['phone', 'auth.phone-malformed'],
    ['name', 'auth.reset-name-empty'],
  ]);
  const better = run([typed({ phone: '1' })], recovery).recovery;
  expect(better.violations.map(({ field }) => field)).toEqual(['name']);
});

test('[AU-05] back goes one step down, with the identity as it was and nothing secret', () => {
  const fromVerify = run([typed({ code: '12' }), { type: 'back' }], at('verify')).recovery;
  expect(fromVerify).toMatchObject({
    stage: 'identity',
    form: { phone: '13812345678', name: ' ab 12', code: '' },
  });
  const fromReset = run([typed({ password: 'secret12' }), { type: 'back' }], at('reset')).recovery;
  expect(fromReset).toMatchObject({ stage: 'verify', form: { password: '', code: '' } });
  for (const stage of ['identity', 'done']) {
    const there = at(stage);
    expect(run([{ type: 'back' }], there).recovery).toBe(there);
  }
});

test('a refused step stays where it is; 6035 begins anew', () => {
  const wrong = run([typed({ code: '1' }), next, no(2, 6036)], at('verify')).recovery;
  expect(wrong).toMatchObject({ stage: 'verify', busy: false, message: '不行' });
  for (const stage of ['verify', 'reset']) {
    const fields = typed({ code: '1', password: 'secret12', repeat: 'secret12' });
    const there = at(stage);
    const anew = run([fields, next, no(there.attempt + 1, 6035)], there).recovery;
    expect(anew, stage).toMatchObject({ stage: 'identity', message: '不行', busy: false });
  }
});

describe('never two steps in flight', () => {
  test('a second press changes nothing', () => {
    const { recovery } = run([identity, next]);
    expect(run([next], recovery)).toEqual({ recovery, effects: [] });
  });
  test('what a call is about cannot change behind it, nor whose account was verified', () => {
    const { recovery } = run([identity, next]);
    expect(run([typed({ phone: '1' })], recovery).recovery).toBe(recovery);
    const verifying = at('verify');
    expect(run([typed({ name: 'other1' })], verifying).recovery).toBe(verifying);
  });
  test('an answer that comes after the way was switched is not heard', () => {
    const { recovery } = run([identity, next, { type: 'waySwitched', way: 'email' }]);
    expect(run([yes(1)], recovery)).toEqual({ recovery, effects: [] });
    expect(recovery.busy).toBe(false);
  });
});

test('the code goes where the identity says, and only while it is verified', () => {
  expect(codeOrderOf(at('verify'))).toEqual({ way: 'sms', to: '13812345678', name: 'ab12' });
  const ask: RecoveryEvent = { type: 'codeAsked', now: 0 };
  expect(run([ask], at('verify')).effects).toMatchObject([
    { type: 'sendCode', order: { to: '13812345678' } },
  ]);
  expect(run([ask], at('reset')).effects).toEqual([]);
});

test('another way has a wait of its own', () => {
  const sent = run(
    [
      { type: 'codeAsked', now: 0 },
      { type: 'code', event: { type: 'codeSent', attempt: 1, resendAt: 60_000 } },
    ],
    at('verify'),
  ).recovery;
  expect(sent.code.resendAt).toBe(60_000);
  // A step back and forth with the same phone and member keeps the wait; another phone does not.
  const forth = run([{ type: 'back' }, next, yes(sent.attempt + 2)], sent).recovery;
  expect(forth.code.resendAt).toBe(60_000);
  const phone = typed({ phone: '13912345678' });
  const elsewhere = run([{ type: 'back' }, phone, next, yes(sent.attempt + 2)], sent).recovery;
  expect(elsewhere).toMatchObject({ stage: 'verify', code: { resendAt: 0, sent: null } });
  const other = run([{ type: 'waySwitched', way: 'email' }], sent).recovery;
  expect(other.code).toMatchObject({ resendAt: 0, sent: null, attempt: 2 });
});

describe('a new password on its way', () => {
  const pair = typed({ password: 'secret12', repeat: 'secret12' });
  const sending = run([pair, next], at('reset')).recovery;
  test('cannot be unsent: no step back, no other way', () => {
    expect(run([{ type: 'back' }], sending).recovery).toBe(sending);
    expect(run([{ type: 'waySwitched', way: 'email' }], sending).recovery).toBe(sending);
  });
  test('whose answer is lost may have been taken, and logging in shows it', () => {
    const { recovery } = run([no(sending.attempt, null, '断线')], sending);
    expect(recovery).toMatchObject({ stage: 'reset', busy: false, unknown: true, next: 'logIn' });
    expect(run([pair], recovery).recovery).toMatchObject({ unknown: false, message: null });
  });
  test('that a rule of the gateway refuses is known not to be taken', () => {
    const { recovery } = run([no(sending.attempt, 6007)], sending);
    expect(recovery).toMatchObject({ unknown: false, next: null, message: '不行' });
  });
});

test('out of sight, the step and the identity stay and nothing secret does', () => {
  const { recovery } = run(
    [typed({ password: 'secret12', repeat: 'secret12' }), { type: 'concealed' }],
    at('reset'),
  );
  expect(recovery).toMatchObject({
    stage: 'reset',
    form: { phone: '13812345678', code: '', password: '', repeat: '' },
  });
});

test('the code is thrown away once it was accepted', () => {
  expect(at('reset').form.code).toBe('');
});

test('nothing secret is left once the password is changed', () => {
  const EMPTY = { code: '', password: '', repeat: '' };
  expect(at('done').form).toMatchObject(EMPTY);
  // Later input of a page is not kept either.
  const { recovery } = run([typed({ code: '123456', password: 'secret12' })], at('done'));
  expect(recovery.form).toMatchObject(EMPTY);
});

test('what was said of a code is over, and the code gone, when another is sent', () => {
  const sent: RecoveryEvent = {
    type: 'code',
    event: { type: 'codeSent', attempt: 1, resendAt: 60_000 },
  };
  const ask: RecoveryEvent = { type: 'codeAsked', now: 0 };
  const refused = run([typed({ code: '123456' }), next, no(2, 6037)], at('verify')).recovery;
  expect(refused).toMatchObject({ message: '不行', next: 'newCode' });
  const again = run([ask, sent], refused).recovery;
  expect(again).toMatchObject({ message: null, next: null, form: { code: '' } });
  // A code that was typed before the answer of its sending stays.
  const early = run([ask, typed({ code: '654321' }), sent], at('verify')).recovery;
  expect(early.form.code).toBe('654321');
});
