import { classNames } from '@courtside/ui';
import { memo, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MatchRow } from './match-row.tsx';
import { useLook } from './use-sight.ts';

/** With this many matches a list leaves out rows that are out of view. */
export const LONG_LIST = 60;
/** Number of rows that are drawn before the browser has reported which are in view. */
const FIRST = 12;
/** Assumed height in px of a row in a section where no row was drawn yet. */
const ROW_HEIGHT = 96;
/** Distance from the window at which a match counts as in view, so that it is drawn before it is scrolled to. */
const MARGIN = '800px 0px';

export interface MatchSlotProps {
  gidm: string;
  /** Index of the match in the whole list, from 0. */
  order: number;
  /** Whether the list leaves out rows that are out of view. */
  long: boolean;
  /** Height of the last drawn row of the section, used for rows that were never drawn. */
  height: RefObject<number>;
}

const isUnfolded = (slot: Element) => slot.querySelector('[aria-expanded="true"]') !== null;

/**
 * The place of a match in a list: its row while it is in view, else an empty space of the row's height. A row that has
 * the focus, or unfolded lines, stays.
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
      // With the document as the root, the margin works in a frame too.
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
      className={classNames('cs-sports-slot', !long && 'cs-sports-slot--short')}
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
