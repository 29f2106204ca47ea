import { useT } from '@courtside/i18n/react';
import type { FlowState } from '../core/flow-state.ts';
import type { CredentialField, CredentialViolation } from '../core/credentials.ts';
import { violationMessages } from './messages.ts';

/** What is wrong with each field, in words: as it stands, and as the flow was refused for it. */
export interface FieldErrors {
  check: (field: CredentialField) => string | undefined;
  refused: (field: CredentialField) => string | undefined;
}

/** @param violations of what stands in the form now */
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
