import { isChampion, type PickNames, type SlipEntry } from '@courtside/betslip';
import type { SportsGateway } from '@courtside/sports';

/**
 * What picks are called in the language that the gateway is asked in now. One whose match or outright it does not tell
 * any more is left out, and keeps the names that it has.
 */
export async function pickNames(
  sports: Pick<SportsGateway, 'ask'>,
  entries: readonly SlipEntry[],
): Promise<PickNames[]> {
  const outrights = entries.filter(isChampion);
  const matches = entries.filter((entry) => !isChampion(entry));
  const [ofMatches, ofOutrights] = await Promise.all([
    matchNames(sports, matches),
    outrightNames(sports, outrights),
  ]);
  return [...ofMatches, ...ofOutrights];
}

async function matchNames(
  sports: Pick<SportsGateway, 'ask'>,
  entries: readonly SlipEntry[],
): Promise<PickNames[]> {
  const gidms = [...new Set(entries.map(({ gidm }) => gidm))];
  // A match that is gone must not cost the others their names.
  const answers = await Promise.all(
    gidms.map((gidm) => sports.ask('getMatch', { gidm }).catch(() => null)),
  );
  return entries.flatMap(({ id, gidm }) => {
    const match = answers[gidms.indexOf(gidm)]?.match;
    if (!match) return [];
    return [{ id, team_h: match.team_h, team_c: match.team_c, league: match.league_name }];
  });
}

async function outrightNames(
  sports: Pick<SportsGateway, 'ask'>,
  entries: readonly SlipEntry[],
): Promise<PickNames[]> {
  if (entries.length === 0) return [];
  const told = await sports.ask('getOutrights', { gtype: 'ALL' }).catch(() => null);
  return entries.flatMap(({ id, gameInfo, pick }) => {
    const outright = told?.outrights.find(({ gid }) => gid === gameInfo.gameId);
    const runner = outright?.runners.find((each) => each.pick === pick);
    if (!outright || !runner) return [];
    return [{ id, team_h: runner.name, team_c: '', league: outright.league_name }];
  });
}
