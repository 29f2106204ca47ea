import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { IconCheck } from '../../icons.ts';

/** All other props go to the `<ol>`, which is the root element. */
export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  steps: readonly { title: string; detail?: string }[];
  /** Index of the current step, from 0; the number of steps when all are done. */
  current: number;
  /** Names the list. */
  label: string;
  /** Says that a step is done, to assistive technology. */
  doneLabel: string;
}

/** The steps of a task in order, with the current one marked. */
export function Steps({ steps, current, label, doneLabel, className, ...rest }: StepsProps) {
  return (
    <ol aria-label={label} {...rest} className={classNames('cs-steps', className)}>
      {steps.map(({ title, detail }, at) => (
        <li
          key={title}
          className={classNames(
            'cs-steps__step',
            at < current && 'is-done',
            at === current && 'is-current',
          )}
          {...(at === current && { 'aria-current': 'step' as const })}
        >
          <span className="cs-steps__mark" aria-hidden>
            {at < current ? <IconCheck size={16} /> : at + 1}
          </span>
          <span className="cs-steps__text">
            <span className="cs-steps__title">{title}</span>
            {at < current && <span className="cs-visually-hidden"> {doneLabel}</span>}
            {detail !== undefined && <span className="cs-steps__detail">{detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
