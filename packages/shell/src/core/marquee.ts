import type { Cancel, Clock } from '@courtside/kernel';

/** Titles up to this many characters stand still (spec access 2 and 9). */
const LONGEST_STILL = 15;
const STEP_MS = 300;
/** Milliseconds that the whole title rests before each round, as tabs are read at a glance. */
const REST_MS = 3000;
/** Gap between the end of a title and its beginning, so that the two do not run together. */
const GAP = '\u2003';

/**
 * Text of a scrolling title after `step` steps of one character each; it repeats after a full round. A title of up to
 * 15 characters stays as it is. Characters are code points, so that no surrogate pair is cut in two.
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

/**
 * Scrolls a title by calls of `show`. A title of more than 15 characters rests for three seconds, scrolls one round at
 * a step every 300 ms, and rests again. The caller must show the title first.
 *
 * @returns a function that stops it
 */
export function runMarquee(clock: Clock, title: string, show: (text: string) => void): Cancel {
  const steps = [...title].length + 1;
  let step = 1;
  let cancel: Cancel = () => undefined;
  const scroll = () => {
    const round = step === steps;
    show(round ? title : marqueeStep(title, step));
    step = round ? 1 : step + 1;
    cancel = clock.after(round ? REST_MS : STEP_MS, scroll);
  };
  if (steps - 1 > LONGEST_STILL) cancel = clock.after(REST_MS, scroll);
  return () => cancel();
}
