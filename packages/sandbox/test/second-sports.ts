import type { EndedMatch, Score, TicketLeg } from '@courtside/contract';

const sum = (parts: readonly Score[]): Score =>
  parts.reduce((all, part) => ({ h: all.h + part.h, c: all.c + part.c }), { h: 0, c: 0 });
const won = (parts: readonly Score[]): Score => ({
  h: parts.filter(({ h, c }) => h > c).length,
  c: parts.filter(({ h, c }) => c > h).length,
});

/** How many of the parts are played in regulation time. */
const REGULATION: Readonly<Record<string, number>> = { BK: 4, AF: 4, IH: 3, RU: 2 };

/** How a leg of another sport than football ends: written from the rules, without the engine. */
export function sportCode(leg: TicketLeg, match: EndedMatch): string {
  const { parts, gameType, discipline } = match;
  const [, period = '', code = ''] = /^(H|P\d+|)(.+)$/.exec(leg.wtype) ?? [];
  const regulation = REGULATION[discipline ?? gameType] ?? parts.length;
  const firstHalf = { BK: 2, AF: 2, BS: 5 }[discipline ?? (gameType as string)] ?? 1;
  const market = code.replace(/^S?R?(?=ML$|M$|OU|EO$|PD$)/, '').replace(/E$/, '');
  let counted = parts;
  if (period === 'H') counted = parts.slice(0, firstHalf);
  else if (period !== '') counted = parts.slice(Number(period.slice(1)) - 1).slice(0, 1);
  else if (market === 'M') counted = parts.slice(0, regulation);
  if (counted.length === 0) return 'DN';
  const inSets = ['TN', 'VB', 'TT'].includes(gameType) && ['ML', 'PD'].includes(code);
  const isParts = period === '' && (code.startsWith('S') || gameType === 'SK' || inSets);
  const { h, c } = isParts ? won(counted) : sum(counted);
  const side = h > c ? 'H' : h < c ? 'C' : 'N';
  const halves = leg.ratio.split(' / ').map(Number);
  const line = halves.reduce((all, each) => all + each, 0) / halves.length;
  const by = (margin: number): string => {
    if (margin === 0) return 'P';
    if (Math.abs(margin) < 0.5) return margin > 0 ? 'LW' : 'LL';
    return margin > 0 ? 'W' : 'L';
  };
  const either = (wins: boolean): string => (wins ? 'W' : 'L');
  switch (market.replace(/^S/, '')) {
    case 'ML':
      return side === 'N' ? 'P' : either(leg.pick === side);
    case 'M':
      return either(leg.pick === side);
    case 'EO':
      return either((leg.pick === 'O') === ((h + c) % 2 === 1));
    case 'PD':
      return either(leg.pick === `H${h}C${c}`);
    case 'OU':
      return by((h + c - line) * (leg.pick === 'C' ? 1 : -1));
    case 'OUH':
    case 'OUC':
      return by(((market === 'OUH' ? h : c) - line) * (leg.pick === 'O' ? 1 : -1));
    default: {
      const lead = leg.strong === 'C' ? c - h : h - c;
      const giver = leg.strong === 'C' ? 'C' : 'H';
      return by((lead - line) * (leg.pick === giver ? 1 : -1));
    }
  }
}
