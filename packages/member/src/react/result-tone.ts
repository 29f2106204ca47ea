import type { BetOutcome } from '@courtside/betting-terms';
import type { Badge } from '@courtside/ui';
import type { ComponentProps } from 'react';

/** The tone of the badge that shows the state of a bet. */
export const RESULT_TONES: Readonly<
  Record<BetOutcome, NonNullable<ComponentProps<typeof Badge>['tone']>>
> = {
  pending: 'warning',
  open: 'neutral',
  refused: 'neutral',
  won: 'positive',
  'half-won': 'positive',
  push: 'neutral',
  'half-lost': 'negative',
  lost: 'negative',
  refunded: 'warning',
  void: 'warning',
  settled: 'neutral',
};
