import { useT } from '@courtside/i18n/react';
import { useMember, useSession } from '@courtside/shell/react';
import { classNames } from '@courtside/ui';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { BetToolsContext, type BetTools } from './bet-tools.ts';
import { OpenBets, useOpenBets } from './open-bets.tsx';
import { am } from './ticket-messages.ts';
import { useSideColumn } from './use-side-column.ts';

export interface SlipAsideProps {
  /** Stays mounted in both tabs. */
  slip: ReactNode;
  /** Number of picks in the slip; a new one opens its tab. */
  picks: number;
  tools: BetTools;
}

type Tab = 'slip' | 'open';
const TABS: readonly Tab[] = ['slip', 'open'];

/**
 * The column beside the board: the slip, and the running bets. Where there is no room for it, only the slip is shown,
 * and running bets are on the page of records.
 */
export function SlipAside({ slip, picks, tools }: SlipAsideProps) {
  const t = useT();
  const id = useId();
  const column = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { loggedIn } = useSession();
  const member = useMember();
  useSideColumn(column);
  const [tab, setTab] = useState<Tab>('slip');
  const [before, setBefore] = useState(picks);
  if (picks !== before) {
    setBefore(picks);
    if (picks > before) setTab('slip');
  }
  const query = useOpenBets({ loggedIn, isWatched: tab === 'open' });
  const count = loggedIn ? (query.currentData?.total ?? 0) : 0;
  const titles = { slip: t(am.slip), open: t(am.open) } as const;
  const counts = { slip: picks, open: count } as const;

  /** As in every tab list, arrow keys move to the next tab. */
  function move(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = tab === 'slip' ? 'open' : 'slip';
    setTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <BetToolsContext value={tools}>
      <div ref={column} className={classNames('cs-member-aside', tab === 'open' && 'is-open-bets')}>
        <div ref={list} className="cs-member-aside__tabs" role="tablist" aria-label={t(am.tabs)}>
          {TABS.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-${each}`}
              data-tab={each}
              className="cs-member-aside__tab"
              aria-selected={tab === each}
              aria-controls={`${id}-${each}-panel`}
              tabIndex={tab === each ? 0 : -1}
              onKeyDown={move}
              onClick={() => setTab(each)}
            >
              {titles[each]}
              {counts[each] > 0 && <span className="cs-member-aside__count">{counts[each]}</span>}
            </button>
          ))}
        </div>
        <div
          id={`${id}-open-panel`}
          className="cs-member-aside__open"
          role="tabpanel"
          aria-labelledby={`${id}-open`}
        >
          {tab === 'open' &&
            (loggedIn ? (
              <OpenBets query={query} currency={member.data?.currency} />
            ) : (
              <p className="cs-member-open__empty">{t(am.login)}</p>
            ))}
        </div>
        <div
          id={`${id}-slip-panel`}
          className="cs-member-aside__slip"
          // A link to the slip, and Tab past the bets, open the slip's tab.
          onFocus={() => setTab('slip')}
        >
          {slip}
        </div>
      </div>
    </BetToolsContext>
  );
}
