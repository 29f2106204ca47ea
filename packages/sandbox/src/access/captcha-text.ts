import { randomInt } from 'node:crypto';
import { GLYPHS } from './pictures/glyphs.ts';

const LETTERS = Object.keys(GLYPHS);

/** Four characters that are easy to read. */
export const captchaText = (): string =>
  Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
