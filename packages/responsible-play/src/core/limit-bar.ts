import type { PlayLimitView } from './play-view.ts';

const digits = (decimal: string): bigint => {
  const [whole = '0', part = ''] = decimal.split('.');
  return BigInt(whole + part.padEnd(2, '0').slice(0, 2));
};

/** The used part of a limit, in whole per cent from 0 to 100; null without a limit. For a bar, not for a rule. */
export function usedPercent({ inForce, used }: Pick<PlayLimitView, 'inForce' | 'used'>) {
  if (inForce === null) return null;
  const [limit, spent] = [digits(inForce), digits(used)];
  if (spent >= limit) return 100;
  return Number((spent * 100n) / limit);
}
