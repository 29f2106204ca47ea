import {
  legsOf,
  type OrderLeg,
  type PickNames,
  type SlipEntry,
  type SlipState,
} from '@courtside/betslip';
import type { SportsGateway } from '@courtside/sports';

export type NamedPick = Pick<OrderLeg, 'id' | 'gameId' | 'gidm' | 'wtype' | 'pick'>;

const ofEntry = ({ id, gidm, gameInfo, playInfo, pick }: SlipEntry): NamedPick => ({
  ...{ id, gidm, pick },
  gameId: gameInfo.gameId,
  wtype: playInfo.w,
});

/** All picks that a slip shows, each once: its picks, removed ones that may come back, and those of its order. */
export function namedPicks({ entries, removed, order }: SlipState): readonly NamedPick[] {
  const all = [
    ...[...entries, ...(removed?.entries ?? [])].map(ofEntry),
    ...(order.status === 'idle' ? [] : legsOf(order.intent)),
  ];
  return [...new Map(all.map((pick) => [pick.id, pick])).values()];
}

/**
 * The names of picks in the current language of the gateway. A pick whose match or outright the gateway no longer has
 * is left out, and keeps its names.
 */
export async function pickNames(
  sports: Pick<SportsGateway, 'ask'>,
  picks: readonly NamedPick[],
): Promise<PickNames[]> {
  const outrights = picks.filter(({ wtype }) => wtype === 'FS');
  const matches = picks.filter(({ wtype }) => wtype !== 'FS');
  const [ofMatches, ofOutrights] = await Promise.all([
    matchNames(sports, matches),
    outrightNames(sports, outrights),
  ]);
  return [...ofMatches, ...ofOutrights];
}

async function matchNames(
  sports: Pick<SportsGateway, 'ask'>,
  picks: readonly NamedPick[],
): Promise<PickNames[]> {
  const gidms = [...new Set(picks.map(({ gidm }) => gidm))];
  // A match that is gone must not fail the names of the others.
  const answers = await Promise.all(
    gidms.map((gidm) => sports.ask('getMatch', { gidm }).catch(() => null)),
  );
  return picks.flatMap(({ id, gidm }) => {
    const match = answers[gidms.indexOf(gidm)]?.match;
    if (!match) return [];
    return [{ id, team_h: match.team_h, team_c: match.team_c, league: match.league_name }];
  });
}

async function outrightNames(
  sports: Pick<SportsGateway, 'ask'>,
  picks: readonly NamedPick[],
): Promise<PickNames[]> {
  if (picks.length === 0) return [];
  const told = await sports.ask('getOutrights', { gtype: 'ALL' }).catch(() => null);
  return picks.flatMap(({ id, gameId, pick }) => {
    const outright = told?.outrights.find(({ gid }) => gid === gameId);
    const runner = outright?.runners.find((each) => each.pick === pick);
    if (!outright || !runner) return [];
    return [{ id, team_h: runner.name, team_c: '', league: outright.league_name }];
  });
}
