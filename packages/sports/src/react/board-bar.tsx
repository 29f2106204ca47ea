import { formatDay } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { useIsInBrowser } from '@courtside/shell/react';
import { Button, IconButton, IconRefresh, SearchField, SegmentedControl } from '@courtside/ui';
import { bettingDayStart } from '@courtside/contract';
import { isUnfolded } from '../core/board-choices.ts';
import type { BoardLeague } from '../core/board.ts';
import { m } from './messages.ts';
import { useBoardChoices } from './use-board-choices.ts';

export interface BoardBarProps {
  search: string;
  onSearch: (text: string) => void;
  /** Betting days of the matches in the list, in their order; a strip shows when there are several. */
  days: readonly number[];
  day: number | null;
  onDay: (day: number | null) => void;
  /** The leagues of the list. */
  leagues: readonly BoardLeague[];
  onRefresh: () => void;
}

/** The controls of the whole list: search, days, order, density, folding, and refresh. */
export function BoardBar(props: BoardBarProps) {
  const { search, onSearch, leagues, onRefresh } = props;
  const t = useT();
  const [choices, store] = useBoardChoices();
  const isInBrowser = useIsInBrowser();
  const allFolded = leagues.length > 0 && !leagues.some((each) => isUnfolded(each, choices));

  /** Toggles the leagues that are not in the wanted state. */
  function foldAll(fold: boolean) {
    const ids = new Set(leagues.map(({ leagueId }) => leagueId));
    const turned = leagues.filter(({ collapsed }) => fold !== (collapsed === true));
    const others = choices.folded.filter((each) => !ids.has(each));
    store.set({ folded: [...others, ...turned.map(({ leagueId }) => leagueId)] });
  }
  return (
    <div className="cs-sports-bar" inert={!isInBrowser}>
      <SearchField
        className="cs-sports-bar__search"
        label={t(m.search)}
        hideLabel
        placeholder={t(m.search)}
        value={search}
        onChange={onSearch}
        clearLabel={t(m.clearSearch)}
      />
      <SegmentedControl
        label={t(m.sort)}
        value={choices.sort}
        options={[
          { value: 'league', label: t(m.byLeague) },
          { value: 'time', label: t(m.byTime) },
        ]}
        onChange={(sort) => store.set({ sort })}
      />
      <SegmentedControl
        className="cs-sports-bar__density"
        label={t(m.density)}
        value={choices.density}
        options={[
          { value: 'single', label: t(m.single) },
          { value: 'double', label: t(m.double) },
        ]}
        onChange={(density) => store.set({ density })}
      />
      <Button size="sm" variant="ghost" onClick={() => foldAll(!allFolded)}>
        {t(allFolded ? m.unfoldAll : m.foldAll)}
      </Button>
      <IconButton label={t(m.refresh)} onClick={onRefresh}>
        <IconRefresh size={16} aria-hidden />
      </IconButton>
      {props.days.length > 1 && <DayStrip {...props} />}
    </div>
  );
}

function DayStrip({ days, day, onDay }: Pick<BoardBarProps, 'days' | 'day' | 'onDay'>) {
  const t = useT();
  const { tag } = useLanguage();
  return (
    <SegmentedControl
      className="cs-sports-bar__days"
      label={t(m.day)}
      value={day === null ? '' : String(day)}
      options={[
        { value: '', label: t(m.allDays) },
        ...days.map((each) => ({
          value: String(each),
          label: formatDay(bettingDayStart(each), tag),
        })),
      ]}
      onChange={(value) => onDay(value === '' ? null : Number(value))}
    />
  );
}
