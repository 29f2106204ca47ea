import { page } from '../react/page.ts';
export const deep = page;
