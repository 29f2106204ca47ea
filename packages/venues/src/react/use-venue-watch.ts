import { gatewayApi } from '@courtside/api-client/redux';
import type { VenueBalance } from '@courtside/contract';
import { useShown, useVenues } from '@courtside/shell/react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { FrameEvent } from '../core/frame-state.ts';
import { codeOf, isClosedCode } from '../core/launch-refusal.ts';
import { venuesApi } from '../redux/venues-api.ts';

/** How often the venue of an open game is asked what it holds, in ms. */
const EVERY_MS = 10_000;
const ABNORMAL = 6302;

/**
 * What the venue of an open game holds, and whether it is still open: asked every ten seconds, and by `ask` at once.
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
    // Halls and home show it as open from before; when it opens again they tell.
    if (closed) dispatch(gatewayApi.util.invalidateTags(['venue']));
  }, [closed, dispatch]);
  useEffect(() => {
    // While it is asked again, what is known is what was said before.
    if (isFetching) return;
    if (closed) send({ type: 'closed', reopensAt });
    else if (status === ABNORMAL) send({ type: 'expired' });
    else if (answers) send({ type: 'answers' });
  }, [answers, closed, isFetching, reopensAt, send, status]);
  return { wallet: data, ask: () => void refetch() };
}
