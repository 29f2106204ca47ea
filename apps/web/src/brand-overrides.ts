// A chunk of its own; see brand-of.ts.
export { brandFromEnv } from '@courtside/shell';
