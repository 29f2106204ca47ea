import type { VenueType } from '@courtside/contract';
import { useServices, type QueryResult } from '@courtside/shell/react';
import { useEffect, useMemo, useState } from 'react';
import { venuesApi } from '../redux/venues-api.ts';

/** Debounce time before the gateway is asked, in ms. */
const PAUSE_MS = 250;
/** Maximum length of the gateway's search text. */
const LONGEST = 30;

export interface Sounding {
  /** Codes of the found games. */
  readonly sounding: ReadonlySet<string>;
  /** The search, without data until it is answered; null without a text. */
  readonly search: QueryResult<unknown> | null;
}

/** The games that the gateway finds for a text: it matches names in both scripts, their pinyin and initials. */
export function useSounding(category: VenueType, text: string): Sounding {
  const { clock } = useServices();
  const [asked, setAsked] = useState('');
  // Full-width letters are treated as plain ones.
  const keyword = text.normalize('NFKC').trim().slice(0, LONGEST);
  useEffect(() => clock.after(PAUSE_MS, () => setAsked(keyword)), [clock, keyword]);
  // Until the pause is over, the query is skipped and has neither data nor a fault.
  const { currentData, error, refetch } = venuesApi.useSearchedGamesQuery(
    { category, keyword: asked },
    { skip: asked === '' || asked !== keyword },
  );
  const sounding = useMemo(() => new Set(currentData), [currentData]);
  return { sounding, search: keyword === '' ? null : { data: currentData, error, refetch } };
}
