import type { Selection, SharedPick } from '@courtside/betslip';
import type { LoadedPicks } from '@courtside/betslip/react';
import type { SportsGateway } from '@courtside/sports';
import { championOf, selectionOf } from './pick-port.ts';

const GAME = { gtype: 'ALL' } as const;
const LISTS = ['RB', 'FT', 'FU'] as const;
const isPrice = (price: string | undefined): price is string =>
  price !== undefined && !/^0(?:\.0+)?$/.test(price);

/** Finds shared picks in the current lists: a code only identifies them, all other data comes from the gateway. */
export async function loadShared(
  sports: SportsGateway,
  picks: readonly SharedPick[],
): Promise<LoadedPicks> {
  const found = picks.every(({ wtype }) => wtype === 'FS')
    ? await findRunners(sports, picks)
    : await findMatches(sports, picks);
  const selections = found.filter((each) => each !== null);
  return { selections, missing: picks.length - selections.length };
}

async function findRunners(
  sports: SportsGateway,
  picks: readonly SharedPick[],
): Promise<(Selection | null)[]> {
  const { outrights } = await sports.ask('getOutrights', GAME);
  return picks.map(({ gameId, pick }) => {
    const outright = outrights.find(({ gid, sw }) => gid === gameId && sw);
    const runner = outright?.runners.find((each) => each.pick === pick && isPrice(each.ior));
    return outright && runner ? championOf({ outright, runner }) : null;
  });
}

async function findMatches(
  sports: SportsGateway,
  picks: readonly SharedPick[],
): Promise<(Selection | null)[]> {
  const lists = await Promise.all(
    LISTS.map((showType) => sports.ask('getMatchList', { ...GAME, showType })),
  );
  const matches = lists.flatMap(({ leagues }) => leagues.flatMap((league) => league.matches));
  return picks.map(({ gameId, wtype, pick }) => {
    for (const match of matches) {
      const market = match.markets.find(
        (each) => each.gid === gameId && each.wtype === wtype && each.sw,
      );
      const price = market?.ior[pick];
      if (market && isPrice(price)) {
        return selectionOf({ match, market, pick, price });
      }
    }
    return null;
  });
}
