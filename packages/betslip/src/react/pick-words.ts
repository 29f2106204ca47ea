import type { Translate } from '@courtside/i18n/react';
import type { SlipEntry } from '../core/entry.ts';
import { m } from './messages.ts';

/** What a pick is in words: market with its period, and the selection with its line. */
export function pickWords(
  entry: SlipEntry,
  t: Translate,
): { market: string; selection: string; line: string } {
  const wtype = entry.playInfo.w;
  const half = wtype.startsWith('H');
  const kind = wtype.replace(/^H/, '');
  const period = t(half ? m.firstHalf : m.fullTime);
  const { ratio, strong } = entry.terms;
  const bare = ratio.replaceAll(' ', '');
  if (kind === 'OU' || kind === 'ROU') {
    const selection = t(entry.pick === 'C' ? m.over : m.under);
    return { market: `${period}${t(m.OU)}`, selection, line: bare };
  }
  const side =
    entry.pick === 'H'
      ? entry.gameInfo.team_h
      : entry.pick === 'C'
        ? entry.gameInfo.team_c
        : t(m.draw);
  if (kind === 'M' || kind === 'RM')
    return { market: `${period}${t(m.M)}`, selection: side, line: '' };
  const sign = bare === '0' || bare === '' ? '' : strong === entry.pick ? '-' : '+';
  return { market: `${period}${t(m.R)}`, selection: side, line: `${sign}${bare}` };
}
