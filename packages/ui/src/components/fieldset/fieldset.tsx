'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** Title of the group of fields. */
  legend: ReactNode;
  hint?: string | undefined;
}

/** Fields that belong together. `disabled` disables them all. */
export function Fieldset({ legend, hint, className, children, ...rest }: FieldsetProps) {
  return (
    <fieldset {...rest} className={classNames('cs-fieldset', className)}>
      <legend className="cs-fieldset__legend">{legend}</legend>
      {hint && <p className="cs-fieldset__hint">{hint}</p>}
      {children}
    </fieldset>
  );
}
