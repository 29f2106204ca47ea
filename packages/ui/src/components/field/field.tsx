'use client';
import { useId, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconAlert } from '../../icons.ts';

/** What every field says about itself. */
export interface FieldTexts {
  label: ReactNode;
  /** Hides the label from sight, not from assistive technology. */
  hideLabel?: boolean | undefined;
  /** Stands under the control until there is an error. */
  hint?: string | undefined;
  /** Text of what is wrong; shown beside the control and read with it. */
  error?: string | undefined;
  /** Marks the label; the control tells assistive technology. */
  required?: boolean | undefined;
}

/** What a control takes from its frame. */
export interface FieldControl {
  id: string;
  /** For a control that a `<label>` cannot name, such as a group. */
  labelId: string;
  describedBy: string | undefined;
  invalid: true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control; one is made when none is given. */
  id?: string | undefined;
  /** Ids of further descriptions, kept beside the note. */
  describedBy?: string | undefined;
  /** Stands in the label's place, such as the label with a hint on it; the label itself is for assistive technology then. */
  shownLabel?: ReactNode;
  /** `row` puts the label before the control, `choice` after it as with a checkbox. @default 'stack' */
  layout?: 'stack' | 'row' | 'choice';
  /** The control is a group: the label then names it by `labelId` and takes no clicks. @default false */
  group?: boolean;
  /** Stands at the end of the note's line, such as a counter. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** The one frame of all form fields: label, control, hint or error. Use it for a control of your own. */
export function Field({
  label,
  hideLabel = false,
  shownLabel,
  hint,
  error,
  required = false,
  id: givenId,
  describedBy,
  layout = 'stack',
  group = false,
  aside,
  className,
  children,
}: FieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const control = children({
    id,
    labelId,
    describedBy: classNames(describedBy, note && noteId) || undefined,
    invalid: error ? true : undefined,
  });
  const text = (
    <>
      {label}
      {required && (
        <span className="cs-field__required" aria-hidden>
          *
        </span>
      )}
    </>
  );
  const labelClass = hideLabel || shownLabel ? 'cs-visually-hidden' : 'cs-field__label';
  return (
    <div
      className={classNames('cs-field', `cs-field--${layout}`, error && 'is-invalid', className)}
    >
      {layout === 'choice' ? (
        <label className="cs-field__choice" htmlFor={id}>
          {control}
          <span id={labelId} className={hideLabel ? 'cs-visually-hidden' : undefined}>
            {text}
          </span>
        </label>
      ) : (
        <>
          {group ? (
            <span id={labelId} className={labelClass}>
              {text}
            </span>
          ) : (
            <label id={labelId} htmlFor={id} className={labelClass}>
              {text}
            </label>
          )}
          {shownLabel && <span className="cs-field__label">{shownLabel}</span>}
          {control}
        </>
      )}
      {(note || aside) && (
        <div className="cs-field__foot">
          {note && (
            <p id={noteId} className={classNames('cs-field__note', error && 'is-error')}>
              {error && <IconAlert size={16} aria-hidden />}
              {note}
            </p>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}
