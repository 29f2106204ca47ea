import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus from the button that opened a form to the form's first field, once. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    form.current?.querySelector<HTMLElement>('input[name]')?.focus();
  }, [form]);
}
