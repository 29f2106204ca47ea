import { build } from 'tsup';
export const bundled = build;
