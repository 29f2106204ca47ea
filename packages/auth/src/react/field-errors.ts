import { useT } from '@courtside/i18n/react';
import type { FlowState } from '../core/flow-state.ts';
import type { CredentialField, CredentialViolation } from '../core/credentials.ts';
import { violationMessages } from './messages.ts';

/** Error texts of each field: `check` of its current value, `refused` of the flow's failure. */
export interface FieldErrors {
  check: (field: CredentialField) => string | undefined;
  refused: (field: CredentialField) => string | undefined;
}

/** @param violations of the form's current values */
export function useFieldErrors(
  state: FlowState,
  violations: readonly CredentialViolation[],
): FieldErrors {
  const t = useT();
  const told = (of: readonly CredentialViolation[], field: CredentialField) => {
    const violation = of.find((each) => each.field === field);
    return violation && t(violationMessages[violation.code]);
  };
  return {
    check: (field) => told(violations, field),
    refused: (field) => (state.step === 'failed' ? told(state.violations, field) : undefined),
  };
}
