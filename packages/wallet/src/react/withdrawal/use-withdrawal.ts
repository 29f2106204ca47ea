import { gatewayApi } from '@courtside/api-client/redux';
import { uuidFrom } from '@courtside/kernel';
import { useServices } from '@courtside/shell/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { WithdrawalState } from '../../core/withdrawal.ts';
import { gatewayWithdrawals } from '../../redux/money-calls.ts';
import { moneyTags } from '../../redux/funds-api.ts';
import { createWithdrawalRunner, type WithdrawalRunner } from '../../runner/withdrawal-runner.ts';

/**
 * The withdrawal of this page. One with an unknown outcome, of this tab or another, is taken up when the page opens.
 */
export function useWithdrawal(): { state: WithdrawalState; runner: WithdrawalRunner } {
  const { client, clock, random, session, storage } = useServices();
  const dispatch = useDispatch();
  const [runner] = useState(() =>
    createWithdrawalRunner({
      port: gatewayWithdrawals(client),
      clock,
      storage,
      memberId: () => session.userId(),
      newKey: () => uuidFrom(random),
    }),
  );
  useEffect(() => {
    runner.start();
    // Releases another member's withdrawal, and takes up this member's own.
    const unhear = session.subscribe(runner.start);
    return () => {
      unhear();
      runner.dispose();
    };
  }, [runner, session]);
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);
  const { status } = state;
  useEffect(() => {
    // A refusal may be due to outdated data of the page: limits, the lock, the balance.
    if (status === 'accepted' || status === 'refused' || status === 'confirming') {
      dispatch(gatewayApi.util.invalidateTags([...moneyTags]));
    }
  }, [dispatch, status]);
  return { state, runner };
}
