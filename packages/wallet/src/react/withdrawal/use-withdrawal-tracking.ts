import { gatewayApi } from '@courtside/api-client/redux';
import { useServices, useShown } from '@courtside/shell/react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  INITIAL_WITHDRAWAL_TRACKING,
  trackWithdrawal,
  withdrawalPollMs,
  type WithdrawalReading,
  type WithdrawalTracking,
} from '../../core/withdrawal-tracking.ts';
import { faultCode } from '../../redux/fault-code.ts';
import { fundsApi } from '../../redux/funds-api.ts';

/** Follows one withdrawal until it is final: at growing intervals, and not while the page is hidden. */
export function useWithdrawalTracking(orderId: string): WithdrawalTracking {
  const { clock } = useServices();
  const dispatch = useDispatch();
  const shown = useShown();
  const [since] = useState(() => clock.now());
  const [tracking, setTracking] = useState<WithdrawalTracking>(INITIAL_WITHDRAWAL_TRACKING);
  const query = fundsApi.useWithdrawalOrderQuery(orderId, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;

  let next = tracking;
  const read = (reading: WithdrawalReading) => {
    next = trackWithdrawal(next, reading);
  };
  if (currentData && (!error || next.status === 'loading'))
    read({ type: 'read', order: currentData });
  if (error) read({ type: 'failed', statusCode: faultCode(error) });
  if (next !== tracking) setTracking(next);

  const following = next.status === 'open' || next.status === 'loading';
  useEffect(() => {
    if (!following || !shown || isFetching) return undefined;
    return clock.after(withdrawalPollMs(clock.now() - since), () => void refetch());
  }, [following, shown, isFetching, clock, since, refetch]);
  const { status } = next;
  useEffect(() => {
    // A paid or returned withdrawal changes the balance.
    if (status === 'paid' || status === 'rejected' || status === 'cancelled') {
      dispatch(gatewayApi.util.invalidateTags(['balance']));
    }
  }, [dispatch, status]);
  return next;
}
