import '@courtside/ui/themes/vermilion.css';
import mark from '@courtside/ui/brands/vermilion/mark.svg';
import wordmark from '@courtside/ui/brands/vermilion/wordmark.svg';

export const logo = { mark, wordmark };

export { DEMO_HELP as playHelp } from './demo-help.ts';
export { vermilion as input } from '../brands/vermilion.ts';
