import { formatInstant, type Message } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Timeline, type TimelineItem } from '@courtside/ui';
import type { CourseStep } from '../core/course.ts';

export interface CourseTimelineProps<S extends string> {
  label: string;
  steps: readonly CourseStep<S>[];
  messages: Readonly<Record<S, Message>>;
  /** Tones of the final steps; the others have the brand's tone. */
  tones: Readonly<Partial<Record<S, TimelineItem['tone']>>>;
}

/** The course of an order, step by step with times; steps still to come are below, without a time. */
export function CourseTimeline<S extends string>(props: CourseTimelineProps<S>) {
  const { label, steps, messages, tones } = props;
  const t = useT();
  const { tag } = useLanguage();
  return (
    <Timeline
      label={label}
      items={steps.map(({ status, at }) => {
        const title = t(messages[status]);
        return at === null
          ? { id: status, time: '--', title: <span className="cs-wallet__ahead">{title}</span> }
          : {
              id: status,
              time: formatInstant(at, tag),
              dateTime: new Date(at).toISOString(),
              title,
              tone: tones[status] ?? 'brand',
            };
      })}
    />
  );
}
