import { useFaultText } from '@courtside/i18n/react';
import { useCallback } from 'react';
import { refusalWay } from '../../core/refusal-way.ts';
import { useServices } from '../services.tsx';

/** Returns a function that shows a fault to the member in the way that its code requires (spec access 8). */
export function useShowFault(): (fault: unknown) => void {
  const { dialogs, events, toaster } = useServices();
  const faultText = useFaultText();
  return useCallback(
    (fault) => {
      switch (refusalWay(statusCodeOf(fault))) {
        case 'silent':
          return;
        case 'dialog':
          void dialogs.tips({ content: faultText(fault) });
          return;
        case 'complete-data':
          events.emit('dataMissing', { message: faultText(fault) });
          return;
        case 're-enter-game':
          events.emit('reEnterGame', undefined);
          return;
        case 'toast':
          toaster.show(faultText(fault), 'error');
      }
    },
    [dialogs, events, faultText, toaster],
  );
}

/** Status code of a `GatewayError`, or of the store's copy of one. */
function statusCodeOf(fault: unknown): number | null {
  const code: unknown =
    typeof fault === 'object' && fault !== null && 'statusCode' in fault ? fault.statusCode : null;
  return typeof code === 'number' ? code : null;
}
