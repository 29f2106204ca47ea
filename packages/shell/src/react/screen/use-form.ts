import {
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useFaultFocus } from './use-fault-focus.ts';

export interface FormOptions<Field extends string> {
  /** Its fields. */
  fields: readonly Field[];
  /** Text of the error in a field's current value; undefined when it is valid. */
  check: (field: Field) => string | undefined;
  /** Called when the form is submitted and every field is valid. */
  onSubmit: () => void;
  /** Text of an error found after submission, such as by the gateway. @default nothing */
  refused?: (field: Field) => string | undefined;
  /** Number of submissions, where `refused` tells their outcome. @default 0 */
  attempt?: number;
}

/** Props of a field; it needs `aria-invalid` while there is an `error`, as the fields of the kit have. */
export interface FormFieldProps {
  error: string | undefined;
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

export interface Form<Field extends string> {
  /** Props for the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onPointerDownCapture: (event: PointerEvent<HTMLFormElement>) => void;
    onPointerUpCapture: () => void;
    onPointerCancelCapture: () => void;
  };
  field: (field: Field) => FormFieldProps;
  /** Call it when the member changes a field: its error is hidden until they leave the field. */
  edit: (field: Field) => void;
  /** Shows a field's error now, such as when another choice changes which values are valid. */
  speak: (field: Field) => void;
}

/** Whether the focus moves to another field of the same form, so that the previous field counts as skipped. */
function goesOn(target: HTMLInputElement | HTMLTextAreaElement, next: EventTarget | null): boolean {
  return (
    (next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement) &&
    next.form === target.form
  );
}

/**
 * Decides when the fields of a form show their errors. A field shows its error when it is left; an empty field only
 * when the member moves to another field, because a member who presses anything else may not want the form at all.
 * Submitting shows all errors and focuses the first field with one. A button never moves away under the pointer: a
 * field that is left for a button shows no error before the button acts.
 *
 * The caller keeps the values, their rules, the drafts and the gateway's answers.
 *
 * @example
 * const form = useForm({ fields: ['amount'], check: () => faultOf(amount), onSubmit: send });
 * return (
 *   <form {...form.props}>
 *     <StakeField {...form.field('amount')} value={amount} onChange={(text) => { setAmount(text); form.edit('amount'); }} />
 *   </form>
 * );
 */
export function useForm<Field extends string>(options: FormOptions<Field>): Form<Field> {
  const { fields, check, onSubmit, refused = () => undefined, attempt = 0 } = options;
  const [speaking, setSpeaking] = useState<readonly Field[]>([]);
  const [refusals, setRefusals] = useState(0);
  const pressing = useRef(false);
  const error = (field: Field) =>
    refused(field) ?? (speaking.includes(field) ? check(field) : undefined);
  const ref = useRef<HTMLFormElement>(null);
  useFaultFocus(ref, refusals, true);
  useFaultFocus(
    ref,
    attempt,
    fields.some((field) => refused(field) !== undefined),
  );
  const edit = (field: Field) => setSpeaking((now) => now.filter((each) => each !== field));
  const speak = (field: Field) => setSpeaking((now) => [...now, field]);
  return {
    props: {
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        const good = fields.every((field) => check(field) === undefined);
        setSpeaking(good ? [] : fields);
        if (good) onSubmit();
        else setRefusals(refusals + 1);
      },
      onPointerDownCapture({ target }) {
        pressing.current = target instanceof Element && target.closest('button') !== null;
      },
      onPointerUpCapture() {
        pressing.current = false;
      },
      onPointerCancelCapture() {
        pressing.current = false;
      },
    },
    field: (field) => ({
      error: error(field),
      onBlur({ target, relatedTarget }) {
        if (pressing.current || relatedTarget?.matches('[type="submit"]')) return;
        if (target.value.trim() === '' && !goesOn(target, relatedTarget)) return;
        speak(field);
      },
    }),
    edit,
    speak,
  };
}
