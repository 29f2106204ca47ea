import type { BetRecord, Score, Wtype } from '@courtside/contract';
import type { Message } from '@courtside/i18n';
import type { Badge } from '@courtside/ui';
import type { ComponentProps } from 'react';
import { betOutcome, type BetOutcome } from '../core/bet-outcome.ts';
import { marketParts, pickLine, type PickRecord } from '../core/pick-parts.ts';
import { m, marketMessages, outcomeMessages } from './messages.ts';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;

/** A text with what fills its placeholders, for `t(message, values)`. */
export interface Words {
  readonly message: Message;
  readonly values?: Record<string, string>;
}

/** The market with its period. @example marketName('HROU') // 上半场大小 */
export function marketName(wtype: Wtype): Words {
  const { kind, period } = marketParts(wtype);
  return { message: marketMessages[period][kind] };
}

/**
 * What was picked, with its line.
 *
 * @example pickText({ wtype: 'R', pick: 'H', ratio: '0.5 / 1', strong: 'H', team_h: '墨西哥', … }) // 墨西哥 -0.5/1
 */
export function pickText(record: PickRecord & Pick<BetRecord, 'team_h' | 'team_c'>): Words {
  const { kind } = marketParts(record.wtype);
  const line = pickLine(record);
  if (kind === 'OU') return { message: record.pick === 'C' ? m.over : m.under, values: { line } };
  if (record.pick === 'N') return { message: m.draw };
  const team = record.pick === 'H' ? record.team_h : record.team_c;
  if (line === '') return { message: m.team, values: { team } };
  return { message: m.teamLine, values: { team, line } };
}

/** A score as it is written. @example scoreText({ h: 2, c: 1 }) // '2-1' */
export function scoreText({ h, c }: Score): string {
  return `${h}-${c}`;
}

const TONES: Readonly<Record<BetOutcome, Tone>> = {
  pending: 'warning',
  open: 'neutral',
  refused: 'negative',
  won: 'positive',
  'half-won': 'positive',
  push: 'neutral',
  'half-lost': 'negative',
  lost: 'negative',
  void: 'warning',
  settled: 'neutral',
};

/** The badge of a bet: its words and its tone. */
export function resultBadge(record: Pick<BetRecord, 'status' | 'resultCode'>): Words & {
  readonly tone: Tone;
} {
  const outcome = betOutcome(record);
  return { message: outcomeMessages[outcome], tone: TONES[outcome] };
}
