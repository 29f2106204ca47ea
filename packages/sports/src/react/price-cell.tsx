import type { Market, Match, PickCode } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { PriceButton } from '@courtside/ui';
import { memo } from 'react';
import { priceKey } from '../core/live-price.ts';
import { pickLine } from '../core/pick-line.ts';
import { m } from './messages.ts';
import { usePickPort } from './pick-port.tsx';
import { useLivePrice } from './use-board.ts';

interface PriceCellProps {
  match: Match;
  market: Market;
  pick: PickCode;
}

/** One price of the board. It is drawn again when its own price moves, not when others do. */
export const PriceCell = memo(function PriceCell({ match, market, pick }: PriceCellProps) {
  const t = useT();
  const port = usePickPort();
  const live = useLivePrice(priceKey(market.gid, market.wtype, pick));
  const selected = port.usePicked(market.gid, market.wtype, pick);
  const price = live?.price ?? market.ior[pick] ?? '0.00';
  const open = live?.open ?? false;
  const kind = market.wtype.replace(/^H/, '');
  const isTotal = kind === 'OU' || kind === 'ROU';
  const isResult = kind === 'M' || kind === 'RM';
  const line = pickLine(market, pick);
  const side = pick === 'H' ? match.team_h : pick === 'C' ? match.team_c : t(m.draw);
  const total = t(pick === 'C' ? m.over : m.under);
  const selection = [isTotal ? total : side, line].filter(Boolean).join(' ');
  const marketName = t(isTotal ? m.OU : isResult ? m.M : m.R);
  const shownLine = isTotal ? `${total} ${line}` : isResult ? undefined : line;
  return (
    <PriceButton
      data-gid={market.gid}
      data-wtype={market.wtype}
      data-pick={pick}
      price={price}
      line={shownLine}
      move={live?.move ?? null}
      moveKey={live?.movedAt ?? 0}
      selected={selected}
      suspended={!open}
      aria-label={t(open ? m.priceName : m.suspendedName, {
        home: match.team_h,
        away: match.team_c,
        period: t(market.wtype.startsWith('H') ? m.firstHalf : m.fullTime),
        market: marketName,
        selection,
        price,
      })}
      onClick={() => port.toggle({ match, market, pick, price })}
    />
  );
});
