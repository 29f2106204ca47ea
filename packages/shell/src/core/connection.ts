import type { Cancel, Clock } from '@courtside/kernel';

/**
 * State of the connection to the gateway. `slow`: it answers, but takes seconds. `failing`: the device has a network,
 * but the gateway does not answer. `offline`: the device has no network.
 */
export type ConnectionStatus = 'online' | 'slow' | 'failing' | 'offline';

/** The device's own signal of its network; `browserNetwork` is that of the browser. */
export interface NetworkSignal {
  online(): boolean;
  /** Calls `listener` whenever `online` may have changed. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
}

/** Outcome of a call, as far as it matters for the connection. */
export interface CallHeard {
  /** False when no answer of the gateway came. */
  answered: boolean;
  durationMs: number;
}

/** The connection of one site, for everything that shows whether data is current. */
export interface Connection {
  status(): ConnectionStatus;
  /** True while the gateway answers, so that members may act on the shown data. */
  usable(): boolean;
  subscribe(listener: () => void): () => void;
  /** Calls `listener` each time the gateway answers again after an interruption. @returns a function that stops it */
  onBack(listener: () => void): () => void;
  /** Records a call that ended. */
  heard(call: CallHeard): void;
  /** Starts to watch the network. @returns a function that stops it */
  start(): () => void;
}

export interface ConnectionOptions {
  clock: Clock;
  network: NetworkSignal;
  /** Asks the gateway for any answer; rejects when none comes. */
  probe: () => Promise<void>;
}

/** Time between two probes, in ms: recovery is noticed within two seconds. */
const PROBE_EVERY_MS = 1_500;
/** Probes that may run at the same time, because a probe on a dead network may hang. */
const PROBES_AT_ONCE = 3;
/** An answer that took longer, in ms, makes the connection slow. */
const SLOW_MS = 5_000;
/** An answer that took less, in ms, ends `slow`. */
const FAST_MS = 2_000;

/**
 * Keeps one connection state for a whole site, from the device's own signal and the outcome of every call. After a call
 * without an answer it asks the gateway itself, so that one lost call is not taken for an outage.
 *
 * @example
 * const connection = createConnection({ clock, network: browserNetwork(), probe: client.probe });
 * const stop = connection.start();
 */
export function createConnection({ clock, network, probe }: ConnectionOptions): Connection {
  const listeners = new Set<() => void>();
  const backListeners = new Set<() => void>();
  let status: ConnectionStatus = 'online';
  let started = false;
  let suspected = false;
  let probes = 0;
  /** Number of the current series of probes; results of an earlier series are ignored. */
  let search = 0;
  let cancelTimer: Cancel = () => undefined;

  const interrupted = (each: ConnectionStatus) => each === 'offline' || each === 'failing';

  function become(next: ConnectionStatus) {
    if (next === status) return;
    const back = interrupted(status) && !interrupted(next);
    status = next;
    for (const listener of Array.from(listeners)) listener();
    if (back) for (const listener of Array.from(backListeners)) listener();
  }

  function stopProbing() {
    cancelTimer();
    search += 1;
    probes = 0;
    suspected = false;
  }

  function answered(durationMs: number) {
    stopProbing();
    if (durationMs > SLOW_MS) become('slow');
    else if (status !== 'slow' || durationMs < FAST_MS) become('online');
  }

  function unanswered() {
    become(network.online() ? 'failing' : 'offline');
  }

  async function ask() {
    const mine = search;
    const startedAt = clock.now();
    probes += 1;
    const came = await probe().then(
      () => true,
      () => false,
    );
    if (mine !== search) return;
    probes -= 1;
    if (came) answered(clock.now() - startedAt);
    else unanswered();
  }

  /** Probes until an answer comes. */
  function keepProbing() {
    cancelTimer();
    if (!started) return;
    if (probes < PROBES_AT_ONCE) void ask();
    cancelTimer = clock.after(PROBE_EVERY_MS, keepProbing);
  }

  function suspect() {
    if (suspected || !started) return;
    suspected = true;
    keepProbing();
  }

  function lineChanged() {
    if (!network.online()) {
      become('offline');
      suspected = true;
    }
    if (interrupted(status)) keepProbing();
  }

  return {
    status: () => status,
    usable: () => !interrupted(status),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onBack(listener) {
      backListeners.add(listener);
      return () => void backListeners.delete(listener);
    },
    heard(call) {
      if (!call.answered) suspect();
      // While offline, an answer belongs to an earlier call; only a probe shows that the network is back.
      else if (network.online()) answered(call.durationMs);
    },
    start() {
      started = true;
      const stop = network.subscribe(lineChanged);
      lineChanged();
      return () => {
        started = false;
        stop();
        stopProbing();
      };
    },
  };
}
