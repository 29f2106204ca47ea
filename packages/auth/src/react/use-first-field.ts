import { useEffect, useRef, type RefObject } from 'react';

/** A form that was opened by a button takes the focus from it, once. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    form.current?.querySelector<HTMLElement>('input[name]')?.focus();
  }, [form]);
}
