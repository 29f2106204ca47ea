import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { endOfLine, nextInGrid, type GridDirection } from '../core/next-in-grid.ts';

export interface OddsGridProps {
  /** Names the odds, and says that arrow keys move among them. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Prices, and other elements that take part in the arrow keys. */
const ITEMS = ':is(.cs-price, [data-odds-item]):not(:disabled)';
const isPrice = (item: HTMLElement) => item.matches('.cs-price');
const DIRECTIONS: Readonly<Record<string, GridDirection | 'first' | 'last'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/**
 * One tab stop for many prices. Tab enters at the price that had the focus last, else at the first; Tab leaves. The
 * keys are those of ARIA's grid: arrows within the line and the column, Home and End to the ends of the line, with Ctrl
 * to the first and the last of all. Without the roles of a grid: the prices stay buttons in a group, so that screen
 * readers announce them as before.
 *
 * It reads the positions of the drawn elements, so that no price is drawn again when the focus moves.
 */
export function OddsGrid({ label, className, children }: OddsGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);

  function items(): HTMLElement[] {
    const all = Array.from(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? []);
    // The columns of the other period are hidden on a phone.
    return all.filter((each) => each.getClientRects().length > 0);
  }

  function enter(event: FocusEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) {
      last.current = event.target;
      return;
    }
    // A click between two prices must not move the focus to one.
    if (!event.currentTarget.matches(':focus-visible')) return;
    const present = items();
    const left = present.find((each) => each === last.current);
    (left ?? present.find(isPrice) ?? present[0])?.focus();
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const grid = event.currentTarget;
    // On Shift+Tab the group itself would be the next stop and move the focus in again.
    if (event.key === 'Tab' && event.shiftKey) grid.tabIndex = -1;
    const direction = DIRECTIONS[event.key];
    const toEnd = direction === 'first' || direction === 'last';
    if (!direction || event.altKey || event.metaKey || (event.ctrlKey && !toEnd)) return;
    // Home and End go to prices only; other elements, such as a star, are reached with the arrows.
    const present = items().filter((each) => !toEnd || isPrice(each) || each === event.target);
    const from = present.findIndex((each) => each === event.target);
    if (from < 0) return;
    event.preventDefault();
    if (toEnd && event.ctrlKey) {
      present
        .filter(isPrice)
        .at(direction === 'first' ? 0 : -1)
        ?.focus();
      return;
    }
    const boxes = present.map((each) => each.getBoundingClientRect());
    const to = toEnd ? endOfLine(boxes, from, direction) : nextInGrid(boxes, from, direction);
    present[to]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It listens to what happens inside.
    <div
      ref={root}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It hands the focus on to one of its prices.
      tabIndex={0}
      className={className}
      onFocus={enter}
      onBlur={(event) => {
        event.currentTarget.tabIndex = 0;
      }}
      onKeyDown={move}
    >
      {children}
    </div>
  );
}
