import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the first field of a form that has a fault, once for each attempt.
 *
 * @param attempt number of attempts so far
 * @param refused whether the last attempt was refused because of a field
 * @example
 * const form = useRef<HTMLFormElement>(null);
 * useFaultFocus(form, state.attempt, state.violations.length > 0);
 */
export function useFaultFocus(
  form: RefObject<HTMLFormElement | null>,
  attempt: number,
  refused: boolean,
): void {
  const focused = useRef(attempt);
  useEffect(() => {
    if (!refused || focused.current === attempt) return undefined;
    focused.current = attempt;
    // A dialog that closes over the form, such as a captcha, gives the focus back first, in a microtask.
    const handle = setTimeout(() => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // A group takes no focus itself: its first choice does.
      const choice = field?.querySelector<HTMLElement>('input, [role="radio"]');
      (choice ?? field)?.focus();
    });
    return () => clearTimeout(handle);
  }, [form, attempt, refused]);
}
