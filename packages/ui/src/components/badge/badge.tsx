'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** @default 'neutral' */
  tone?: 'neutral' | 'live' | 'positive' | 'negative' | 'warning';
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames('cs-badge', `cs-badge--${tone}`, className)} />;
}
