import type { ReactNode } from 'react';

/** Words of the slip that an application may explain: a series, and the format of odds. */
export type SlipWord = 'series' | 'format';

/** Gives a word as the slip has it with what explains it, such as a button that opens its meaning. */
export type MarkWord = (word: SlipWord, text: string) => ReactNode;
