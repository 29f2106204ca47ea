import { a } from './a.ts';
export const b = (): string => a();
