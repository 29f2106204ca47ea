import { marketWords, pickWords } from '@courtside/betting-terms';
import type { Market, Match, PickCode } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { PriceButton } from '@courtside/ui';
import { memo } from 'react';
import { priceKey } from '../core/live-price.ts';
import { m } from './messages.ts';
import { usePickPort } from './pick-port.tsx';
import { useBoard, useIsCurrent, useLivePrice } from './use-board.ts';

export type PriceCellProps = Pick<Match, 'gidm' | 'team_h' | 'team_c'> &
  Pick<Market, 'gid' | 'wtype' | 'ratio' | 'strong'> & { pick: PickCode };

/** What a price cell needs of a match and one of its markets. */
export function priceCellProps(match: Match, market: Market): Omit<PriceCellProps, 'pick'> {
  const { gidm, team_h, team_c } = match;
  const { gid, wtype, ratio, strong } = market;
  return { gidm, team_h, team_c, gid, wtype, ratio, strong };
}

/**
 * One price of the board. It is drawn again when its own price, line or teams change, not when others do: its props are
 * plain values, because each answer of the gateway makes new objects of a match and its markets.
 */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { gidm, team_h, team_c, gid, wtype, pick } = props;
  const t = useT();
  const port = usePickPort();
  const board = useBoard();
  const current = useIsCurrent();
  const live = useLivePrice(priceKey(gid, wtype, pick));
  const selected = port.usePicked(gid, wtype, pick);
  const price = live?.price ?? '0.00';
  const open = live?.open ?? false;
  const market = marketWords(props, t);
  const words = pickWords(props, t);
  // A team stands at the head of its row; over and under stand nowhere else.
  const isTeam = words.selection === team_h || words.selection === team_c;
  const shownLine = words.line === '' || isTeam ? words.line : words.text;
  const name = open ? (current ? m.priceName : m.unavailableName) : m.suspendedName;

  function toggle() {
    const match = board.match(gidm);
    const touched = match?.markets.find((each) => each.gid === gid && each.wtype === wtype);
    if (match && touched) port.toggle({ match, market: touched, pick, price });
  }

  return (
    <PriceButton
      // Reached with the arrow keys of its `OddsGrid`.
      tabIndex={-1}
      data-gid={gid}
      data-wtype={wtype}
      data-pick={pick}
      price={price}
      line={shownLine === '' ? undefined : shownLine}
      move={current ? (live?.move ?? null) : null}
      moveKey={live?.movedAt ?? 0}
      selected={selected}
      suspended={!open}
      disabled={!current}
      aria-label={t(name, {
        home: team_h,
        away: team_c,
        period: market.period,
        market: market.name,
        selection: words.text,
        price,
      })}
      onClick={toggle}
    />
  );
});
