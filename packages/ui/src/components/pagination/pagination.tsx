'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { IconChevronLeft, IconChevronRight } from '../../icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

/** All other props go to the `<nav>`. */
export interface PaginationProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'onChange' | 'children'
> {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** Name of the navigation. */
  label: string;
  /** Disables both buttons, e.g. while a page is loading. @default false */
  disabled?: boolean;
  previousLabel: string;
  nextLabel: string;
}

export function Pagination({
  page,
  pageCount,
  onChange,
  label,
  previousLabel,
  nextLabel,
  disabled = false,
  className,
  ...rest
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} {...rest} className={classNames('cs-pagination', className)}>
      <IconButton
        label={previousLabel}
        disabled={disabled || page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </IconButton>
      <span className="cs-pagination__state">
        {page} / {pageCount}
      </span>
      <IconButton
        label={nextLabel}
        disabled={disabled || page >= pageCount}
        onClick={() => onChange(page + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </IconButton>
    </nav>
  );
}
