import { pickId, type MatchSelection } from '@courtside/betslip';
import { selectIsPicked, type BetslipRootState } from '@courtside/betslip/redux';
import type { SlipRefusal } from '@courtside/betslip';
import type { SlipRunner } from '@courtside/betslip/runner';
import type { BoardPick, PickPort } from '@courtside/sports/react';
import { useSelector } from 'react-redux';

/** Adds picks of the board to the slip, and tells the board which of its prices are in it. */
export function createPickPort(
  runner: SlipRunner,
  onRefused: (refusals: readonly SlipRefusal[]) => void,
): PickPort {
  return {
    toggle(picked) {
      const { violations } = runner.toggle(selectionOf(picked));
      if (violations.length > 0) onRefused(violations);
    },
    usePicked(gid, wtype, pick) {
      const id = pickId({ gameId: gid, wtype: wtype as MatchSelection['wtype'], pick });
      return useSelector((root: BetslipRootState) => selectIsPicked(root, id));
    },
  };
}

function selectionOf({ match, market, pick, price }: BoardPick): MatchSelection {
  const inPlay = match.isLive;
  return {
    gameId: market.gid,
    hgid: market.hgid,
    gidm: match.gidm,
    team_h: match.team_h,
    team_c: match.team_c,
    league: match.league_name,
    inPlay,
    score: inPlay ? [match.sc_FT_H, match.sc_FT_C] : null,
    wtype: market.wtype,
    pick,
    ratio: market.ratio,
    strong: market.strong,
    price,
  };
}
