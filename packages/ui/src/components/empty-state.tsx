import type { ReactNode } from 'react';
import { IconAlert, IconEmpty } from '../icons.ts';

export interface EmptyStateProps {
  title: string;
  detail?: string;
  /** `error` says that something failed; the action then tries again. */
  tone?: 'empty' | 'error';
  action?: ReactNode;
}

export function EmptyState({ title, detail, tone = 'empty', action }: EmptyStateProps) {
  const Icon = tone === 'error' ? IconAlert : IconEmpty;
  return (
    <div className="cs-empty" role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={36} strokeWidth={1.5} aria-hidden />
      <p className="cs-empty__title">{title}</p>
      {detail && <p className="cs-empty__detail">{detail}</p>}
      {action}
    </div>
  );
}
