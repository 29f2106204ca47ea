import type { Cancel, Clock } from '@courtside/kernel';

/** Titles up to this many characters stand still (spec access 2 and 9). */
const LONGEST_STILL = 15;
const STEP_MS = 300;
/** Between the end of a title and its beginning, so that the two do not run together. */
const GAP = '\u2003';

/**
 * What a scrolling title shows after this many steps: one character on at each step, round and round. A title of up to
 * 15 characters stays as it is. Characters are what a reader counts, so none is cut in two.
 *
 * @example
 * marqueeStep('投注记录 - Courtside 体育', 1) // '注记录 - Courtside 体育 投'
 */
export function marqueeStep(title: string, step: number): string {
  const characters = [...title];
  if (characters.length <= LONGEST_STILL) return title;
  characters.push(GAP);
  const at = step % characters.length;
  return [...characters.slice(at), ...characters.slice(0, at)].join('');
}

/** Shows a title by `show`, scrolling every 300 ms when it is longer than 15 characters; returns what ends it. */
export function runMarquee(clock: Clock, title: string, show: (text: string) => void): Cancel {
  let step = 1;
  let cancel: Cancel = () => undefined;
  const scroll = () => {
    show(marqueeStep(title, step));
    step += 1;
    cancel = clock.after(STEP_MS, scroll);
  };
  if ([...title].length > LONGEST_STILL) cancel = clock.after(STEP_MS, scroll);
  return () => cancel();
}
