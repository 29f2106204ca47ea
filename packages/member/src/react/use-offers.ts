import type { CashOutOffer } from '@courtside/contract';
import { useServices, useShown } from '@courtside/shell/react';
import { useEffect, useMemo, useState } from 'react';
import { memberApi } from '../redux/member-api.ts';
import { useBetTools, type CashOutDeskOffer } from './bet-tools.ts';
import { useRecordLanguage } from './use-record-language.ts';

/** Offers are valid for ten seconds; a new one comes well before. */
const POLL_MS = 4000;
/** Most tickets that the gateway prices at once. */
const MOST = 50;

export type LiveOffer = Omit<CashOutOffer, 'token'> & {
  /** Null unless it can be accepted. */
  readonly offer: CashOutDeskOffer | null;
};

/** The cash-out offers of running tickets, by number; polled while the page is visible. */
export function useOffers(tickets: readonly string[]): ReadonlyMap<string, LiveOffer> {
  const tools = useBetTools();
  const { clock } = useServices();
  const language = useRecordLanguage();
  const shown = useShown();
  const asked = tickets.slice(0, MOST);
  const query = memberApi.useCashOutOffersQuery(
    { tickets: asked, language },
    {
      skip: asked.length === 0 || !tools?.cashOut,
      pollingInterval: shown ? POLL_MS : 0,
      refetchOnMountOrArgChange: true,
    },
  );
  const told = query.currentData;
  return useMemo(() => {
    // Counted from its arrival, so that it does not end here before the gateway ends it; the gateway refuses late
    // requests.
    const now = clock.now();
    return new Map(
      (told ?? []).map((each) => {
        const { ticket_id: ticketId, status, value, stakeLeft, minPart, token } = each;
        const expiresAt = now + each.expiresInMs;
        const offer =
          status === 'open' ? { ticketId, value, stakeLeft, minPart, token, expiresAt } : null;
        return [ticketId, { ...each, offer }] as const;
      }),
    );
  }, [clock, told]);
}

/** The local clock, updated every second while `isWanted`. */
export function useSeconds(isWanted: boolean): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isWanted) return undefined;
    const read = () => {
      setNow(clock.now());
      cancel = clock.after(1000, read);
    };
    let cancel = clock.after(0, read);
    return () => cancel();
  }, [clock, isWanted]);
  return now;
}
