import type { ReactNode } from 'react';

const MOST = 99;

/** @example countText(120) // '99+' */
export const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count));

export interface CountedIconProps {
  /** Number of waiting items; 0 shows no mark. */
  count: number;
  /** The icon. */
  children: ReactNode;
}

/** A menu icon with a count on it, of at most two digits. */
export function CountedIcon({ count, children }: CountedIconProps) {
  return (
    <span className="cs-shell-count">
      {children}
      {count > 0 && <span className="cs-shell-count__mark">{countText(count)}</span>}
    </span>
  );
}
