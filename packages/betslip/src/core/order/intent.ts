import { type Currency } from '@courtside/money';
import type { SlipEntry } from '../pick/entry.ts';
import type { OrderIntent, OrderLeg, OrderLine } from './order-state.ts';
import type { SlipState } from '../slip/slip-state.ts';
import { type FieldOutlook, fieldOutlook, stakeFields } from '../slip/stakes.ts';

export interface IntentOptions {
  /** Key of the intent; created once, when the member confirms. */
  readonly key: string;
  /** Id of the member. */
  readonly owner: string;
  readonly currency: Currency;
  /** Creates the idempotency key of a line; called once for each. */
  readonly lineKey: () => string;
  /** Instant of the host's clock at which the member confirms. */
  readonly confirmedAt?: number;
}

function legOf(entry: SlipEntry): OrderLeg {
  const { gameInfo } = entry;
  return {
    id: entry.id,
    gameId: gameInfo.gameId,
    gidm: entry.gidm,
    wtype: entry.playInfo.w,
    pick: entry.pick,
    ...entry.terms,
    event: {
      hgid: gameInfo.hgid,
      gide: gameInfo.gide,
      team_h: gameInfo.team_h,
      team_c: gameInfo.team_c,
      league: entry.league,
      sport: entry.sport,
      ...(entry.discipline !== undefined && { discipline: entry.discipline }),
      inPlay: entry.inPlay,
    },
  };
}

function lineOf(
  { field, unit, stake, most }: FieldOutlook,
  key: string,
  legs: readonly OrderLeg[],
): OrderLine {
  const { id, combination: name, folds, lines } = field;
  return {
    key,
    field: id,
    legs,
    combination: name === null ? null : { name, folds, lines },
    unit: unit.amount,
    stake: stake.amount,
    most: most.amount,
  };
}

/**
 * The member's intent, fixed from the current slip: its terms, the two consents, and a line for each stake, with its
 * legs, its cost and its possible return. Fields without a stake make no line.
 *
 * The stake is the amount at risk, even when another amount was typed at a negative price (`winRisk`).
 */
export function intentOf(slip: SlipState, options: IntentOptions): OrderIntent {
  const { key, owner, currency, lineKey, confirmedAt } = options;
  const legs = new Map(slip.entries.map((entry) => [entry.id, legOf(entry)]));
  return {
    key,
    owner,
    currency,
    oddsChange: slip.oddsChange,
    lineChange: slip.lineChange,
    ...(confirmedAt !== undefined && { confirmedAt }),
    lines: stakeFields(slip).flatMap((field): OrderLine[] => {
      const outlook = fieldOutlook(slip, field, currency);
      if (!outlook) return [];
      return [
        lineOf(
          outlook,
          lineKey(),
          field.picks.flatMap((id) => legs.get(id) ?? []),
        ),
      ];
    }),
  };
}
