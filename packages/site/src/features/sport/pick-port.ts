import {
  marketPrice,
  pickId,
  type ChampionSelection,
  type MatchSelection,
  type Selection,
  type OddsDisplay,
} from '@courtside/betslip';
import type { SlipWatch } from '@courtside/betslip/redux';
import type { SlipRefusal } from '@courtside/betslip';
import type { SlipRunner } from '@courtside/betslip/runner';
import type { BoardPick, OutrightPick, PickPort } from '@courtside/sports/react';
import { useCallback, useSyncExternalStore } from 'react';

/** Adds picks of the board to the slip, and tells the board which prices are in it. */
export function createPickPort(
  runner: Pick<SlipRunner, 'toggle'>,
  onRefused: (refusals: readonly SlipRefusal[]) => void,
  { watch, oddsDisplay }: { watch: SlipWatch; oddsDisplay: OddsDisplay },
): PickPort {
  function toggle(selection: Selection) {
    const { violations } = runner.toggle(selection);
    if (violations.length > 0) onRefused(violations);
  }
  return {
    toggle: (picked) => toggle(selectionOf(picked)),
    toggleOutright: (picked) => toggle(championOf(picked)),
    usePicked(gid, wtype, pick) {
      const id = pickId({ gameId: gid, wtype: wtype as MatchSelection['wtype'], pick });
      const subscribe = useCallback((listener: () => void) => watch.onPicked(id, listener), [id]);
      const isPicked = () => watch.isPicked(id);
      return useSyncExternalStore(subscribe, isPicked, isPicked);
    },
    usePriceText(wtype) {
      // The slip's format, which is Hong Kong for a series: one price has the same text everywhere.
      const chosen = useSyncExternalStore(watch.onOddsFormat, watch.oddsFormat, watch.oddsFormat);
      const market = { wtype: wtype as MatchSelection['wtype'], chosen, oddsDisplay };
      return {
        // The slip has only the price of its own side, and must show the same as the board.
        paired: false,
        write: (price, other) => marketPrice({ ...market, price, other, rounding: 'half-up' }),
      };
    },
  };
}

/** The selection of an outright's runner. */
export function championOf({ outright, runner }: OutrightPick): ChampionSelection {
  return {
    gameId: outright.gid,
    gidm: outright.gidm,
    // The runner takes the field of the home team, as in the gateway's tickets.
    team_h: runner.name,
    team_c: '',
    league: outright.league_name,
    inPlay: false,
    score: null,
    wtype: outright.wtype,
    pick: runner.pick,
    ratio: '',
    strong: '',
    price: runner.ior,
  };
}

/** The selection of a match's price. */
export function selectionOf({ match, market, pick, price }: BoardPick): MatchSelection {
  const inPlay = match.isLive;
  return {
    gameId: market.gid,
    hgid: market.hgid,
    gidm: match.gidm,
    sport: match.gameType,
    discipline: match.discipline,
    team_h: match.team_h,
    team_c: match.team_c,
    league: match.league_name,
    kickOff: match.kickOff,
    inPlay,
    score: inPlay ? [match.sc_FT_H, match.sc_FT_C] : null,
    wtype: market.wtype,
    pick,
    ratio: market.ratio,
    strong: market.strong,
    price,
    relations: match.relations ?? [],
  };
}
