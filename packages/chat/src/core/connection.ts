import type { ClientFrame, GatewayFrame } from '@courtside/contract';
import { type FrameFault, readFrames } from './frames.ts';
import type { ChatSelf } from './types.ts';

/**
 * `connected`: the wire is open and the login is on its way; `ready`: the gateway answered it. `error` and `closed`:
 * not connected, retried in five seconds. `idle`: no listeners. `paused`: stopped until the tab is shown again.
 */
export type ConnectionPhase =
  'idle' | 'connecting' | 'connected' | 'ready' | 'error' | 'closed' | 'paused' | 'disposed';

export interface ConnectionState {
  readonly phase: ConnectionPhase;
  /** Number of the current wire; events of an earlier wire are ignored. */
  readonly wire: number;
  /** Number of the last login request. */
  readonly login: number;
  readonly wanted: boolean;
  readonly online: boolean;
  /** The person logged in; null unless the phase is `ready`. */
  readonly self: ChatSelf | null;
  /** Frames that wait for the login; at most the newest hundred. */
  readonly queue: readonly ClientFrame[];
}

export type LoginFrame = Extract<ClientFrame, { msgId: 10001 | 10019 }>;
export type ConnectionTimer = 'reconnect' | 'login' | 'heartbeat' | 'dead' | 'queue' | 'linger';

export type ConnectionEvent =
  /** A listener joined, or the last one left. */
  | { readonly type: 'joined' | 'left' }
  | { readonly type: 'opened' | 'failed' | 'closed'; readonly wire: number }
  | { readonly type: 'text'; readonly wire: number; readonly text: string }
  /** The login frame for request `login`; null without a token or a JWT, which logs in as a visitor. */
  | { readonly type: 'loginMade'; readonly login: number; readonly frame: LoginFrame | null }
  | { readonly type: 'due'; readonly timer: ConnectionTimer }
  | { readonly type: 'send'; readonly frame: ClientFrame }
  | { readonly type: 'line'; readonly online: boolean }
  | { readonly type: 'logIn' | 'retry' | 'pause' | 'resume' | 'dispose' };

export type ConnectionEffect =
  | { readonly type: 'open'; readonly wire: number }
  | { readonly type: 'close' }
  | { readonly type: 'write'; readonly frame: ClientFrame }
  | { readonly type: 'login'; readonly login: number }
  /** The runner adds its jitter to the wait for a reconnect. */
  | { readonly type: 'after'; readonly timer: ConnectionTimer; readonly ms: number }
  | { readonly type: 'stop'; readonly timers: readonly ConnectionTimer[] }
  | { readonly type: 'deliver'; readonly frame: GatewayFrame }
  | { readonly type: 'report'; readonly fault: FrameFault | 'failed' };

export interface ConnectionStep {
  readonly state: ConnectionState;
  readonly effects: readonly ConnectionEffect[];
}

/** Spec betting 10. */
const HEARTBEAT_MS = 10_000;
const RECONNECT_MS = 5_000;
const QUEUE_MS = 300;
/** The connection counts as dead when nothing arrives within this time after a heartbeat. */
const DEAD_MS = 5_000;
/** The connection outlives its last listener a little, as screens come and go. */
const LINGER_MS = 5_000;
/** A wire that is not open and logged in within this time is dropped; a gateway does the same. */
const LOGIN_MS = 15_000;
const MOST_QUEUED = 100;

const GUEST: LoginFrame = { msgId: 10019, msgData: {} };
const ALIVE: ReadonlySet<ConnectionPhase> = new Set(['connecting', 'connected', 'ready']);

/** Initial state of a connection, without listeners. */
export const idleConnection: ConnectionState = {
  ...{ phase: 'idle', wire: 0, login: 0, wanted: false, online: true },
  ...{ self: null, queue: [] },
};

const stay = (state: ConnectionState): ConnectionStep => ({ state, effects: [] });

function connect(state: ConnectionState): ConnectionStep {
  const { phase, wanted, online } = state;
  if (!wanted || ALIVE.has(phase) || phase === 'paused') return stay(state);
  if (!online) return waiting({ ...state, phase: 'closed' });
  const wire = state.wire + 1;
  return {
    state: { ...state, phase: 'connecting', wire },
    effects: [
      { type: 'stop', timers: ['reconnect'] },
      { type: 'after', timer: 'login', ms: LOGIN_MS },
      { type: 'open', wire },
    ],
  };
}

const waiting = (state: ConnectionState): ConnectionStep => ({
  state,
  effects: [{ type: 'after', timer: 'reconnect', ms: RECONNECT_MS }],
});

/** Closes the wire, and schedules a reconnect while there are listeners, unless paused. */
function drop(state: ConnectionState, phase: ConnectionPhase): ConnectionStep {
  const down = { ...state, phase, wire: state.wire + 1, self: null };
  const effects: ConnectionEffect[] = [
    { type: 'close' },
    { type: 'stop', timers: ['login', 'heartbeat', 'dead', 'reconnect'] },
  ];
  if (!state.wanted || phase === 'paused') return { state: down, effects };
  return { state: down, effects: [...effects, ...waiting(down).effects] };
}

function askForLogin(state: ConnectionState): ConnectionStep {
  const login = state.login + 1;
  return { state: { ...state, login }, effects: [{ type: 'login', login }] };
}

function heard(
  before: ConnectionState,
  text: string,
  others?: ReadonlySet<number>,
): ConnectionStep {
  // Any text proves that the gateway is alive, even one that is not a frame.
  const effects: ConnectionEffect[] = [{ type: 'stop', timers: ['dead'] }];
  let state = before;
  for (const read of readFrames(text, others)) {
    if (!read.ok) {
      effects.push({ type: 'report', fault: read.error });
      continue;
    }
    const frame = read.value;
    if (frame.msgId === 10001 || frame.msgId === 10019) {
      effects.push({ type: 'stop', timers: ['login'] });
      state = { ...state, phase: 'ready', self: frame.msgData };
    }
    effects.push({ type: 'deliver', frame });
    // A member whose session has ended may still read, as a visitor.
    if (frame.msgId === 60000 && frame.msgData.code === 'login-refused') {
      effects.push({ type: 'write', frame: GUEST });
    }
  }
  return { state, effects };
}

function due(state: ConnectionState, timer: ConnectionTimer): ConnectionStep {
  switch (timer) {
    case 'reconnect':
      return connect(state);
    case 'heartbeat':
      return {
        state,
        effects: [
          { type: 'write', frame: { msgId: 0, msgData: {} } },
          { type: 'after', timer: 'dead', ms: DEAD_MS },
          { type: 'after', timer: 'heartbeat', ms: HEARTBEAT_MS },
        ],
      };
    case 'login':
    case 'dead':
      return drop(state, 'closed');
    case 'queue':
      if (state.phase !== 'ready') {
        return { state, effects: [{ type: 'after', timer: 'queue', ms: QUEUE_MS }] };
      }
      return {
        state: { ...state, queue: [] },
        effects: state.queue.map((frame) => ({ type: 'write', frame })),
      };
    case 'linger': {
      // No connection will follow that could carry the queued frames.
      const left = { ...state, wanted: false, queue: [] };
      const { state: ended, effects } = drop(left, state.phase === 'paused' ? 'paused' : 'idle');
      return { state: ended, effects: [...effects, { type: 'stop', timers: ['queue'] }] };
    }
  }
}

/**
 * Life cycle of the one socket (spec betting 3): connecting; connected, which starts the heartbeat and logs in; an
 * error or an end, which stops the heartbeat and leads to a new connection after 5 s.
 *
 * @param others ids of other parts that share the socket; see `readFrame`
 * @example connectionStep(idleConnection, { type: 'joined' }).effects // [{ type: 'stop', … }, { type: 'open', wire: 1 }]
 */
export function connectionStep(
  state: ConnectionState,
  event: ConnectionEvent,
  others?: ReadonlySet<number>,
): ConnectionStep {
  if (state.phase === 'disposed') return stay(state);
  if ('wire' in event && event.wire !== state.wire) return stay(state);
  switch (event.type) {
    case 'joined': {
      const joined = { ...state, wanted: true };
      const stop: ConnectionEffect = { type: 'stop', timers: ['linger'] };
      // A connection that waits for its reconnect keeps waiting.
      const isWaiting = state.wanted && !ALIVE.has(state.phase);
      const next = isWaiting ? stay(joined) : connect(joined);
      return { state: next.state, effects: [stop, ...next.effects] };
    }
    case 'left':
      return { state, effects: [{ type: 'after', timer: 'linger', ms: LINGER_MS }] };
    case 'opened': {
      const asked = askForLogin({ ...state, phase: 'connected' });
      return {
        state: asked.state,
        effects: [{ type: 'after', timer: 'heartbeat', ms: HEARTBEAT_MS }, ...asked.effects],
      };
    }
    case 'loginMade': {
      // The member may have logged in or out while the JWT was fetched.
      const isLate = event.login !== state.login;
      if (isLate || !(state.phase === 'connected' || state.phase === 'ready')) return stay(state);
      return { state, effects: [{ type: 'write', frame: event.frame ?? GUEST }] };
    }
    case 'text':
      return heard(state, event.text, others);
    case 'failed': {
      const { state: down, effects } = drop(state, 'error');
      return { state: down, effects: [{ type: 'report', fault: 'failed' }, ...effects] };
    }
    case 'closed':
      return drop(state, 'closed');
    case 'due':
      return due(state, event.timer);
    case 'send':
      if (state.phase === 'ready' && state.queue.length === 0) {
        return { state, effects: [{ type: 'write', frame: event.frame }] };
      }
      return {
        state: { ...state, queue: [...state.queue, event.frame].slice(-MOST_QUEUED) },
        effects: state.queue.length === 0 ? [{ type: 'after', timer: 'queue', ms: QUEUE_MS }] : [],
      };
    case 'line':
      return stay({ ...state, online: event.online });
    case 'logIn':
      return state.phase === 'connected' || state.phase === 'ready'
        ? askForLogin(state)
        : stay(state);
    case 'retry':
      return connect(state);
    case 'pause':
      return state.phase === 'paused' ? stay(state) : drop(state, 'paused');
    case 'resume':
      return state.phase === 'paused' ? connect({ ...state, phase: 'closed' }) : stay(state);
    case 'dispose': {
      const { effects } = drop({ ...state, wanted: false }, 'disposed');
      return {
        state: { ...state, phase: 'disposed', self: null, queue: [], wanted: false },
        effects: [...effects, { type: 'stop', timers: ['queue', 'linger'] }],
      };
    }
  }
}
