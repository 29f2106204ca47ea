import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useState } from 'react';
import {
  forgetSignalCode,
  keepSignalCode,
  keptSignalCode,
  signalCodeLeftMs,
  type KeptSignalCode,
} from '../../core/signal-code-storage.ts';
import { useMemberId } from '../use-member-id.ts';

/** State of an order's payment code: only a living one can be paid with. */
export type SignalCodeState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'over' }
  | { readonly status: 'live'; readonly code: KeptSignalCode; readonly leftMs: number };

export interface OrderSignalCode {
  readonly state: SignalCodeState;
  /** Makes a new code, which ends the one before. */
  renew(): void;
}

/**
 * The payment code of an order. The gateway keeps one per order, and a new one ends the one before, so the code is kept
 * on the device: a reload or another tab shows the same one.
 *
 * @param needed whether the order can be paid by a code now; else none is made
 * @param now the local clock, in whole seconds
 */
export function useSignalCode(orderId: string, needed: boolean, now: number): OrderSignalCode {
  const { client, clock, storage } = useServices();
  const owner = useMemberId() ?? '';
  const [request, setRequest] = useState<'asked' | 'failed' | 'made'>('asked');
  const create = useCallback(
    () =>
      client.call('/fd/api/v1/payment/createSignalCode', { orderId }).then(
        (made) => {
          keepSignalCode(storage, owner, made, clock.now());
          return 'made' as const;
        },
        () => 'failed' as const,
      ),
    [client, clock, orderId, owner, storage],
  );
  useEffect(() => {
    if (!needed) return undefined;
    let current = true;
    const find = async () =>
      keptSignalCode(storage, owner, orderId, clock.now()) === null ? create() : 'made';
    void find().then((found) => current && setRequest(found));
    return () => {
      current = false;
    };
  }, [clock, create, needed, orderId, owner, storage]);
  // Read every second: another tab may have made a new code.
  const code = request === 'asked' ? null : keptSignalCode(storage, owner, orderId, now);
  return {
    state: code === null ? { status: STATUS[request] } : livingCode(code, now),
    renew() {
      forgetSignalCode(storage, owner, orderId);
      setRequest('asked');
      void create().then(setRequest);
    },
  };
}

/** Status without a living code, by the last request for one. */
const STATUS = { asked: 'loading', failed: 'failed', made: 'over' } as const;

const livingCode = (code: KeptSignalCode, now: number): SignalCodeState => ({
  status: 'live',
  code,
  leftMs: signalCodeLeftMs(code, now),
});
