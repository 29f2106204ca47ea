import type { MarkWord } from '@courtside/betslip/react';
import { WordHint } from '@courtside/shell/react';

/** Words of the slip, explained by the glossary of the site. */
export const markWord: MarkWord = (word, text) => <WordHint word={word}>{text}</WordHint>;
