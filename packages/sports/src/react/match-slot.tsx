import { memo, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MatchRow } from './match-row.tsx';
import { useLook } from './use-sight.ts';

/** Matches of a list from which on rows that are out of sight are left out. */
export const LONG_LIST = 60;
/** Rows that are drawn before the browser has said which are in sight. */
const FIRST = 12;
/** In px, of a row that was never drawn in a section where none was. */
const ROW_HEIGHT = 96;
/** How far beyond the window a match counts as in sight, so that it is there before it is scrolled to. */
const MARGIN = '800px 0px';

export interface MatchSlotProps {
  gidm: string;
  /** Where it stands in the whole list, from 0. */
  order: number;
  /** Whether the list is so long that rows out of sight are left out. */
  long: boolean;
  /** The height of the row of the section that was drawn last, for those that never were. */
  height: RefObject<number>;
}

const isUnfolded = (slot: Element) => slot.querySelector('[aria-expanded="true"]') !== null;

/**
 * The place of a match in a list: its row while it is in sight, as much room as that took while it is not. A row that has
 * the focus, or lines that were unfolded, stays.
 */
export const MatchSlot = memo(function MatchSlot({ gidm, order, long, height }: MatchSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(order < FIRST);
  const [held, setHeld] = useState(false);
  const [away, setAway] = useState(ROW_HEIGHT);
  const drawn = !long || near || held;
  useLook(gidm, near);
  useEffect(() => {
    const element = slot.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true;
        setHeld(!isNear && (element.contains(document.activeElement) || isUnfolded(element)));
        if (!isNear) setAway(element.offsetHeight);
        setNear(isNear);
      },
      // With the document named as the root the margin holds in a frame too.
      { root: document, rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!long || !slot.current) return;
    if (drawn) height.current = slot.current.offsetHeight;
    // oxlint-disable-next-line react/set-state-in-effect -- Another row's height is known once that is laid out.
    else setAway((known) => (known === ROW_HEIGHT ? height.current || ROW_HEIGHT : known));
  }, [long, drawn, height]);
  return (
    <div
      ref={slot}
      className="cs-sports-slot"
      data-place={gidm}
      onBlur={({ currentTarget, relatedTarget }) =>
        setHeld(held && (currentTarget.contains(relatedTarget) || isUnfolded(currentTarget)))
      }
      style={drawn ? undefined : { height: away }}
    >
      {drawn && <MatchRow gidm={gidm} />}
    </div>
  );
});
