'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

/** Everything else reaches the root, which scrolls. */
export interface VirtualListProps<Item> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'role'
> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** Names the list. */
  label: string;
  /** How high a row is about, in px; each is measured when it is drawn. */
  rowHeight: number;
  /** Height of the list in CSS units. */
  height: string;
  /** Where it is scrolled to at first, in px: what `onOffset` told last. @default 0 */
  initialOffset?: number;
  onOffset?: (offset: number) => void;
}

const AHEAD = 6;

/** A list of any length that draws the rows in sight only, and the one that has the focus. */
export function VirtualList<Item>({
  items,
  itemKey,
  children,
  label,
  rowHeight,
  height,
  initialOffset = 0,
  onOffset,
  className,
  ref,
  onFocus,
  onBlur,
  onScroll,
  style,
  ...rest
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  // oxlint-disable-next-line react/incompatible-library -- No compiler memoizes what it returns.
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    overscan: AHEAD,
    initialOffset,
    initialRect: { width: 0, height: rowHeight * 2 * AHEAD },
    // A row that went away would take the focus with it.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (focused === null || focused >= items.length || near.includes(focused)) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It listens to what happens inside.
    <div
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The list itself scrolls by keys.
      tabIndex={0}
      {...rest}
      role="list"
      ref={(element) => {
        scroller.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      className={classNames('cs-virtual', className)}
      style={{ ...style, height }}
      onScroll={(event) => {
        onScroll?.(event);
        onOffset?.(event.currentTarget.scrollTop);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        const row = event.target.closest<HTMLElement>('[data-index]');
        setFocused(row ? Number(row.dataset['index']) : null);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setFocused(null);
      }}
    >
      <div
        className="cs-virtual__space"
        role="presentation"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="cs-virtual__row"
                role="listitem"
                aria-setsize={items.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(item, index)}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
