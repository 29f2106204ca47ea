import { setTimeout as wait } from 'node:timers/promises';

/** Faults of the calls that a test chose. */
export interface FaultPlan {
  readonly latencyMs: number;
  /** Answers with this HTTP status instead of carrying the call out. */
  readonly httpStatus: number | undefined;
  /** Refuses with this business code instead of carrying the call out. */
  readonly statusCode: number | undefined;
  /** Message of the refusal, in either script; empty for none. When undefined, the code's usual message. */
  readonly message: string | undefined;
  /** Data of the refusal, such as `reopensAt` of 6415. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** Cuts the connection instead of carrying the call out. */
  readonly drop: boolean;
  /** Carries the call out, then cuts the connection. */
  readonly dropAfter: boolean;
}

interface Armed extends FaultPlan {
  readonly id: string;
  readonly path: RegExp;
  readonly method: string;
  times: number;
}

export interface Faults {
  add(fault: FaultPlan & { path: string; method: string; times: number }): string;
  clear(): void;
  /** The armed fault for a call, if there is one; this uses it up. */
  take(path: string, method: string): FaultPlan | undefined;
}

export const pause = async (ms: number): Promise<void> => {
  if (ms > 0) await wait(ms);
};

/** @example globPattern('/fd/**').test('/fd/api/v1/payment/pay') // true */
function globPattern(glob: string): RegExp {
  const source = glob
    .split('**')
    .map((part) =>
      part
        .split('*')
        .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('[^/]*'),
    )
    .join('.*');
  return new RegExp(`^${source}$`);
}

export function createFaults(): Faults {
  let armed: Armed[] = [];
  let count = 0;
  return {
    add({ path, ...fault }) {
      count += 1;
      const id = String(count);
      armed.push({ ...fault, id, path: globPattern(path) });
      return id;
    },
    clear() {
      armed = [];
    },
    take(path, method) {
      const found = armed.find(
        (each) => each.path.test(path) && (each.method === '' || each.method === method),
      );
      if (found === undefined) return undefined;
      found.times -= 1;
      if (found.times <= 0) armed = armed.filter((each) => each !== found);
      return found;
    },
  };
}
