import { useT } from '@courtside/i18n/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { FlowState } from '../core/access-flow.ts';
import type { CredentialField } from '../core/credentials.ts';
import { violationMessages } from './messages.ts';

/** What is wrong with each field, in words. */
export function useFieldErrors(state: FlowState): (field: CredentialField) => string | undefined {
  const t = useT();
  return (field) => {
    if (state.step !== 'failed') return undefined;
    const violation = state.violations.find((each) => each.field === field);
    return violation && t(violationMessages[violation.code]);
  };
}

/** Puts the focus on the first field that was refused, once for each attempt. */
export function useFocusOnRefusal(state: FlowState): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const refused = state.step === 'failed' && state.violations.length > 0;
  const { attempt } = state;
  const focused = useRef(0);
  useEffect(() => {
    if (!refused || focused.current === attempt) return undefined;
    focused.current = attempt;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A captcha that closes over the form gives the focus back first, in a microtask.
    const handle = setTimeout(() => field?.focus());
    return () => clearTimeout(handle);
  }, [refused, attempt]);
  return form;
}
