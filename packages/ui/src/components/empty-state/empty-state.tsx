import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { IconAlert, IconEmpty } from '../../basic-icons.tsx';

export interface EmptyStateProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children' | 'role'
> {
  title: string;
  detail?: string;
  /** `error` is for a failure; the action then retries. @default 'empty' */
  tone?: 'empty' | 'error';
  action?: ReactNode;
}

export function EmptyState({
  title,
  detail,
  tone = 'empty',
  action,
  className,
  ...rest
}: EmptyStateProps) {
  const Icon = tone === 'error' ? IconAlert : IconEmpty;
  return (
    <div
      {...rest}
      className={classNames('cs-empty', className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon size={36} strokeWidth={1.5} aria-hidden />
      <p className="cs-empty__title">{title}</p>
      {detail && <p className="cs-empty__detail">{detail}</p>}
      {action}
    </div>
  );
}
