export { count, isThorough } from './counts.ts';
