import { transition } from './access-flow.ts';
import { cleanName } from './credentials.ts';
import {
  deviceStep,
  endDeviceCheck,
  newDeviceCheck,
  type DeviceCheck,
  type DeviceEffect,
  type DeviceEvent,
  type DeviceMember,
} from './device-check.ts';
import { INITIAL_FLOW, type FlowEffect, type FlowEvent, type FlowState } from './flow-state.ts';
import { passwordHash } from './password-hash.ts';
import {
  NEW_RECOVERY,
  recoveryStep,
  type Recovery,
  type RecoveryEffect,
  type RecoveryEvent,
} from './recovery.ts';
import { createRunner, type Runner } from './runner.ts';

/** What the dialog shows (spec access 2): login and registration, a forgotten password, or a new device. */
export type AccessPage = 'credentials' | 'recovery' | 'device';

/** All ways in, each with a machine of its own. What is not shown keeps its state. */
export interface Access {
  readonly page: AccessPage;
  readonly credentials: FlowState;
  readonly recovery: Recovery;
  /** Null until a login was asked to verify itself. */
  readonly device: DeviceCheck | null;
  /** Counts the device checks, so that an answer to one that was left is not taken for the next one's. */
  readonly check: number;
}

export type AccessEvent =
  | { readonly type: 'shown'; readonly page: 'credentials' | 'recovery' }
  /** The dialog was closed: nothing that comes later opens a session. */
  | { readonly type: 'hidden' }
  /** A session opened or ended, in this tab or another. */
  | { readonly type: 'sessionChanged' }
  /** A login elsewhere was asked to verify itself. */
  | { readonly type: 'deviceAsked'; readonly member: DeviceMember; readonly reason: string }
  /** The time of the congratulation is over, or its button was pressed. */
  | { readonly type: 'returned'; readonly attempt: number }
  | { readonly type: 'credentials'; readonly event: FlowEvent }
  | { readonly type: 'recovery'; readonly event: RecoveryEvent }
  | { readonly type: 'device'; readonly check: number; readonly event: DeviceEvent };

export type AccessEffect =
  | { readonly type: 'credentials'; readonly effect: Exclude<FlowEffect, { type: 'checkDevice' }> }
  | { readonly type: 'recovery'; readonly effect: RecoveryEffect }
  | { readonly type: 'device'; readonly check: number; readonly effect: DeviceEffect };

export interface AccessStep {
  readonly state: Access;
  readonly effects: readonly AccessEffect[];
}

export const INITIAL_ACCESS: Access = {
  page: 'credentials',
  credentials: INITIAL_FLOW,
  recovery: NEW_RECOVERY,
  device: null,
  check: 0,
};

/**
 * The machine of the whole door: it hands events to the machine that they are for, and changes the page.
 *
 * | page        | to                                                                             |
 * | ----------- | ------------------------------------------------------------------------------ |
 * | credentials | recovery when asked; device when a login must verify itself (6025 to 6029)     |
 * | recovery    | credentials when asked, and 3 s after the password was changed                 |
 * | device      | credentials when asked (another account) and when it is hidden, or recovery    |
 *
 * @example
 * const { state, effects } = access(INITIAL_ACCESS, { type: 'shown', page: 'recovery' });
 */
export function access(state: Access, event: AccessEvent): AccessStep {
  switch (event.type) {
    case 'shown':
      return { state: shown(state, event.page), effects: [] };
    case 'hidden':
      return credentials(hidden(state), { type: 'reset' });
    case 'sessionChanged':
      return { state: { ...state, recovery: forgotten(state.recovery) }, effects: [] };
    case 'deviceAsked': {
      const { state: after } = credentials(state, { type: 'reset' });
      return { state: withDevice(after, event.member, event.reason), effects: [] };
    }
    case 'returned':
      return { state: returned(state, event.attempt), effects: [] };
    case 'credentials':
      return credentials(state, event.event);
    case 'recovery': {
      const { recovery, effects } = recoveryStep(state.recovery, event.event);
      return {
        state: recovery === state.recovery ? state : { ...state, recovery },
        effects: effects.map((effect) => ({ type: 'recovery', effect })),
      };
    }
    case 'device': {
      const { check } = state;
      if (state.device === null || event.check !== check) return { state, effects: [] };
      const { device, effects } = deviceStep(state.device, event.event);
      return {
        state: device === state.device ? state : { ...state, device },
        effects: effects.map((effect) => ({ type: 'device', check, effect })),
      };
    }
  }
}

/** A runner of the whole door. */
export type AccessRunner = Runner<Access, AccessEvent, AccessEffect>;

/** @example const runner = createAccessRunner(); runner.dispatch({ type: 'shown', page: 'recovery' }); */
export function createAccessRunner(): AccessRunner {
  return createRunner(access, INITIAL_ACCESS);
}

const forgotten = (recovery: Recovery): Recovery =>
  recoveryStep(recovery, { type: 'forgotten' }).recovery;

/** What is left of a recovery out of sight: a password that was changed is over, and nothing secret stays. */
const concealed = (recovery: Recovery): Recovery =>
  recovery.stage === 'done'
    ? forgotten(recovery)
    : recoveryStep(recovery, { type: 'concealed' }).recovery;

function shown(state: Access, page: 'credentials' | 'recovery'): Access {
  // Another account begins with nothing of the last one.
  return { ...state, page, device: null, recovery: concealed(state.recovery) };
}

function hidden(state: Access): Access {
  const { device, recovery } = state;
  return {
    ...state,
    device: device && endDeviceCheck(device),
    recovery: concealed(recovery),
  };
}

/** The congratulation gives way to the login form; what is shown instead of it by now stays. */
function returned(state: Access, attempt: number): Access {
  const { page, recovery } = state;
  if (recovery.stage !== 'done' || recovery.attempt !== attempt) return state;
  return page === 'recovery'
    ? shown(state, 'credentials')
    : { ...state, recovery: forgotten(recovery) };
}

function withDevice(state: Access, member: DeviceMember, reason: string): Access {
  return {
    ...state,
    page: 'device',
    device: newDeviceCheck(member, reason),
    check: state.check + 1,
  };
}

function credentials(state: Access, event: FlowEvent): AccessStep {
  const next = transition(state.credentials, event);
  const own: AccessEffect[] = [];
  let after: Access =
    next.state === state.credentials ? state : { ...state, credentials: next.state };
  for (const effect of next.effects) {
    if (effect.type === 'checkDevice') {
      const { login, phoneNumber, restricted, confirmed, text } = effect;
      const name = cleanName(login.name);
      const member = {
        name,
        passwordHash: passwordHash(login.password),
        phoneNumber,
        remember: login.remember ? { name, password: login.password } : ('clear' as const),
        restricted,
        confirmed,
      };
      after = withDevice(after, member, text);
    } else own.push({ type: 'credentials', effect });
  }
  return { state: after, effects: own };
}
