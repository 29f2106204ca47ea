export { count } from './counts.ts';
