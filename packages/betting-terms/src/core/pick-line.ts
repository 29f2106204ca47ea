import { marketCode } from './market-code.ts';

/** A line of the feed with one pick of its market. */
export interface PickedLine {
  readonly wtype: string;
  readonly pick: string;
  /** `0`, `0.5`, `0.5 / 1`; empty where the market has no line. */
  readonly ratio: string;
  /** The side that gives the handicap; empty where none does. */
  readonly strong: string;
}

/**
 * The line from the view of the picked side: the giving side with a minus, the receiving side with a plus; a level line
 * and a total without a sign. An unknown market keeps its line unchanged, as the meaning of a sign is unknown too.
 *
 * @example pickLine({ wtype: 'R', pick: 'H', ratio: '0.5 / 1', strong: 'H' }) // '-0.5/1'
 */
export function pickLine({ wtype, pick, ratio, strong }: PickedLine): string {
  const line = ratio.replaceAll(' ', '');
  const kind = marketCode(wtype)?.kind;
  const isHandicap = kind === 'handicap' || kind === 'set-handicap';
  if (!isHandicap || line === '0' || line === '') return line;
  return `${strong === pick ? '-' : '+'}${line}`;
}
