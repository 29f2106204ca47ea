import { gatewayApi } from '@courtside/api-client/redux';
import { uuidFrom } from '@courtside/kernel';
import { useServices } from '@courtside/shell/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { DepositState } from '../../core/deposit.ts';
import { gatewayDeposits } from '../../redux/deposit-calls.ts';
import { faultCode } from '../../redux/fault-code.ts';
import { depositTags } from '../../redux/wallet-api.ts';
import { createDepositRunner, type DepositRunner } from '../../runner/deposit-runner.ts';
import { documentSight } from './sight.ts';

/**
 * The deposit of a page: with a number the order of that number, else a new one, or one of this member whose outcome
 * this device does not know.
 */
export function useDeposit(orderId?: string): { state: DepositState; runner: DepositRunner } {
  const { client, clock, random, session, storage } = useServices();
  const dispatch = useDispatch();
  const [runner] = useState(() =>
    createDepositRunner({
      port: gatewayDeposits(client),
      clock,
      storage,
      memberId: () => session.userId(),
      newKey: () => uuidFrom(random),
      sight: documentSight,
      codeOf: faultCode,
    }),
  );
  useEffect(() => {
    if (orderId !== undefined) {
      runner.open(orderId);
      return () => runner.dispose();
    }
    runner.start();
    // Releases another member's deposit, and takes up this member's own.
    const unhear = session.subscribe(runner.start);
    return () => {
      unhear();
      runner.dispose();
    };
  }, [orderId, runner, session]);
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);
  const { status } = state;
  useEffect(() => {
    // An order was opened or ended: reload the balance, and the open orders of the header and the deposit page.
    if (['waiting', 'credited', 'expired', 'closed', 'failed'].includes(status)) {
      dispatch(gatewayApi.util.invalidateTags([...depositTags]));
    }
  }, [dispatch, status]);
  return { state, runner };
}
