import { useLocale } from '@courtside/i18n/react';

/** The language of the gateway's names. */
export function useRecordLanguage(): 'zh-cn' | 'zh-tw' {
  return useLocale() === 'zh-Hant' ? 'zh-tw' : 'zh-cn';
}
