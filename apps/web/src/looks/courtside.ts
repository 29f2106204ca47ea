import mark from '@courtside/ui/brands/courtside/mark.svg';
import wordmark from '@courtside/ui/brands/courtside/wordmark.svg';

export const logo = { mark, wordmark };

export { DEMO_HELP as playHelp } from './demo-help.ts';
export { courtside as input } from '../brands/courtside.ts';
