import { marketCode, marketWords, pickWords } from '@courtside/betting-terms';
import type { Market, Match, PickCode } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { PriceButton } from '@courtside/ui';
import { memo } from 'react';
import { priceKey } from '../core/live-price.ts';
import { keepInSight } from './keep-in-sight.ts';
import { m, marks } from './messages.ts';
import { usePickPort, usePriceText } from './pick-port.tsx';
import { useBoard, useIsCurrent, useIsOffered, useLivePrice } from './use-board.ts';

export type PriceCellProps = Pick<Match, 'gidm' | 'team_h' | 'team_c'> &
  Pick<Market, 'gid' | 'wtype' | 'ratio' | 'strong'> & {
    gtype: Match['gameType'];
    discipline: Match['discipline'];
    pick: PickCode;
    /** Shows the name of the pick, where no head above or beside it does. @default false */
    full?: boolean;
  };

const isResult = (pick: PickCode): pick is 'H' | 'N' | 'C' => /^[HNC]$/.test(pick);

/** The props that a price cell takes from a match and one of its markets. */
export function priceCellProps(
  match: Match,
  market: Market,
): Omit<PriceCellProps, 'pick' | 'full'> {
  const { gidm, team_h, team_c, gameType: gtype, discipline } = match;
  const { gid, wtype, ratio, strong } = market;
  return { gidm, team_h, team_c, gtype, discipline, gid, wtype, ratio, strong };
}

/**
 * One price of the board. It is drawn again only when its own price, line or teams change: its props are plain values,
 * because each answer of the gateway makes new objects of a match and its markets.
 */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { gidm, team_h, team_c, gid, wtype, pick, full = false } = props;
  const t = useT();
  const port = usePickPort();
  const board = useBoard();
  const current = useIsCurrent();
  const live = useLivePrice(priceKey(gid, wtype, pick));
  const selected = port.usePicked(gid, wtype, pick);
  const price = live?.price ?? '0.00';
  const open = useIsOffered(gidm, priceKey(gid, wtype, pick));
  const { paired, write } = usePriceText(wtype);
  // Where the other side is not needed, the cell's own price, to which it is subscribed anyway.
  const otherSide = useLivePrice(
    priceKey(gid, wtype, paired && pick === 'H' ? 'C' : paired ? 'H' : pick),
  );
  const shown = open ? write(price, paired ? otherSide?.price : undefined) : price;
  const market = marketWords(props, t);
  // Line and price come from the same source: a mix of two would be another bet.
  const line = live ? { ratio: live.ratio, strong: live.strong } : {};
  const words = pickWords({ ...props, ...line }, t);
  // A team's name is at the head of its row; over and under have no head.
  const isTeam = words.selection === team_h || words.selection === team_c;
  const shownLine = !full && (words.line === '' || isTeam) ? words.line : words.text;
  // Where no heads are beside the rows, such as on a phone, the three picks of 独赢 show which of them is the draw.
  const mark = marketCode(wtype)?.kind === 'winner' && isResult(pick) ? t(marks[pick]) : undefined;
  const name = open ? (current ? m.priceName : m.unavailableName) : m.suspendedName;

  function toggle(cell: HTMLElement) {
    const match = board.match(gidm);
    const touched = match?.markets.find((each) => each.gid === gid && each.wtype === wtype);
    if (match && touched) port.toggle({ match, market: { ...touched, ...line }, pick, price });
    keepInSight(cell);
  }

  return (
    <PriceButton
      // Reached with the arrow keys of its `OddsGrid`.
      tabIndex={-1}
      data-gid={gid}
      data-wtype={wtype}
      data-pick={pick}
      data-mark={mark}
      price={shown}
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
        price: shown,
      })}
      onClick={(event) => toggle(event.currentTarget)}
    />
  );
});
