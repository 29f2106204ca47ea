import { classNames, Heading } from '@courtside/ui';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

/** All other props are passed to the root element. */
export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Its `h2`, which names it. */
  title: ReactNode;
  /** Actions at the end of the title's line. */
  actions?: ReactNode;
  /** `lg` for a page that shows no title, such as home. @default 'md' */
  size?: 'md' | 'lg';
}

/**
 * A titled part of a page, for several items on the same subject. For a single item use a `Card` with a title.
 *
 * @example
 * <Section title={t(m.limits)}>
 *   <Card>…</Card>
 *   <Card>…</Card>
 * </Section>
 */
export function Section({
  title,
  actions,
  size = 'md',
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={classNames('cs-section', className)}>
      <div className="cs-section__head">
        <Heading level={2} size={size === 'lg' ? 'xl-wide' : 'lg'} id={id}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
