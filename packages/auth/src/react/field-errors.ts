import { useT } from '@courtside/i18n/react';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { FlowState } from '../core/flow-state.ts';
import type { CredentialField, CredentialViolation } from '../core/credentials.ts';
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

/** Fields that the member has finished with. */
export interface LeftFields {
  /** What is wrong with a field that was left, in words. */
  error: (field: CredentialField) => string | undefined;
  /** Handler of a field's `onBlur`. */
  leave: (field: CredentialField) => (event: FocusEvent<HTMLInputElement>) => void;
  /** The member is at a field again: it says nothing until they leave it. */
  edit: (field: CredentialField) => void;
}

/** Whether the focus goes on to another field of the same form, in which the one before is seen to be missing. */
function goesOn(target: HTMLInputElement, next: EventTarget | null): boolean {
  return next instanceof HTMLInputElement && next.form === target.form;
}

/**
 * Says what is wrong with a field when the member leaves it: an empty one when they go on to another field, because who
 * presses anything else may not want the form at all. One that was left by pressing the submit button waits for the
 * submission: the button would move away under the pointer.
 */
export function useLeftFields(
  check: (field: CredentialField) => readonly CredentialViolation[],
): LeftFields {
  const t = useT();
  const [left, setLeft] = useState<readonly CredentialField[]>([]);
  const without = (field: CredentialField) => left.filter((each) => each !== field);
  return {
    error: (field) => {
      const [violation] = left.includes(field) ? check(field) : [];
      return violation && t(violationMessages[violation.code]);
    },
    leave:
      (field) =>
      ({ target, relatedTarget }) => {
        if (relatedTarget?.matches('[type="submit"]')) return;
        if (target.value === '' && !goesOn(target, relatedTarget)) return;
        setLeft([...without(field), field]);
      },
    edit: (field) => setLeft(without(field)),
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
