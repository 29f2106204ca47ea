import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

/** An event. */
export interface TimelineItem {
  id: string;
  /** The time as shown: a time of day, or a minute of the match. */
  time: string;
  /** ISO date for machines, where `time` is a point in time. */
  dateTime?: string;
  title: ReactNode;
  detail?: ReactNode;
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger';
  /** Shown in place of the dot; decoration. */
  icon?: ReactNode;
}

/** All other props go to the `<ol>`, which is the root element. */
export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  items: readonly TimelineItem[];
  /** Names the list. */
  label: string;
}

/** Events, one below the other. */
export function Timeline({ items, label, className, ...rest }: TimelineProps) {
  return (
    <ol aria-label={label} {...rest} className={classNames('cs-timeline', className)}>
      {items.map(({ id, time, dateTime, title, detail, tone = 'neutral', icon }) => (
        <li key={id} className={`cs-timeline__item cs-timeline__item--${tone}`}>
          <span className="cs-timeline__mark" aria-hidden>
            {icon ?? <span className="cs-timeline__dot" />}
          </span>
          <time className="cs-timeline__time" dateTime={dateTime}>
            {time}
          </time>
          <div className="cs-timeline__text">
            <div className="cs-timeline__title">{title}</div>
            {detail !== undefined && <div className="cs-timeline__detail">{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
