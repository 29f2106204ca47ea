import { useRef } from 'react';
import { useSideColumn } from './use-side-column.ts';

/** The place of `SlipAside` while it loads, so that what floats beside the column does not move when it comes. */
export function SlipAsidePlace() {
  const column = useRef<HTMLDivElement>(null);
  useSideColumn(column);
  return <div ref={column} className="cs-member-aside" />;
}
