import type { Market, PickCode } from '@courtside/contract';

/**
 * The line as it stands before a price: the side that gives has a minus, the side that receives a plus, totals their
 * line, 1X2 none.
 *
 * @example pickLine({ wtype: 'R', strong: 'H', ratio: '0.5 / 1' }, 'H') // '-0.5/1'
 */
export function pickLine(
  market: Pick<Market, 'wtype' | 'strong' | 'ratio'>,
  pick: PickCode,
): string {
  const line = market.ratio.replaceAll(' ', '');
  if (line === '' || line === '0') return line;
  if (!/^H?RE?$/.test(market.wtype)) return line;
  return `${market.strong === pick ? '-' : '+'}${line}`;
}
