import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconAlert, IconEmpty } from '../../basic-icons.tsx';

export interface EmptyStateProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children' | 'role'
> {
  title: string;
  /** Makes the title the heading of its page, where nothing else is on it. @default false */
  isPage?: boolean;
  detail?: string;
  /** `error` is for a failure; the action then retries. @default 'empty' */
  tone?: 'empty' | 'error';
  action?: ReactNode;
}

export function EmptyState({
  title,
  isPage = false,
  detail,
  tone = 'empty',
  action,
  className,
  ...rest
}: EmptyStateProps) {
  const Icon = tone === 'error' ? IconAlert : IconEmpty;
  const Title = isPage ? 'h1' : 'p';
  return (
    <div
      {...rest}
      className={classNames('cs-empty', className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon size={36} strokeWidth={1.5} aria-hidden />
      <Title className="cs-empty__title">{title}</Title>
      {detail && <p className="cs-empty__detail">{detail}</p>}
      {action}
    </div>
  );
}
