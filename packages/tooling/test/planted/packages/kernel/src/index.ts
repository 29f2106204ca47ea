import { amount } from '../../money/src/index.ts';
export const kernel = amount;
