import type { SportsAnswers } from '@courtside/contract';
import { useLanguage, useT } from '@courtside/i18n/react';
import { QueryView, useEntryState } from '@courtside/shell/react';
import { EmptyState, SearchField, SelectField } from '@courtside/ui';
import type { ListSport } from '../../core/board.ts';
import { isFound } from '../../core/match-search.ts';
import { dayName } from '../../core/result-days.ts';
import type { SportsGateway } from '../../core/sports-gateway.ts';
import { m as board } from '../messages.ts';
import { useAsked } from '../use-asked.ts';
import { VenueFailure, type VenueFailureProps } from '../venue-failure.tsx';
import { m } from './messages.ts';
import { ResultRow } from './result-row.tsx';

type League = SportsAnswers['getResults']['leagues'][number];

export interface ResultDayProps {
  gateway: Pick<SportsGateway, 'ask'>;
  sport: ListSport;
  day: number;
}

/** The results of one betting day, league by league. */
export function ResultDay({ gateway, sport, day }: ResultDayProps) {
  const t = useT();
  const { tag } = useLanguage();
  const query = useAsked(tag, async () => {
    const request = { gtype: sport, day: dayName(day) };
    return (await gateway.ask('getResults', request)).leagues;
  });
  return (
    <QueryView
      query={query}
      rows={8}
      loadingLabel={t(m.loading)}
      failure={Failure}
      isEmpty={(leagues) => leagues.length === 0}
      empty={<EmptyState title={t(m.none)} detail={t(m.noneDetail)} />}
    >
      {(leagues) => <Leagues leagues={leagues} gateway={gateway} />}
    </QueryView>
  );
}

function Failure(props: Omit<VenueFailureProps, 'title'>) {
  const t = useT();
  return <VenueFailure title={t(m.failed)} {...props} />;
}

function Leagues({ leagues, gateway }: Pick<ResultDayProps, 'gateway'> & { leagues: League[] }) {
  const t = useT();
  const [league, setLeague] = useEntryState('results.league', '');
  const [search, setSearch] = useEntryState('results.search', '');
  const shown = leagues.flatMap((each) => {
    if (league !== '' && each.league_id !== league) return [];
    const { league_name } = each;
    const matches = each.matches.filter((match) => isFound({ ...match, league_name }, search));
    return matches.length > 0 ? [{ ...each, matches }] : [];
  });
  return (
    <>
      <div className="cs-results__filters">
        <SelectField
          label={t(board.leagues)}
          value={league}
          options={[
            { value: '', label: t(board.allLeagues) },
            ...leagues.map(({ league_id, league_name, matches }) => ({
              value: league_id,
              label: `${league_name} (${matches.length})`,
            })),
          ]}
          onChange={setLeague}
        />
        <SearchField
          label={t(m.search)}
          hideLabel
          placeholder={t(m.search)}
          value={search}
          onChange={setSearch}
          clearLabel={t(board.clearSearch)}
        />
      </div>
      {shown.length === 0 && (
        <EmptyState title={t(board.nothingFound)} detail={t(board.nothingFoundDetail)} />
      )}
      {shown.map(({ league_id, league_name, matches }) => (
        <section key={league_id} className="cs-results-league" aria-label={league_name}>
          <h2>
            {league_name} <span>{matches.length}</span>
          </h2>
          {matches.map((match) => (
            <ResultRow key={match.gidm} match={match} gateway={gateway} />
          ))}
        </section>
      ))}
    </>
  );
}
