import type { Violation } from '@courtside/kernel';
import { useT } from '@courtside/i18n/react';
import { useCallback } from 'react';
import { otherReason, reasonMessages } from './reason-messages.ts';

/** Returns a function for the text of a violation. */
export function useReasonText(): (violation: Violation) => string {
  const t = useT();
  return useCallback(
    (violation) => t(reasonMessages[violation.code] ?? otherReason, { ...violation.params }),
    [t],
  );
}
