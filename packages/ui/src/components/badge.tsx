import type { ReactNode } from 'react';

export interface BadgeProps {
  tone?: 'neutral' | 'live' | 'positive' | 'negative' | 'warning';
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`cs-badge cs-badge--${tone}`}>{children}</span>;
}
