import type { Currency } from '@courtside/money';
import type { OrderIntent } from './order.ts';
import type { SlipState } from './slip-state.ts';
import { stakeFields, stakeOf } from './stakes.ts';

/**
 * The intent of single bets, fixed as the slip stands: what holds now and the two consents. The host makes `key` once,
 * when the member confirms. In a series each line carries the one stake of the series.
 */
export function intentOf(slip: SlipState, key: string, currency: Currency): OrderIntent {
  const stakeIds = new Map(
    stakeFields(slip).flatMap((field) => field.picks.map((pick) => [pick, field.id] as const)),
  );
  return {
    key,
    oddsChange: slip.oddsChange,
    lineChange: slip.lineChange,
    lines: slip.entries.map((entry) => {
      const stake = stakeOf(slip, stakeIds.get(entry.id) ?? entry.id, currency);
      return {
        id: entry.id,
        gameId: entry.gameInfo.gameId,
        gidm: entry.gidm,
        wtype: entry.playInfo.w,
        pick: entry.pick,
        ...entry.terms,
        stake: stake.ok ? stake.value.amount : '0',
      };
    }),
  };
}
