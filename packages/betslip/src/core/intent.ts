import { type Currency, isPositiveMoney } from '@courtside/money';
import type { OrderCombination, OrderIntent } from './order.ts';
import type { SlipState } from './slip-state.ts';
import { lineStake, slipTotals, stakeFields } from './stakes.ts';

/**
 * What the member wants, fixed as the slip stands: what holds now, the two consents, what it costs and may bring, and in
 * a series its combinations.
 * The host makes `key` once, when the member confirms.
 *
 * The stake of a line is what is risked on the pick alone; in a series it is that of the accumulator of all.
 */
export function intentOf(slip: SlipState, key: string, currency: Currency): OrderIntent {
  const fields = stakeFields(slip).map((field) => {
    const unit = lineStake(slip, field, currency);
    return { field, unit: unit.ok ? unit.value : null };
  });
  const stakes = new Map(
    fields
      .filter(({ field }) => field.lines === 1)
      .flatMap(({ field, unit }) => field.picks.map((pick) => [pick, unit?.amount] as const)),
  );
  const combinations = fields.flatMap(({ field, unit }): OrderCombination[] => {
    const { combination, folds, lines } = field;
    if (combination === null || !unit || !isPositiveMoney(unit)) return [];
    return [{ name: combination, folds, lines, unit: unit.amount }];
  });
  const { stake, most } = slipTotals(slip, currency);
  return {
    key,
    currency,
    total: { stake: stake.amount, most: most.amount },
    oddsChange: slip.oddsChange,
    lineChange: slip.lineChange,
    ...(slip.mode === 'series' ? { combinations } : {}),
    lines: slip.entries.map((entry) => ({
      id: entry.id,
      gameId: entry.gameInfo.gameId,
      gidm: entry.gidm,
      wtype: entry.playInfo.w,
      pick: entry.pick,
      ...entry.terms,
      stake: stakes.get(entry.id) ?? '0',
      event: {
        hgid: entry.gameInfo.hgid,
        gide: entry.gameInfo.gide,
        team_h: entry.gameInfo.team_h,
        team_c: entry.gameInfo.team_c,
        league: entry.league,
        sport: entry.sport,
        inPlay: entry.inPlay,
        score: entry.score,
      },
    })),
  };
}
