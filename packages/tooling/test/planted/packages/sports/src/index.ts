import { slip } from '../../betslip/src/index.ts';
export const sports = slip;
