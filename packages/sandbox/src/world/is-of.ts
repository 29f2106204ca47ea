import type { ListSport, SportCode } from '@courtside/contract';

/** Whether a sport belongs on a list. */
export const isOf = (sport: SportCode, gtype: ListSport): boolean =>
  gtype === 'ALL' || sport === gtype;
