import { useCallback } from 'react';
import { faultMessage } from '../codes/fault-message.ts';
import { useT } from './site-i18n-provider.tsx';

/** Returns a function that gives the text of a fault for users. */
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
