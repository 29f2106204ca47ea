import { marketWords } from '@courtside/betting-terms';
import type { Match } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { WordHint } from '@courtside/shell/react';
import { Badge, classNames, IconChevronDown } from '@courtside/ui';
import { memo, useId, useRef, type KeyboardEvent } from 'react';
import type { BoardSection } from '../core/arrange-board.ts';
import { isUnfolded } from '../core/board-choices.ts';
import { boardColumns, isHalfColumn, type MarketColumn } from '../core/board-columns.ts';
import { marketHint } from '../core/market-hint.ts';
import { MatchSlot } from './match-slot.tsx';
import { m } from './messages.ts';
import { OddsGrid } from './odds-grid.tsx';
import { SlipLink } from './slip-link.tsx';
import { StarButton } from './star-button.tsx';
import { useBoardChoices } from './use-board-choices.ts';
import { useLastMatch } from './use-board.ts';

export interface LeagueSectionProps {
  section: BoardSection;
  slipId: string | undefined;
  /** Number of matches before it in the list. @default 0 */
  before?: number;
  /** Level of its heading. @default 2 */
  level?: 2 | 3;
  /** Whether rows out of view are left out. @default false */
  long?: boolean;
  /** Whether it is the first section of the list. @default false */
  leads?: boolean;
}

/** A league that can be folded and starred, with the names of the columns over its matches. */
export const LeagueSection = memo(function LeagueSection({
  section,
  slipId,
  before = 0,
  level = 2,
  long = false,
  leads = false,
}: LeagueSectionProps) {
  const t = useT();
  const id = useId();
  const height = useRef(0);
  const [choices, store] = useBoardChoices();
  const first = useLastMatch(section.gidms[0] ?? '');
  const { leagueId, name, gidms } = section;
  const open = isUnfolded(section, choices);
  if (!first) return null;
  const columns = boardColumns(first);
  const Heading = `h${level}` as const;
  return (
    <section
      className={classNames(
        'cs-sports-league',
        columns.some(isHalfColumn) && 'has-halves',
        columns.filter((column) => !isHalfColumn(column)).length > 3 && 'has-four',
      )}
    >
      <div className="cs-sports-league__head cs-below-header">
        <Heading className="cs-sports-league__title">
          <StarButton
            label={t(m.starLeague, { league: name })}
            starred={choices.leagues.includes(leagueId)}
            onToggle={() => store.toggle('leagues', leagueId)}
          />
          <button
            type="button"
            className="cs-sports-league__fold"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => store.toggle('folded', leagueId)}
          >
            <IconChevronDown size={16} aria-hidden className={open ? undefined : 'is-folded'} />
            <span className="cs-sports-league__name">{name}</span>
            <span className="cs-sports-league__count">{gidms.length}</span>
            {first.gameType === 'VF' && <Badge tone="warning">{t(m.virtual)}</Badge>}
          </button>
        </Heading>
        {open && <ColumnHeads columns={columns} match={first} stops={leads} />}
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <OddsGrid label={t(m.oddsOf, { league: name })}>
              {gidms.map((gidm, index) => (
                <MatchSlot
                  key={gidm}
                  gidm={gidm}
                  order={before + index}
                  long={long}
                  height={height}
                />
              ))}
            </OddsGrid>
            {slipId !== undefined && <SlipLink slipId={slipId} />}
          </>
        )}
      </div>
    </section>
  );
});

interface ColumnHeadsProps {
  columns: readonly MarketColumn[];
  match: Match;
  /** Whether its words have a tab stop: only in one league, as the words are the same in all. */
  stops: boolean;
}

/** Moves the focus to the next or previous word. */
function toWordBeside(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const words = Array.from(event.currentTarget.querySelectorAll('button')).filter(
    (each) => each.getClientRects().length > 0,
  );
  const at = words.findIndex((each) => each === event.target);
  if (at < 0) return;
  event.preventDefault();
  words[at + step]?.focus();
}

/**
 * The names of the columns; arrow keys move among their words. A price names its market itself, so only words with an
 * explanation are announced.
 */
function ColumnHeads({ columns, match, stops }: ColumnHeadsProps) {
  const t = useT();
  const { gameType, discipline } = match;
  // Where all columns are of the whole match, no column names its period.
  const hasPeriods = columns.some(isHalfColumn);
  const firstHalf = columns.find(isHalfColumn);
  const firstHint = columns.find((column) => !isHalfColumn(column) && marketHint(column));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It listens to the words inside.
    <div className="cs-sports-league__columns" onKeyDown={toWordBeside}>
      {columns.map((column) => {
        const named = { wtype: column, gtype: gameType, discipline };
        const { period, name } = marketWords(named, t);
        const hint = isHalfColumn(column) ? undefined : marketHint(column);
        return (
          <span key={column} className={`is-${column}`}>
            {hasPeriods && (
              <span className="cs-sports-league__period" aria-hidden={column !== firstHalf}>
                {column === firstHalf ? (
                  <WordHint word="half" tabIndex={-1}>
                    {period}
                  </WordHint>
                ) : (
                  period
                )}{' '}
              </span>
            )}
            {hint ? (
              <WordHint word={hint} tabIndex={stops && column === firstHint ? 0 : -1}>
                {name}
              </WordHint>
            ) : (
              <span aria-hidden>{name}</span>
            )}
          </span>
        );
      })}
    </div>
  );
}
