import type { BetRecord, SportsRequests, TicketLeg } from '@courtside/contract';
import { useMemo } from 'react';
import { memberApi } from '../redux/member-api.ts';
import { useRecordLanguage } from './use-record-language.ts';
import { useShown } from '@courtside/shell/react';

const POLL_MS = 5000;
/** Most picks that the gateway quotes at once. */
const MOST = 100;

type Picks = SportsRequests['getQuotes']['picks'];

const keyOf = ({ gid, wtype, pick }: Picks[number]) => `${gid}/${wtype}/${pick}`;

/** The picks of running legs whose prices are requested: each pick once, at most the first `MOST`. */
function asked(records: readonly BetRecord[]): Picks {
  const legs = records.flatMap(({ legs: own = [] }) =>
    own.filter(({ resultCode, wtype }) => resultCode === null && wtype !== 'FS'),
  );
  const picks = legs.map(({ gid, wtype, pick }) => ({ gid, wtype, pick }));
  return [...new Map(picks.map((pick) => [keyOf(pick), pick])).values()].slice(0, MOST);
}

/** The current prices of picks of running bets, in Hong Kong format; null where there is none on the same line. */
export function usePriceNow(records: readonly BetRecord[]): (leg: TicketLeg) => string | null {
  const language = useRecordLanguage();
  const shown = useShown();
  const picks = asked(records);
  const { currentData } = memberApi.usePicksNowQuery(
    { picks, language },
    { skip: picks.length === 0, pollingInterval: shown ? POLL_MS : 0 },
  );
  return useMemo(() => {
    const quotes = new Map((currentData ?? []).map((quote) => [keyOf(quote), quote]));
    return (leg) => {
      const quote = quotes.get(keyOf(leg));
      if (!quote?.open || quote.ratio !== leg.ratio || quote.strong !== leg.strong) return null;
      return quote.ior;
    };
  }, [currentData]);
}
