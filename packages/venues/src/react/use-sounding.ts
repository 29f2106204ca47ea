import type { VenueType } from '@courtside/contract';
import { useServices } from '@courtside/shell/react';
import { useEffect, useMemo, useState } from 'react';
import { venuesApi } from '../redux/venues-api.ts';

/** How long somebody pauses before the gateway is asked, in ms. */
const PAUSE_MS = 250;
/** The longest text that the gateway searches for. */
const LONGEST = 30;

/** Codes of the games that the gateway finds for a text: it knows names in both scripts, their pinyin and initials. */
export function useSounding(category: VenueType, text: string): ReadonlySet<string> {
  const { clock } = useServices();
  const [asked, setAsked] = useState('');
  // Full-width letters are those of the keyboard.
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
