import { useEffect } from 'react';
import { useServices } from '../services.tsx';

const NAME = 'courtside.locale';
const SECONDS_OF_A_YEAR = 31_536_000;

/** Tells the site's server the language that the visitor chose, so that it sends the page that was rendered in it. */
export function writeLanguageCookie(tag: string): void {
  document.cookie = `${NAME}=${tag}; path=/; max-age=${SECONDS_OF_A_YEAR}; samesite=lax`;
}

/** Writes the cookie of a stored choice that is older than the cookie, or whose cookie has expired. */
export function useLanguageCookie(): void {
  const { i18n, storage } = useServices();
  useEffect(() => {
    const { tag } = i18n.language;
    if (storage.get(NAME) === tag) writeLanguageCookie(tag);
  }, [i18n, storage]);
}
