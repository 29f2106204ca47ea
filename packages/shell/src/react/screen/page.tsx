import { classNames, Heading } from '@courtside/ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** All other props are passed to the root element. */
export interface PageProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Its `h1`. */
  title: ReactNode;
  /** Actions beside the title, such as a link back. They are not printed. */
  actions?: ReactNode;
  /** `narrow` (720 px) for a form or a text, `medium` (960 px) for rows that are read. @default 'full' */
  width?: 'narrow' | 'medium' | 'full';
}

/**
 * A screen: its title, the actions beside it, and its parts below each other.
 *
 * @example
 * <Page title={t(m.title)} actions={<ButtonLink render={<Link to={LIST} />}>{t(m.back)}</ButtonLink>}>
 *   <Card>…</Card>
 * </Page>
 */
export function Page({ title, actions, width = 'full', className, children, ...rest }: PageProps) {
  return (
    <section
      {...rest}
      className={classNames('cs-page', width !== 'full' && `cs-page--${width}`, className)}
    >
      <div className="cs-page__head">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {actions && <div className="cs-page__actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
