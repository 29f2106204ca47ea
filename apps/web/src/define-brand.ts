// A chunk of its own; see brand-of.ts.
export { brandFromEnv, defineBrand } from '@courtside/shell';
