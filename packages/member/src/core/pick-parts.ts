import type { BetRecord, Wtype } from '@courtside/contract';

export type MarketKind = 'M' | 'R' | 'OU';

/** A market code taken apart: `[H][R]market`, where in-play handicap is `RE` (spec feed vocabulary). */
export interface MarketParts {
  readonly kind: MarketKind;
  readonly period: 'full' | 'half';
  readonly inPlay: boolean;
}

const KINDS: Readonly<Record<string, { kind: MarketKind; inPlay: boolean }>> = {
  M: { kind: 'M', inPlay: false },
  RM: { kind: 'M', inPlay: true },
  R: { kind: 'R', inPlay: false },
  RE: { kind: 'R', inPlay: true },
  OU: { kind: 'OU', inPlay: false },
  ROU: { kind: 'OU', inPlay: true },
};

/** @example marketParts('HROU') // { kind: 'OU', period: 'half', inPlay: true } */
export function marketParts(wtype: Wtype): MarketParts {
  const half = wtype.startsWith('H');
  const known = KINDS[half ? wtype.slice(1) : wtype] ?? { kind: 'M', inPlay: false };
  return { ...known, period: half ? 'half' : 'full' };
}

export type PickRecord = Pick<BetRecord, 'wtype' | 'pick' | 'ratio' | 'strong'>;

/**
 * The line as the picked side has it: the giver's with a minus, the receiver's with a plus, a level line and a total
 * without a sign, nothing for 1X2.
 *
 * @example pickLine({ wtype: 'R', pick: 'H', ratio: '0.5 / 1', strong: 'H' }) // '-0.5/1'
 */
export function pickLine({ wtype, pick, ratio, strong }: PickRecord): string {
  const { kind } = marketParts(wtype);
  if (kind === 'M') return '';
  const line = ratio.replaceAll(' ', '');
  if (kind === 'OU' || line === '0' || line === '') return line;
  return `${strong === pick ? '-' : '+'}${line}`;
}
