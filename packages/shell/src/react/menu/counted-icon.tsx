import type { ReactNode } from 'react';

const MOST = 99;

/** @example countText(120) // '99+' */
export const countText = (count: number): string => (count > MOST ? `${MOST}+` : String(count));

export interface CountedIconProps {
  /** How much waits; nothing shows for 0. */
  count: number;
  /** The icon. */
  children: ReactNode;
}

/** An icon of a menu with a count on it, of two digits at most. */
export function CountedIcon({ count, children }: CountedIconProps) {
  return (
    <span className="cs-shell-count">
      {children}
      {count > 0 && <span className="cs-shell-count__mark">{countText(count)}</span>}
    </span>
  );
}
