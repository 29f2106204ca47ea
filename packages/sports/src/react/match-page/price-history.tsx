import { pickWords } from '@courtside/betting-terms';
import { formatTime } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { QueryView } from '@courtside/shell/react';
import { Sparkline } from '@courtside/ui';
import type { MatchFeed, OfferedMarket, PricePoint } from '../../core/match-feed.ts';
import { isPrice } from '../../core/live-price.ts';
import { pickColumns } from '../../core/pick-columns.ts';
import { usePriceText } from '../pick-port.tsx';
import { useAsked } from '../use-asked.ts';
import type { CardMatch } from './market-card.tsx';
import { m } from './messages.ts';

export interface PriceHistoryProps {
  feed: MatchFeed;
  line: OfferedMarket;
  match: CardMatch;
}

/** The prices of each pick of a line in the last two hours. */
export function PriceHistory({ feed, line, match }: PriceHistoryProps) {
  const t = useT();
  const { gid, wtype } = line;
  const { columns, rest } = pickColumns(wtype, line.picks);
  const picks = [...columns.flat(), ...rest];
  const query = useAsked(`${gid}:${wtype}:${line.ratio}`, () =>
    Promise.all(picks.map((pick) => feed.history({ gid, wtype, pick }))),
  );
  return (
    <div className="cs-match-history">
      <QueryView query={query} rows={picks.length} loadingLabel={t(m.historyLoading)}>
        {(histories) =>
          picks.map((pick, at) => (
            <History
              key={pick}
              wtype={wtype}
              pick={pickWords({ ...match, ...line, pick }, t).text}
              points={histories[at] ?? []}
            />
          ))
        }
      </QueryView>
    </div>
  );
}

function History({
  wtype,
  pick,
  points,
}: {
  wtype: string;
  pick: string;
  points: readonly PricePoint[];
}) {
  const t = useT();
  const { tag } = useLanguage();
  const { write } = usePriceText(wtype);
  const open = points.filter(({ ior }) => isPrice(ior));
  const [first, last] = [open[0], open.at(-1)];
  return (
    <p className="cs-match-history__pick">
      <span>{pick}</span>
      {first && last && open.length > 1 ? (
        <>
          <span>{write(first.ior, undefined)}</span>
          <Sparkline
            label={t(m.historyOf, { pick })}
            labelHead={t(m.time)}
            valueHead={t(m.price)}
            // The line is drawn from floats; the shown and announced values stay decimal text.
            points={open.map(({ at, ior }) => ({
              label: formatTime(at, tag),
              value: Number(ior),
              text: write(ior, undefined),
            }))}
          />
          <strong>{write(last.ior, undefined)}</strong>
        </>
      ) : (
        <span className="cs-match-history__none">{t(m.historyNone)}</span>
      )}
    </p>
  );
}
