import type { VenueBalance } from '@courtside/contract';
import { useServices } from '@courtside/shell/react';
import { useEffect, useState } from 'react';
import { codeOf, isClosedCode } from '../core/launch-refusal.ts';
import { gatewayLooks } from '../redux/launch-calls.ts';
import { venuesApi } from '../redux/venues-api.ts';

/** Milliseconds for which a leaving member waits for the venue's balance. */
const PATIENCE_MS = 4000;

/** A venue's balance at the time of the request. */
export type HeldNow =
  | { readonly status: 'asking' }
  | { readonly status: 'known'; readonly held: VenueBalance }
  | { readonly status: 'closed' }
  /** The venue did not answer, or not in time. */
  | { readonly status: 'unknown' };

/** Requests a venue's balance once, on mount; an earlier one may be of an earlier round. */
export function useHeldNow(enName: string): HeldNow {
  const { clock } = useServices();
  const [ask] = venuesApi.useLazyVenueWalletQuery();
  const [now, setNow] = useState<HeldNow>({ status: 'asking' });
  useEffect(() => {
    let settled = false;
    const settle = (next: HeldNow) => {
      if (!settled) setNow(next);
      settled = true;
    };
    const cancel = clock.after(PATIENCE_MS, () => settle({ status: 'unknown' }));
    ask(enName)
      .unwrap()
      .then(
        (held) => settle(held.state === 'open' ? { status: 'known', held } : { status: 'closed' }),
        (fault: unknown) => settle({ status: isClosedCode(codeOf(fault)) ? 'closed' : 'unknown' }),
      );
    return () => {
      settled = true;
      cancel();
    };
  }, [ask, clock, enName]);
  return now;
}

/**
 * Balance of a closed venue: the venue itself does not answer any more, but the gateway lists it among all wallets.
 *
 * @param last the last known balance; used when the gateway does not answer either
 * @returns null when it is unknown
 */
export function useKeptThere(enName: string, last: VenueBalance | undefined): string | null {
  const { client } = useServices();
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    let ended = false;
    void gatewayLooks(client)({ enName }).then((outcome) => {
      if (!ended && outcome.status === 'known') setKept(outcome.funds.there);
    });
    return () => {
      ended = true;
    };
  }, [client, enName]);
  return kept ?? last?.balance ?? null;
}
