import type { Cancel, Clock } from '@courtside/kernel';

/** Titles up to this many characters stand still (spec access 2 and 9). */
const LONGEST_STILL = 15;
const STEP_MS = 300;
/** For how long the whole title stands before it scrolls, each time: a row of tabs is read at a glance. */
const REST_MS = 3000;
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

/**
 * Shows a title by `show`. One of more than 15 characters rests for three seconds as it is, scrolls one round at a step
 * every 300 ms, and rests again. The title is taken to be shown already.
 *
 * @returns what ends it
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
