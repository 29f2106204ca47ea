import type { ReactNode } from 'react';

/** Words of the slip that an application may explain: a series, and the format of odds. */
export type SlipWord = 'series' | 'format';

/** Adds an explanation to a word of the slip, such as a button that opens its meaning. */
export type MarkWord = (word: SlipWord, text: string) => ReactNode;
