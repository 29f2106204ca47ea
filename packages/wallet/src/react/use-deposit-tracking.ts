import { useState } from 'react';
import {
  DEPOSIT_POLL_MS,
  followDeposit,
  INITIAL_TRACKING,
  isTracking,
  type DepositTracking,
} from '../core/deposit-tracking.ts';
import { walletApi } from '../redux/wallet-api.ts';

function codeOf(fault: unknown): number | null {
  if (typeof fault !== 'object' || fault === null || !('statusCode' in fault)) return null;
  return typeof fault.statusCode === 'number' ? fault.statusCode : null;
}

/** Follows one order until it is final. */
export function useDepositTracking(orderId: string): DepositTracking {
  const [tracking, setTracking] = useState<DepositTracking>(INITIAL_TRACKING);
  const { data, error, fulfilledTimeStamp } = walletApi.useDepositOrderQuery(orderId, {
    pollingInterval: isTracking(tracking) ? DEPOSIT_POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const next = followDeposit(tracking, {
    last: data && { order: data, at: fulfilledTimeStamp ?? 0 },
    fault: error ? { statusCode: codeOf(error) } : null,
  });
  if (next !== tracking) setTracking(next);
  return next;
}
