import { features } from './features/index.ts';
export const start = features;
