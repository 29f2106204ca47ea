import type { VenueType } from '@courtside/contract';
import { useServices } from '@courtside/shell/react';
import { useEffect, useMemo, useState } from 'react';
import { venuesApi } from '../redux/venues-api.ts';

/** Debounce time before the gateway is asked, in ms. */
const PAUSE_MS = 250;
/** Maximum length of the gateway's search text. */
const LONGEST = 30;

/**
 * Codes of the games that the gateway finds for a text: it matches names in both scripts, their pinyin and initials.
 */
export function useSounding(category: VenueType, text: string): ReadonlySet<string> {
  const { clock } = useServices();
  const [asked, setAsked] = useState('');
  // Full-width letters are treated as plain ones.
  const keyword = text.normalize('NFKC').trim().slice(0, LONGEST);
  useEffect(() => clock.after(PAUSE_MS, () => setAsked(keyword)), [clock, keyword]);
  const { currentData } = venuesApi.useSearchedGamesQuery(
    { category, keyword: asked },
    { skip: asked === '' || asked !== keyword },
  );
  return useMemo(
    () => new Set(asked === keyword ? currentData : []),
    [asked, currentData, keyword],
  );
}
