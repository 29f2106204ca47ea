import type { Ticket, TicketLeg } from '@courtside/contract';

/** A factor of a line over 40,000, which holds every price of four decimals and its half. */
const ONE = 40_000n;

type Goals = { h: number; c: number };
const sideOf = ({ h, c }: Goals): string => (h > c ? 'H' : h < c ? 'C' : 'N');

function goalsWithin(pick: string, goals: number): boolean {
  const [from, to] = pick.replace('+', '-99').split('-').map(Number);
  return goals >= (from ?? 0) && goals <= (to ?? from ?? 0);
}

/** Whether a pick without a line wins at a score; null where the score does not say, undefined for one with a line. */
function winsByScore(leg: TicketLeg, score: Goals): boolean | null | undefined {
  const { wtype, pick, halfScore } = leg;
  const { h, c } = score;
  if (wtype.startsWith('ARG')) {
    const nth = Number(wtype.slice(3));
    if (nth > h + c) return pick === 'N';
    if (h * c === 0) return pick === (h > 0 ? 'H' : 'C');
    // Who scored when is not on the ticket.
    return leg.resultCode === 'DN' ? null : leg.resultCode === 'W';
  }
  const most = wtype.startsWith('H') ? 3 : 4;
  const by = Math.abs(h - c);
  switch (wtype.replace(/^H/, '').replace(/^R(?=[A-Z])/, '')) {
    case 'M':
      return pick === sideOf(score);
    case 'EO':
      return (pick === 'O') === ((h + c) % 2 === 1);
    case 'PD':
      return pick === 'OVH' ? Math.max(h, c) > most : pick === `H${h}C${c}`;
    case 'T':
      return goalsWithin(pick, h + c);
    case 'F':
      return halfScore === null ? null : pick === sideOf(halfScore) + sideOf(score);
    case 'DC':
      return pick.includes(sideOf(score));
    case 'TS':
      return (pick === 'Y') === h * c > 0;
    case 'CS':
      return (pick === 'H' ? c : h) === 0;
    case 'WN':
      return pick === sideOf(score) && (pick === 'H' ? c : h) === 0;
    case 'WM':
      if (by === 0) return pick === (h === 0 ? '0' : 'N');
      return pick === `${sideOf(score)}${by > 3 ? 'OV' : by}`;
    default:
      return undefined;
  }
}

/** What one unit on a leg becomes: written from the rules, without the engine. */
function factor(leg: TicketLeg, base: { h: number; c: number } | null): bigint {
  const score = leg.wtype.startsWith('H') ? leg.halfScore : leg.finalScore;
  const profit = BigInt(Math.round(Number(leg.ior) * 1000)) * (ONE / 1000n);
  if (score === null) return ONE;
  const won = (share: number): bigint => {
    if (share >= 1) return ONE + profit;
    if (share > 0) return ONE + profit / 2n;
    if (share === 0) return ONE;
    return share > -1 ? ONE / 2n : 0n;
  };
  const wins = winsByScore(leg, score);
  if (wins !== undefined) return wins === null ? ONE : won(wins ? 1 : -1);
  const kind = leg.wtype.replace(/^H/, '').replace(/^R(?=OU|E)/, '');
  const halves = leg.ratio.split(' / ').map(Number);
  const line = halves.reduce((sum, each) => sum + each, 0) / halves.length;
  const by = (margin: number): number => Math.max(-1, Math.min(1, margin * 2));
  if (kind === 'OUH' || kind === 'OUC') {
    const goals = kind === 'OUH' ? score.h : score.c;
    return won(by((goals - line) * (leg.pick === 'O' ? 1 : -1)));
  }
  if (kind === 'OU') return won(by((score.h + score.c - line) * (leg.pick === 'C' ? 1 : -1)));
  const from = base ?? { h: 0, c: 0 };
  const lead = score.h - from.h - (score.c - from.c);
  const giver = leg.strong === 'H' ? lead - line : -lead - line;
  return won(by(giver * (leg.pick === leg.strong ? 1 : -1)));
}

function linesOf(size: number, legs: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const made: number[][] = [];
  for (let first = from; first <= legs - size; first += 1) {
    for (const rest of linesOf(size - 1, legs, first + 1)) made.push([first, ...rest]);
  }
  return made;
}

/** What the last settlement of a ticket should have paid, in fen. */
export function secondSettlement(ticket: Ticket): bigint {
  const fen = (amount: string): bigint => BigInt(Math.round(Number(amount) * 100));
  const factors = ticket.legs.map((leg) => {
    const score = leg.wtype.startsWith('H') ? leg.halfScore : leg.finalScore;
    // Goals of the score at the bet that the end no longer has were cancelled.
    const base =
      leg.baseScore === null || score === null
        ? leg.baseScore
        : { h: Math.min(leg.baseScore.h, score.h), c: Math.min(leg.baseScore.c, score.c) };
    return factor(leg, base);
  });
  const longest = Math.max(...ticket.folds);
  const whole = ONE ** BigInt(longest);
  let sum = 0n;
  for (const fold of ticket.folds) {
    for (const line of linesOf(fold, factors.length)) {
      const product = line.reduce((so, leg) => so * (factors[leg] ?? 0n), 1n);
      sum += product * ONE ** BigInt(longest - fold);
    }
  }
  return (fen(ticket.stakeLeft) * sum) / (whole * BigInt(ticket.lines));
}
