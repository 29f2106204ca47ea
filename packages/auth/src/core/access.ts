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

/** Page of the dialog (spec access 2): login and registration, a forgotten password, or a new device. */
export type AccessPage = 'credentials' | 'recovery' | 'device';

/** State of all ways to log in, each with its own state machine. A hidden page keeps its state. */
export interface Access {
  readonly page: AccessPage;
  readonly credentials: FlowState;
  readonly recovery: Recovery;
  /** Null until the gateway asks for verification of a login. */
  readonly device: DeviceCheck | null;
  /** Number of the current device check, so that an answer to an earlier check is ignored. */
  readonly check: number;
}

export type AccessEvent =
  | { readonly type: 'shown'; readonly page: 'credentials' | 'recovery' }
  /** The dialog was closed: later answers do not open a session. */
  | { readonly type: 'hidden' }
  /** A session opened or ended, in this tab or another. */
  | { readonly type: 'sessionChanged' }
  /** A login outside the dialog must be verified. */
  | { readonly type: 'deviceAsked'; readonly member: DeviceMember; readonly reason: string }
  /** The success message has been shown long enough. */
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
 * The machine of the whole dialog: it passes events to the machine of their page, and changes the page.
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

/** A runner of the machine of the whole dialog. */
export type AccessRunner = Runner<Access, AccessEvent, AccessEffect>;

/** @example const runner = createAccessRunner(); runner.dispatch({ type: 'shown', page: 'recovery' }); */
export function createAccessRunner(): AccessRunner {
  return createRunner(access, INITIAL_ACCESS);
}

const forgotten = (recovery: Recovery): Recovery =>
  recoveryStep(recovery, { type: 'forgotten' }).recovery;

/** A recovery that is no longer shown: a finished one is reset, any other keeps no secrets. */
const concealed = (recovery: Recovery): Recovery =>
  recovery.stage === 'done'
    ? forgotten(recovery)
    : recoveryStep(recovery, { type: 'concealed' }).recovery;

function shown(state: Access, page: 'credentials' | 'recovery'): Access {
  // The next account must not inherit state of the previous one.
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

/** Replaces the success message by the login form; another page that is shown by now stays. */
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
