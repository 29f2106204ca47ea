import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the first field that was refused, once for each attempt. */
export function useRefusedField(
  attempt: number,
  refused: boolean,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef(attempt);
  useEffect(() => {
    if (!refused || focused.current === attempt) return;
    focused.current = attempt;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, refused]);
  return form;
}
