import type { ClientFrame, GatewayFrame } from '@courtside/contract';
import { type Cancel, type Clock, CourtsideError, type Random } from '@courtside/kernel';
import { writeFrame } from '../core/frames.ts';
import {
  type ConnectionEffect,
  type ConnectionEvent,
  connectionStep,
  type ConnectionTimer,
  idleConnection,
} from '../core/connection.ts';
import type { ChatSelf, FrameOf } from '../core/types.ts';

/** One open connection that carries texts, e.g. a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Callbacks of a wire. `closed` may or may not follow `failed`. */
export interface WireEvents {
  opened(): void;
  text(text: string): void;
  failed(): void;
  closed(): void;
}

/** Phases of the connection as other parts of a site see it; `ready`: open and logged in. */
export type SocketPhase = 'closed' | 'connecting' | 'ready' | 'paused';

/** The socket that chat and other parts (the feed of the lists) share. `SiteSocket` of `@courtside/shell` is one. */
export interface ChatSocket {
  state(): SocketPhase;
  /** The person logged in, as the gateway answered; null before the login is answered. */
  self(): ChatSelf | null;
  /** @returns unsubscribes */
  onState(listener: () => void): () => void;
  /** @returns unsubscribes */
  on<Id extends GatewayFrame['msgId']>(
    msgIds: readonly Id[],
    listener: (frame: FrameOf<Id>) => void,
  ): () => void;
  /** Sends a frame; before the login it is queued and retried every 300 ms. */
  send(frame: ClientFrame): void;
}

export interface ConnectionOptions {
  /** Opens a wire to `/stream/ws?clientType=web&siteId=…`. */
  readonly open: (events: WireEvents) => Wire;
  /** The session token, null for a visitor. */
  readonly token: () => string | null;
  /** Fetches the answer of `user/member/jwt`; a member logs in as a visitor when it rejects. */
  readonly jwt: () => Promise<string>;
  readonly clock: Clock;
  readonly random: Random;
  /** Whether the device is online; when not, it is asked again after five seconds. Always true by default. */
  readonly online?: () => boolean;
  /** Most ms of random delay added before a reconnect, so that thousands do not come back at once. 0 by default. */
  readonly jitterMs?: number;
  /** Ids of other parts that share the socket; their data are handed on as they came. */
  readonly others?: readonly number[];
  /**
   * Called when a wire fails (`socket.failed`) and for a text that is no frame (`socket.bad-frame`). Nothing is thrown.
   */
  readonly onFault?: (fault: CourtsideError) => void;
}

/** The socket with the controls of its owner. */
export interface ChatConnection extends ChatSocket {
  /** Logs in again, as the current member or visitor. */
  logIn(): void;
  /** Connects now instead of after its wait, e.g. when the network is back. */
  retry(): void;
  /** Closes the connection until `resume`, even with listeners; for a tab in the background. */
  pause(): void;
  resume(): void;
  dispose(): void;
}

/**
 * Keeps one connection while there are listeners: logs in, sends heartbeats, and reconnects five seconds after an end.
 *
 * @example
 * const connection = createConnection({ open, token: () => null, jwt, clock, random });
 * const stop = connection.on([10014], ({ msgData }) => show(msgData.h, msgData.c));
 */
export function createConnection(options: ConnectionOptions): ChatConnection {
  const { clock, random, jitterMs = 0 } = options;
  const others = new Set(options.others);
  const readers = new Set<(frame: GatewayFrame) => void>();
  const watchers = new Set<() => void>();
  const timers = new Map<ConnectionTimer, Cancel>();
  const events: ConnectionEvent[] = [];
  let isRunning = false;
  let state = idleConnection;
  let wire: Wire | null = null;

  function send(event: ConnectionEvent) {
    events.push(event);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = events.shift(); next; next = events.shift()) take(next);
    } finally {
      isRunning = false;
    }
  }

  function take(event: ConnectionEvent) {
    const before = phase();
    const step = connectionStep(state, event, others);
    ({ state } = step);
    if (phase() !== before) for (const watcher of Array.from(watchers)) watcher();
    for (const effect of step.effects) perform(effect);
  }

  function phase(): SocketPhase {
    if (state.phase === 'connecting' || state.phase === 'connected') return 'connecting';
    return state.phase === 'ready' || state.phase === 'paused' ? state.phase : 'closed';
  }

  function perform(effect: ConnectionEffect) {
    switch (effect.type) {
      case 'open':
        open(effect.wire);
        break;
      case 'close': {
        const old = wire;
        wire = null;
        old?.close();
        break;
      }
      case 'write':
        wire?.send(writeFrame(effect.frame));
        break;
      case 'login':
        void login(effect.login);
        break;
      case 'after':
        timers.get(effect.timer)?.();
        timers.set(effect.timer, after(effect.timer, effect.ms));
        break;
      case 'stop':
        for (const timer of effect.timers) timers.get(timer)?.();
        break;
      case 'deliver':
        for (const reader of Array.from(readers)) reader(effect.frame);
        break;
      case 'report':
        options.onFault?.(faultOf(effect.fault));
    }
  }

  function after(timer: ConnectionTimer, ms: number): Cancel {
    const [byte = 0] = timer === 'reconnect' && jitterMs > 0 ? random.bytes(1) : [];
    return clock.after(ms + Math.floor((byte * jitterMs) / 256), () => {
      if (timer === 'reconnect') look();
      send({ type: 'due', timer });
    });
  }

  function open(number: number) {
    const tell = (type: 'opened' | 'failed' | 'closed') => () => send({ type, wire: number });
    wire = options.open({
      opened: tell('opened'),
      failed: tell('failed'),
      closed: tell('closed'),
      text: (text) => send({ type: 'text', wire: number, text }),
    });
  }

  async function login(number: number) {
    const token = options.token();
    if (token === null) {
      send({ type: 'loginMade', login: number, frame: null });
      return;
    }
    const body = await options.jwt().catch(() => null);
    const frame = body === null ? null : ({ msgId: 10001, msgData: { token, body } } as const);
    send({ type: 'loginMade', login: number, frame });
  }

  const look = () => send({ type: 'line', online: options.online?.() ?? true });

  /** Each call counts as a listener of its own, even with a function that joined before. */
  function join<Listener>(set: Set<Listener>, listener: Listener): () => void {
    set.add(listener);
    look();
    send({ type: 'joined' });
    return () => {
      if (set.delete(listener) && readers.size + watchers.size === 0) send({ type: 'left' });
    };
  }

  return {
    state: phase,
    self: () => state.self,
    onState: (listener) => join(watchers, () => listener()),
    on<Id extends GatewayFrame['msgId']>(
      msgIds: readonly Id[],
      listener: (frame: FrameOf<Id>) => void,
    ) {
      const ids: ReadonlySet<number> = new Set(msgIds);
      return join(readers, (frame: GatewayFrame) => {
        if (ids.has(frame.msgId)) listener(frame as FrameOf<Id>);
      });
    },
    send: (frame) => send({ type: 'send', frame }),
    logIn: () => send({ type: 'logIn' }),
    retry() {
      look();
      send({ type: 'retry' });
    },
    pause: () => send({ type: 'pause' }),
    resume() {
      look();
      send({ type: 'resume' });
    },
    dispose() {
      send({ type: 'dispose' });
      readers.clear();
      watchers.clear();
    },
  };
}

const faultOf = (fault: string): CourtsideError =>
  fault === 'failed'
    ? new CourtsideError('The connection of the socket failed', {
        code: 'socket.failed',
        kind: 'network',
        retryable: true,
      })
    : new CourtsideError(`What the gateway sent is no frame: ${fault}`, {
        code: 'socket.bad-frame',
        kind: 'protocol',
      });
