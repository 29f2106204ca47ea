'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

export interface FormErrorsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What is wrong, in one line. Shown as long as there are errors. */
  title: string;
  /** One a field: the id given to the field, and what is wrong with it. */
  errors: readonly { fieldId: string; text: string }[];
}

/** What is wrong with a form, each line a way to its field. It is announced when it comes. */
export function FormErrors({ title, errors, className, ...rest }: FormErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" {...rest} className={classNames('cs-form-errors', className)}>
      <p className="cs-form-errors__title">{title}</p>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <button
              type="button"
              className="cs-form-errors__link"
              onClick={() => document.getElementById(fieldId)?.focus()}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
