import { gatewayApi } from '@courtside/api-client/redux';
import { uuidFrom } from '@courtside/kernel';
import { useServices } from '@courtside/shell/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { transferIsOpen, type TransferState } from '../../core/transfer.ts';
import { transferTags } from '../../redux/ledger-api.ts';
import { gatewayTransfers } from '../../redux/transfer-calls.ts';
import { createTransferRunner, type TransferRunner } from '../../runner/transfer-runner.ts';

/** The transfer of this page. One with an unknown outcome, of this tab or another, is taken up when the page opens. */
export function useTransfer(): { state: TransferState; runner: TransferRunner } {
  const { client, clock, random, session, storage } = useServices();
  const dispatch = useDispatch();
  const [runner] = useState(() =>
    createTransferRunner({
      port: async (intent) => {
        const outcome = await gatewayTransfers(client)(intent);
        // The page may be closed by now, but the header stays. A refusal may also be due to balances unknown to the
        // page.
        dispatch(gatewayApi.util.invalidateTags([...transferTags]));
        return outcome;
      },
      clock,
      storage,
      memberId: () => session.userId(),
      newKey: () => uuidFrom(random),
    }),
  );
  useEffect(() => {
    runner.start();
    // Releases another member's transfer, and takes up this member's own.
    const unhear = session.subscribe(runner.start);
    return () => {
      unhear();
      runner.dispose();
    };
  }, [runner, session]);
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);
  const open = transferIsOpen(state);
  useEffect(() => {
    if (!open) return undefined;
    // Another page may have received the decision.
    return () => void dispatch(gatewayApi.util.invalidateTags([...transferTags]));
  }, [dispatch, open]);
  return { state, runner };
}
