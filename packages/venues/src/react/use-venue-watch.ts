import { gatewayApi } from '@courtside/api-client/redux';
import type { VenueBalance } from '@courtside/contract';
import { useShown, useVenues } from '@courtside/shell/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { FrameEvent } from '../core/frame-state.ts';
import { codeOf, isClosedCode } from '../core/launch-refusal.ts';
import { venuesApi } from '../redux/venues-api.ts';

/** How often the balance is requested from the venue of an open game, in ms. */
const EVERY_MS = 10_000;
const ABNORMAL = 6302;

/**
 * Balance of the venue of an open game, and whether it is still open: requested every ten seconds, and at once by
 * `ask`.
 */
export function useVenueWatch(
  enName: string,
  send: (event: FrameEvent) => void,
): { wallet: VenueBalance | undefined; ask: () => void } {
  const { data, error, isFetching, refetch } = venuesApi.useVenueWalletQuery(enName, {
    pollingInterval: useShown() ? EVERY_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const dispatch = useDispatch();
  const status = codeOf(error);
  const closed = data?.state === 'maintenance' || isClosedCode(status);
  const answers = data?.state === 'open' && error === undefined;
  const { data: venues } = useVenues();
  const reopensAt = venues?.find((venue) => venue.enName === enName)?.reopensAt ?? null;
  useEffect(() => {
    // Cached halls and the home page still show it as open; their next read also tells when it reopens.
    if (closed) dispatch(gatewayApi.util.invalidateTags(['venue']));
  }, [closed, dispatch]);
  useEffect(() => {
    // While a request is under way, the data is still that of the earlier answer.
    if (isFetching) return;
    if (closed) send({ type: 'closed', reopensAt });
    else if (status === ABNORMAL) send({ type: 'expired' });
    else if (answers) send({ type: 'answers' });
  }, [answers, closed, isFetching, reopensAt, send, status]);
  return { wallet: data, ask: () => void refetch() };
}
