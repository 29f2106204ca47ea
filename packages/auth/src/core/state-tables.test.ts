import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { access, INITIAL_ACCESS, type Access, type AccessEvent } from './access.ts';
import { transition } from './access-flow.ts';
import { bindingStep, newBinding, type Binding, type BindingEvent } from './binding.ts';
import type { CaptchaEvent } from './captcha-state.ts';
import { codeStep, isCodeBusy, NO_CODE, type CodeEvent, type CodeRequest } from './code-request.ts';
import {
  deviceStep,
  newDeviceCheck,
  type DeviceCheck,
  type DeviceEvent,
  type DeviceMember,
} from './device-check.ts';
import { INITIAL_FLOW, type FlowEvent, type FlowState } from './flow-state.ts';
import { nextStepOf } from './next-step.ts';
import {
  NEW_PHONE_PROOF,
  phoneProofStep,
  type PhoneProof,
  type PhoneProofEvent,
} from './phone-proof.ts';
import {
  NEW_RECOVERY,
  RECOVERY_STAGES,
  recoveryStep,
  type Recovery,
  type RecoveryEvent,
} from './recovery.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The rows of the table whose first column has this title. */
function tableOf(title: string): string[][] {
  const lines = README.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${title} `));
  expect(from, title).toBeGreaterThan(-1);
  const rows = lines.slice(from + 2);
  const to = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, to).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const named = (cell: string | undefined): string[] =>
  Array.from((cell ?? '').matchAll(/`([^`]+)`/g), ([, name]) => name ?? '');
const firstNamed = (cell: string | undefined): string => named(cell)[0] ?? '';

/** The rows of a table of states, events and next states. */
const stepsOf = (title: string): string[] =>
  tableOf(title).map(([at, on, becomes]) => [at, on, becomes].map(firstNamed).join(' '));

const captcha = { attempt: 1, round: 0 } as const;
const passed: CaptchaEvent = {
  ...captcha,
  type: 'captchaPassed',
  proof: { codeId: 'c', code: 'p' },
};
const broke: CaptchaEvent = { ...captcha, type: 'captchaBroke', digit: 1, text: '' };
const closed: CaptchaEvent = { type: 'captchaClosed' };

describe('login and registration', () => {
  const identity = { token: 't', userId: 'u' };
  const submit: FlowEvent = {
    type: 'submit',
    intent: {
      kind: 'register',
      form: { name: 'ab12', password: 'secret12', repeat: 'secret12', agree: true },
    },
  };
  const login: FlowEvent = {
    type: 'submit',
    intent: { kind: 'login', form: { name: 'ab12', password: 'secret12', remember: false } },
  };
  const registered: FlowEvent = { type: 'registered', attempt: 1 };
  const warned: FlowEvent = {
    type: 'warned',
    attempt: 1,
    proof: { codeId: '', code: '' },
    text: '',
  };
  const refused: FlowEvent = { type: 'refused', attempt: 1, statusCode: 6002, text: '' };
  const run = (events: readonly FlowEvent[]): FlowState =>
    events.reduce((state, event) => transition(state, event).state, INITIAL_FLOW as FlowState);
  const states = [
    run([]),
    run([login, passed, refused]),
    run([login]),
    run([login, passed]),
    run([submit, passed]),
    run([login, passed, warned]),
    run([submit, passed, registered]),
  ];
  const events: readonly FlowEvent[] = [
    ...[login, passed, closed, broke, registered, warned, refused],
    { type: 'accepted', attempt: 1, identity },
    { type: 'captchaAsked', attempt: 1, captcha: 'picture', text: '' },
    { type: 'warningAgreed' },
    { type: 'verificationAsked', attempt: 1, phoneNumber: '138****5678', text: '' },
  ];

  test('the README has every step of the machine, and no other', () => {
    const made = states.flatMap((state) =>
      events.flatMap((event) => {
        const next = transition(state, event).state;
        return next.step === state.step ? [] : [`${state.step} ${event.type} ${next.step}`];
      }),
    );
    expect(new Set(stepsOf('login, registration'))).toEqual(new Set(made));
    for (const state of states)
      expect(transition(state, { type: 'reset' }).state.step).toBe('idle');
  });
});

describe('a code that is sent', () => {
  const run = (list: readonly CodeEvent[]): CodeRequest =>
    list.reduce((request, event) => codeStep(request, event).request, NO_CODE);
  const wanted: CodeEvent = {
    type: 'codeWanted',
    order: { way: 'sms', to: '13812345678', name: 'ab12' },
    now: 0,
  };
  const asked: CodeEvent = { type: 'codeCaptchaAsked', attempt: 1, text: '' };
  const events: readonly CodeEvent[] = [
    ...[wanted, asked, passed, closed, broke],
    { type: 'codeSent', attempt: 1, resendAt: 60_000 },
    { type: 'codeRefused', attempt: 1, statusCode: 6066, text: '', resendAt: 9000 },
    { type: 'codeWaitKept', resendAt: 60_000 },
  ];

  test('the README has every step of the machine, and no other', () => {
    const made = [run([]), run([wanted]), run([wanted, asked])].flatMap((request) =>
      events.flatMap((event) => {
        const next = codeStep(request, event).request;
        return next.step === request.step ? [] : [`${request.step} ${event.type} ${next.step}`];
      }),
    );
    expect(new Set(stepsOf('code request'))).toEqual(new Set(made));
  });
});

const member: DeviceMember = {
  ...{ name: 'ab12', passwordHash: '', phoneNumber: '138****5678' },
  ...{ remember: 'keep', restricted: false, confirmed: false },
};

describe('the check of a device', () => {
  const sms: DeviceEvent = { type: 'codeAsked', way: 'sms', now: 100_000 };
  const voice: DeviceEvent = { type: 'codeAsked', way: 'voice', now: 100_000 };
  const warned: DeviceEvent = { type: 'warned', attempt: 1, text: '' };
  const submit: DeviceEvent = { type: 'submit' };
  const full: DeviceEvent = {
    type: 'devicesFull',
    attempt: 1,
    full: { text: '', ticket: 't', devices: [{ id: 'd1', label: '', place: '', lastAt: 0 }] },
  };
  const run = (list: readonly DeviceEvent[], from: DeviceCheck): DeviceCheck =>
    list.reduce((device, event) => deviceStep(device, event).device, from);
  /** The form after a first code was sent and typed, and its wait is over. */
  const form = run(
    [
      { ...sms, now: 0 },
      { type: 'digitsTyped', text: '1234' },
      { type: 'digitsGiven', now: 0 },
      { type: 'code', event: { type: 'codeSent', attempt: 1, resendAt: 60_000 } },
      { type: 'codeTyped', text: '123456' },
    ],
    newDeviceCheck(member, ''),
  );
  const placeOf = ({ done, dialog, busy, full: isFull }: DeviceCheck): string => {
    if (done) return 'done';
    if (dialog) return dialog.kind;
    return busy ? 'busy' : isFull ? 'full' : 'form';
  };
  const digits: DeviceEvent = { type: 'digitsTyped', text: '1234' };
  const given: DeviceEvent = { type: 'digitsGiven', now: 100_000 };
  const states = [
    ...[[], [sms], [voice], [sms, digits, given]],
    ...[[submit], [submit, warned], [submit, full]],
  ].map((list) => run(list, form));
  const refusedNumber = { type: 'codeRefused', attempt: 2, statusCode: 6007, text: '' } as const;
  /** One or more events of each kind; a new kind does not compile until it has one. */
  const kinds: Readonly<Record<DeviceEvent['type'], readonly DeviceEvent[]>> = {
    codeAsked: [sms, voice],
    digitsTyped: [digits],
    digitsGiven: [given],
    voiceAgreed: [{ type: 'voiceAgreed', now: 100_000 }],
    dialogClosed: [{ type: 'dialogClosed' }],
    code: [{ type: 'code', event: refusedNumber }],
    codeTyped: [{ type: 'codeTyped', text: '654321' }],
    submit: [submit],
    warningAgreed: [{ type: 'warningAgreed' }],
    deviceGivenUp: [{ type: 'deviceGivenUp', id: 'd1' }],
    accepted: [{ type: 'accepted', attempt: 1, identity: { token: 't', userId: 'u' } }],
    warned: [warned],
    devicesFull: [full],
    refused: [{ type: 'refused', attempt: 1, statusCode: 6036, text: '' }],
  };
  const events = Object.values(kinds).flat();

  test('the README has every step of the machine, and no other', () => {
    const made = states.flatMap((state) =>
      events.flatMap((event) => {
        const [from, to] = [placeOf(state), placeOf(deviceStep(state, event).device)];
        return from === to ? [] : [`${from} ${event.type} ${to}`];
      }),
    );
    expect(new Set(stepsOf('device check'))).toEqual(new Set(made));
  });
});

describe('a recovery', () => {
  const form = {
    ...NEW_RECOVERY.form,
    ...{ phone: '13812345678', name: 'ab12', code: '123456' },
    ...{ password: 'secret12', repeat: 'secret12' },
  };
  const rows = tableOf('recovery stage');
  const CALLS: Readonly<Record<string, string>> = {
    resetOne: '`forgetBy…/one`',
    resetTwo: '`forgetBy…/two`',
    resetThree: '`forgetBy…/three`',
  };

  test('the README has its stages in their order', () => {
    expect(rows.map(([stage]) => firstNamed(stage))).toEqual([...RECOVERY_STAGES]);
  });

  test.each(rows)('%s: what the README says of it is what the machine does', (...row) => {
    const [name, calls, accepted, refused, back] = row;
    const stage = RECOVERY_STAGES.find((each) => each === firstNamed(name));
    const at: Recovery = { ...NEW_RECOVERY, stage: stage ?? 'done', form };
    const after = (event: RecoveryEvent, from: Recovery) =>
      recoveryStep(from, event).recovery.stage;
    const sending = recoveryStep(at, { type: 'next', area: null });
    expect(sending.effects.map(({ type }) => CALLS[type]).join()).toBe(calls);
    expect(after({ type: 'back' }, at)).toBe(firstNamed(back) || stage);
    if (calls === '') return;
    const { recovery } = sending;
    expect(after({ type: 'stageAccepted', attempt: 1 }, recovery)).toBe(firstNamed(accepted));
    const no = (statusCode: number): RecoveryEvent => ({
      ...{ type: 'stageRefused', attempt: 1, text: '', lost: false },
      statusCode,
    });
    expect(refused).toMatch(/^stays/);
    expect(after(no(6002), recovery)).toBe(stage);
    expect(after(no(6035), recovery)).toBe(refused?.includes('6035') ? 'identity' : stage);
  });
});

test('the README has the pages that each page of the door leads to', () => {
  const asked: AccessEvent = { type: 'deviceAsked', member, reason: '' };
  const events: readonly AccessEvent[] = [
    ...[asked, { type: 'hidden' } as const, { type: 'sessionChanged' } as const],
    { type: 'shown', page: 'credentials' },
    { type: 'shown', page: 'recovery' },
  ];
  const pages: readonly Access[] = [
    INITIAL_ACCESS,
    access(INITIAL_ACCESS, { type: 'shown', page: 'recovery' }).state,
    access(INITIAL_ACCESS, asked).state,
  ];
  const made = pages.map((state) => {
    const to = events.map((event) => access(state, event).state.page);
    return [state.page, ...new Set(to.filter((page) => page !== state.page))].toSorted();
  });
  const told = tableOf('page').map(([page, to]) =>
    [firstNamed(page), ...new Set(named(to))].toSorted(),
  );
  expect(told).toEqual(made);
});

/** Rows of a table that names in words the next state of an event. */
const wordsOf = (title: string): string[] =>
  tableOf(title).map(
    ([at, on, to]) =>
      `${at} ${firstNamed(on)} ${/[a-z]+/i.exec(to?.replace(/^(the|an) /, '') ?? '')?.[0]}`,
  );

describe('bindings', () => {
  const start = newBinding({ bound: [], wanted: ['phone'], draft: null });
  const run = (list: readonly BindingEvent[], from = start): Binding =>
    list.reduce((binding, event) => bindingStep(binding, event).binding, from);
  const submitted: BindingEvent = { type: 'submitted', area: null };
  const closing: BindingEvent = { type: 'closed' };
  const form = run([
    { type: 'typed', change: { phone: '13812345678', code: '123456' } },
    { type: 'codeAsked', area: null, now: 0 },
    { type: 'code', event: { type: 'codeSent', attempt: 1, resendAt: 60_000 } },
  ]);
  const events: readonly BindingEvent[] = [
    ...[submitted, closing],
    { type: 'opened', item: 'phone' },
    { type: 'codeAsked', area: null, now: 100_000 },
    { type: 'accepted', attempt: 1 },
    { type: 'refused', attempt: 1, statusCode: 6036, text: '' },
  ];
  const placeOf = ({ busy, item, bound, code }: Binding): string => {
    if (busy) return 'busy';
    if (bound.length > 0) return 'bound';
    if (isCodeBusy(code)) return 'codeStep';
    return item === null ? 'closed' : 'form';
  };

  test('the README has every step of the machine, and no other', () => {
    const made = [run([closing], form), form, run([submitted], form)].flatMap((state) =>
      events.flatMap((event) => {
        const [from, to] = [placeOf(state), placeOf(bindingStep(state, event).binding)];
        return from === to ? [] : [`${from} ${event.type} ${to}`];
      }),
    );
    const elsewhere = 'any known item';
    expect(new Set(wordsOf('at'))).toEqual(new Set([...made, elsewhere]));
    // The form of an item that was bound elsewhere is closed.
    expect(run([{ type: 'known', bound: ['phone'] }], form).item).toBeNull();
  });
});

describe('the proof of a phone', () => {
  const run = (list: readonly PhoneProofEvent[], from = NEW_PHONE_PROOF): PhoneProof =>
    list.reduce((proof, event) => phoneProofStep(proof, event).proof, from);
  const submitted: PhoneProofEvent = { type: 'submitted' };
  const form = run([
    { type: 'codeAsked', now: 0 },
    { type: 'code', event: { type: 'codeSent', attempt: 1, resendAt: 60_000 } },
    { type: 'typed', text: '123456' },
  ]);
  const events: readonly PhoneProofEvent[] = [
    submitted,
    { type: 'codeAsked', now: 100_000 },
    { type: 'accepted', attempt: 1 },
    { type: 'refused', attempt: 1, statusCode: 6036, text: '' },
  ];
  const placeOf = ({ busy, done, code }: PhoneProof): string => {
    if (done) return 'done';
    if (busy) return 'busy';
    return isCodeBusy(code) ? 'codeStep' : 'form';
  };

  test('the README has every step of the machine, and no other', () => {
    const made = [form, run([submitted], form)].flatMap((state) =>
      events.flatMap((event) => {
        const [from, to] = [placeOf(state), placeOf(phoneProofStep(state, event).proof)];
        return from === to ? [] : [`${from} ${event.type} ${to}`];
      }),
    );
    expect(new Set(wordsOf('proof of a phone'))).toEqual(new Set(made));
  });
});

test('the README has what helps after each code, and after no other', () => {
  const told = new Map(
    tableOf('after code').flatMap(([codes, help]) =>
      Array.from((codes ?? '').matchAll(/\d{4}/g), ([code]) => [Number(code), firstNamed(help)]),
    ),
  );
  expect(told.size).toBeGreaterThan(5);
  for (let code = 6000; code < 7000; code += 1) {
    expect(nextStepOf(code), String(code)).toBe(told.get(code) ?? null);
  }
});
