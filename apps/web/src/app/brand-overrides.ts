// A chunk of its own; see main.tsx.
export { brandFromEnv } from '@courtside/shell';
