import { marketCode, type MarketKind } from './market-code.ts';
import type { NamedMarket } from './market-words.ts';
import type { TermMessage, Translate } from './message.ts';
import { pickLine, type PickedLine } from './pick-line.ts';
import { p, resultPickMessages } from './pick-messages.ts';

/** A pick of a match, in the field names of the feed. */
export interface NamedPick extends PickedLine, NamedMarket {
  readonly team_h: string;
  readonly team_c: string;
  /** The gateway's own name of the pick: the runner of an outright, or a pick that is unknown here. */
  readonly pickName?: string | null | undefined;
}

export interface PickWords {
  /** The selection: a team, 大, 单, a score. */
  readonly selection: string;
  /** Its line from the view of the picked side; empty without one. */
  readonly line: string;
  /** Selection and line in one text. */
  readonly text: string;
}

const TEAM_OR_DRAW: ReadonlySet<MarketKind> = new Set([
  'handicap',
  'set-handicap',
  'winner',
  'moneyline',
  'clean-sheet',
  'win-to-nil',
]);
/** Winning margin from which 净胜球 means "or more"; `OV` in the code. */
const MARGIN_OVER = 4;

type Named = Pick<NamedPick, 'pick' | 'team_h' | 'team_c'>;

function side({ pick, team_h, team_c }: Named, draw: TermMessage, t: Translate): string | null {
  if (pick === 'H') return team_h;
  if (pick === 'C') return team_c;
  return pick === 'N' ? t(draw) : null;
}

/** For totals of the match the feed uses C for over and H for under, for those of a team O and U. */
function total(pick: string, over: string, under: string, t: Translate): string | null {
  if (pick === over) return t(p.over);
  return pick === under ? t(p.under) : null;
}

function score(pick: string, t: Translate): string | null {
  if (pick === 'OVH') return t(p.otherScore);
  const match = /^H(\d{1,2})C(\d{1,2})$/.exec(pick);
  return match ? `${match[1]}-${match[2]}` : null;
}

function goals(pick: string, t: Translate): string | null {
  if (/^\d{1,2}\+$/.test(pick)) return t(p.goalsOrMore, { goals: pick.slice(0, -1) });
  return /^\d{1,2}(-\d{1,2})?$/.test(pick) ? t(p.goals, { goals: pick }) : null;
}

function halfFull(pick: string, t: Translate): string | null {
  if (!/^[HNC]{2}$/.test(pick)) return null;
  return Array.from(pick, (each) => t(resultPickMessages[each as 'H' | 'N' | 'C'])).join('/');
}

function doubleChance(named: Named, t: Translate): string | null {
  if (!/^(HN|CN|HC)$/.test(named.pick)) return null;
  const [one = '', other = ''] = Array.from(
    named.pick,
    (pick) => side({ ...named, pick }, p.draw, t) ?? '',
  );
  return t(p.either, { one, other });
}

function margin(named: Named, t: Translate): string | null {
  if (named.pick === '0') return t(p.goallessDraw);
  if (named.pick === 'N') return t(p.scoringDraw);
  const match = /^([HC])(\d|OV)$/.exec(named.pick);
  if (!match) return null;
  const team = match[1] === 'H' ? named.team_h : named.team_c;
  return match[2] === 'OV'
    ? t(p.winsByMore, { team, goals: MARGIN_OVER })
    : t(p.winsBy, { team, goals: match[2] ?? '' });
}

function either(pick: string, words: Readonly<Record<string, TermMessage>>, t: Translate) {
  const message = Object.hasOwn(words, pick) ? words[pick] : undefined;
  return message ? t(message) : null;
}

/** The pick in words, or null when the market has no such pick. */
function selectionOf(kind: MarketKind, named: Named, t: Translate): string | null {
  const { pick } = named;
  if (TEAM_OR_DRAW.has(kind)) return side(named, p.draw, t);
  switch (kind) {
    case 'total':
    case 'set-total':
      return total(pick, 'C', 'H', t);
    case 'home-total':
    case 'away-total':
      return total(pick, 'O', 'U', t);
    case 'odd-even':
      return either(pick, { O: p.odd, E: p.even }, t);
    case 'both-score':
      return either(pick, { Y: p.yes, N: p.no }, t);
    case 'correct-score':
      return score(pick, t);
    case 'goals':
      return goals(pick, t);
    case 'half-full':
      return halfFull(pick, t);
    case 'double-chance':
      return doubleChance(named, t);
    case 'winning-margin':
      return margin(named, t);
    case 'nth-goal':
      return side(named, p.noGoal, t);
    default:
      return null;
  }
}

/**
 * The selection with its line. An unknown pick keeps the gateway's name or stays a code: the meaning of H or C in an
 * unknown market must not be guessed.
 *
 * @example
 * pickWords({ wtype: 'R', pick: 'H', ratio: '0.5 / 1', strong: 'H', team_h: '墨西哥', team_c: '南非' }, t).text
 * // 墨西哥 -0.5/1
 */
export function pickWords(named: NamedPick, t: Translate): PickWords {
  const code = marketCode(named.wtype);
  // The gateway gives the runner of an outright as a name, in the field of the home team.
  const given = named.pickName || (code?.kind === 'outright' && named.team_h) || named.pick;
  const selection = (code && selectionOf(code.kind, named, t)) ?? given;
  const line = pickLine(named);
  return { selection, line, text: line === '' ? selection : `${selection} ${line}` };
}
