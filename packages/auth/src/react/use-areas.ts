import type { CountryArea } from '@courtside/contract';
import { useLocale } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useEffect, useState } from 'react';

const AREAS = '/site/api/v1/site/countryArea/queryCountryArea';
const MAX_AGE_MS = 3_600_000;

/**
 * Areas of phones with their patterns (spec access 3), in the script of the page. While the list of another script
 * loads, the previous list stays.
 *
 * @returns null until the areas are loaded, or when that fails; a mainland number can be typed in both cases
 */
export function useAreas(): readonly CountryArea[] | null {
  const { client } = useServices();
  const locale = useLocale();
  const [known, setKnown] = useState<{ locale: string; list: readonly CountryArea[] } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    client.cached(AREAS, { area: '' }, { maxAgeMs: MAX_AGE_MS, signal: abort.signal }).then(
      ({ list }) => setKnown({ locale, list }),
      () => undefined,
    );
    return () => abort.abort();
  }, [client, locale]);
  return known && known.list;
}
