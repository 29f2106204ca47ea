import { IconChevronLeft, IconChevronRight } from '../icons.ts';

export interface PaginationProps {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  label: string;
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
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="cs-pagination" aria-label={label}>
      <button
        type="button"
        className="cs-icon-button"
        aria-label={previousLabel}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </button>
      <span className="cs-pagination__state">
        {page} / {pageCount}
      </span>
      <button
        type="button"
        className="cs-icon-button"
        aria-label={nextLabel}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </button>
    </nav>
  );
}
