import '@courtside/ui/themes/meridian.css';
import mark from '@courtside/ui/brands/meridian/mark.svg';
import wordmark from '@courtside/ui/brands/meridian/wordmark.svg';

export const logo = { mark, wordmark };

export { DEMO_HELP as playHelp } from './demo-help.ts';
export { meridian as input } from '../brands/meridian.ts';
