import { nextTask } from '@courtside/kernel/platform';
import { createChunk } from '../core/chunk.ts';
import type { SiteServices } from './services.tsx';

/** Why code is missing. Each failure is another object, so that what shows it is drawn again. */
export interface PartFailure {
  readonly fault: unknown;
}

/** The code of one or several parts, requested once for all of them. */
export interface PartSource<Code> {
  /** Null while nothing failed, and after the code has come. */
  failure(): PartFailure | null;
  /** Listens to changes of `failure`. @returns stops it */
  subscribe(listener: () => void): () => void;
  /** Resolves with null after a failure. The same promise at each call: React needs it at each attempt to draw. */
  ask(services: SiteServices): Promise<Code | null>;
  /**
   * Requests missing code again, and after a success whatever else of the site is missing. The failure stays until that is
   * answered, so that its place does not blink.
   *
   * @throws why it is missing still
   */
  retry(services: SiteServices): Promise<void>;
  /** Forgets the failure, and requests the code anew when it is asked for. */
  forget(): void;
}

/** A promise that React need not wait for: it reads the value of one that says it is fulfilled, and draws no fallback. */
const known = <Code>(code: Code): Promise<Code> =>
  Object.assign(Promise.resolve(code), { status: 'fulfilled', value: code });

/** Of each site: what requests again the parts that are missing now. */
const retries = new WeakMap<SiteServices, Set<() => void>>();

function retriesOf(services: SiteServices): Set<() => void> {
  const known = retries.get(services) ?? new Set();
  retries.set(services, known);
  return known;
}

/** A failure is reported once, however many parts are missing by it. */
export function createPartSource<Code extends object>(load: () => Promise<Code>): PartSource<Code> {
  const chunk = createChunk(load);
  const listeners = new Set<() => void>();
  let failure: PartFailure | null = null;
  let asked: Promise<Code | null> | null = null;
  let again: Promise<void> | null = null;
  let stopRetry = () => undefined as void;

  function tell() {
    for (const listener of listeners) listener();
  }

  async function request(services: SiteServices): Promise<Code | null> {
    const { loadPart, errors } = services;
    // A task for each source: several are requested at once, and together they would block the page.
    await nextTask();
    let code: Code | null = null;
    stopRetry();
    try {
      code = await loadPart(() => {
        chunk.retry();
        return chunk.load();
      });
      // Of a first request React waits for that promise itself.
      if (failure) asked = known(code);
      failure = null;
    } catch (fault) {
      failure = { fault };
      const others = retriesOf(services);
      const retryToo = () => void requestAgain(services);
      others.add(retryToo);
      stopRetry = () => void others.delete(retryToo);
      errors.report(fault, { during: 'load-part' });
    }
    tell();
    return code;
  }

  async function requestAgain(services: SiteServices): Promise<void> {
    again ??= request(services).then(() => {
      again = null;
    });
    await again;
  }

  return {
    failure: () => failure,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (services) => (asked ??= request(services)),
    async retry(services) {
      if (!failure) return;
      await requestAgain(services);
      if (failure) throw failure.fault;
      // What keeps them from loading may be over, too.
      for (const retryToo of Array.from(retriesOf(services))) retryToo();
    },
    forget() {
      stopRetry();
      failure = null;
      asked = null;
      tell();
    },
  };
}
