import { useCallback } from 'react';
import { faultMessage } from '../codes/fault-message.ts';
import { useT } from './site-i18n-provider.tsx';

/** Turns a fault into the text for people. */
export function useFaultText(): (fault: unknown) => string {
  const t = useT();
  return useCallback(
    (fault) => {
      const told = faultMessage(fault);
      return 'text' in told ? told.text : t(told.message);
    },
    [t],
  );
}
