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
  /** What is wrong with a field as it stands, in words. */
  check: (field: Field) => string | undefined;
  /** Called when nothing is wrong with any field. */
  onSubmit: () => void;
  /** What was told of a field after it was handed in, such as by the gateway, in words. @default nothing */
  refused?: (field: Field) => string | undefined;
  /** Counts what was handed in, where `refused` tells what came of it. @default 0 */
  attempt?: number;
}

/** Props of a field; it needs `aria-invalid` while there is an `error`, as the fields of the kit have. */
export interface FormFieldProps {
  error: string | undefined;
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

export interface Form<Field extends string> {
  /** For the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onPointerDownCapture: (event: PointerEvent<HTMLFormElement>) => void;
    onPointerUpCapture: () => void;
    onPointerCancelCapture: () => void;
  };
  field: (field: Field) => FormFieldProps;
  /** The member changes a field: it says nothing until they leave it. */
  edit: (field: Field) => void;
  /** The field says what is wrong with it now, such as when another choice changes what is right. */
  speak: (field: Field) => void;
}

/** Whether the focus goes on to another field of the same form, in which the one before is seen to be missing. */
function goesOn(target: HTMLInputElement | HTMLTextAreaElement, next: EventTarget | null): boolean {
  return (
    (next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement) &&
    next.form === target.form
  );
}

/**
 * When the fields of a form speak. A field says what is wrong with it when it is left: an empty one when the member goes
 * on to another field, because who presses anything else may not want the form at all. Handing in makes all of them
 * speak and leads to the first that has a fault. What is pressed never moves away under the pointer: a field that is left
 * for a button waits for what the button does.
 *
 * Values stay with the caller, who has their rules, drafts and what the gateway said.
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
