import { deep } from '../../../betslip/src/core/deep.ts';
export const board = deep;
