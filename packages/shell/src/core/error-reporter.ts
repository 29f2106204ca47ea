import { isCourtsideError } from '@courtside/kernel';

/** Circumstances of a fault. */
export interface FaultContext {
  /** The activity that failed: `render`, `load-dialog access.auth`, `start`. */
  during: string;
  /** Path of the page, without its query. */
  path?: string;
  /** The request that failed, when the fault came from a call. */
  requestId?: string;
}

/**
 * Receives every fault that no screen handles. It is never given a stake, token, key or text of a member. A brand may
 * pass its own reporter to send faults to its monitoring.
 */
export interface ErrorReporter {
  report(fault: unknown, context: FaultContext): void;
}

/** The stable code of a fault, and the request it belongs to. Anything but a `CourtsideError` is `unknown`. */
export function faultCode(fault: unknown): { code: string; requestId?: string } {
  if (!isCourtsideError(fault)) return { code: 'unknown' };
  const { code, requestId } = fault;
  return requestId === undefined ? { code } : { code, requestId };
}

/**
 * The default reporter: one line with the code, then the fault itself for its stack.
 *
 * @param write such as `console.error`
 */
export function consoleReporter(write: (line: string, fault: unknown) => void): ErrorReporter {
  return {
    report(fault, { during, path, requestId }) {
      const { code, requestId: ofFault } = faultCode(fault);
      const request = requestId ?? ofFault;
      const parts = [
        `courtside: ${code} during ${during}`,
        ...(path === undefined ? [] : [`at ${path}`]),
        ...(request === undefined ? [] : [`(request ${request})`]),
      ];
      write(parts.join(' '), fault);
    },
  };
}
