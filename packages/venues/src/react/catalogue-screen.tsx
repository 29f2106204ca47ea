import type { Game } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import {
  LoadFailure,
  Page,
  PlayGate,
  useAction,
  useEntryState,
  useServices,
  useVenues,
  type QueryResult,
} from '@courtside/shell/react';
import {
  Banner,
  Button,
  EmptyState,
  SearchField,
  SegmentedControl,
  SelectField,
  Skeleton,
} from '@courtside/ui';
import { useDeferredValue, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import {
  choiceCount,
  chosenGames,
  NO_CHOICE,
  type GameChoice,
  type GameList,
  type GameSort,
} from '../core/catalogue.ts';
import { venuesApi } from '../redux/venues-api.ts';
import { c, listTitles, sortTitles } from './catalogue-messages.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameSheet } from './game-sheet.tsx';
import { JackpotStrip } from './jackpot-strip.tsx';
import { titles } from './route-titles.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useOwnGames } from './use-own-games.ts';
import { useSounding } from './use-sounding.ts';

const LISTS: readonly GameList[] = ['all', 'hot', 'new', 'jackpot', 'favourite', 'recent'];
const SORTS: readonly GameSort[] = ['recommended', 'name', 'rtp', 'newest'];

/** Completes a stored choice; one from an earlier release may lack newer fields. */
const whole = (choice: Partial<GameChoice>): GameChoice => ({ ...NO_CHOICE, ...choice });

/** `/game/egame` and `/game/fishing`: the games of a kind, with search, filters and a sheet before the entry. */
export function createCatalogueScreen(category: 'DZ' | 'BY'): ComponentType {
  const title = category === 'DZ' ? titles.egame : titles.fishing;
  return function CatalogueScreen() {
    const t = useT();
    const { tag } = useLanguage();
    const { events } = useServices();
    const [params] = useSearchParams();
    const asked = LISTS.find((list) => list === params.get('list'));
    const initial = asked ? { ...NO_CHOICE, list: asked } : NO_CHOICE;
    const [kept, setKept] = useEntryState<Partial<GameChoice>>(
      `games.${category}`,
      initial,
      asked && initial,
    );
    const choice = useMemo(() => whole(kept), [kept]);
    const shownChoice = useDeferredValue(choice);
    const [filtering, setFiltering] = useState(false);
    const [opened, setOpened] = useState<Game | null>(null);
    const catalogue = useCatalogue(category);
    const { sounding, search } = useSounding(category, choice.text);
    const { own: ownGames, listed, toggle } = useOwnGames();
    const own = useMemo(() => ({ ...ownGames, sounding }), [ownGames, sounding]);
    const { data: venues } = useVenues();
    const { data: pools } = venuesApi.useJackpotPoolsQuery();
    const { games, total, error, refetch } = catalogue;
    const favourites = useMemo(() => new Set(own.favourites), [own.favourites]);
    const closed = useMemo(
      () =>
        new Set(
          venues?.filter(({ state }) => state === 'maintenance').map(({ venueCode }) => venueCode),
        ),
      [venues],
    );
    const found = useMemo(
      () => games && chosenGames(games, shownChoice, own, tag),
      [games, own, shownChoice, tag],
    );
    useEffect(
      () =>
        events.on('changeEgameTab', ({ tab }) => {
          const list = LISTS.find((each) => each === tab);
          if (list) setKept({ ...NO_CHOICE, list });
        }),
      [events, setKept],
    );
    const set = choiceCount(choice);
    const narrowed = set > 0 || choice.text.trim() !== '';
    /** Requests whose answers may bring games into the list. */
    const awaited = [search, choice.list === 'favourite' ? listed : null].flatMap((query) =>
      query && query.data === undefined ? [query] : [],
    );
    const change = (part: Partial<GameChoice>) => setKept({ ...choice, ...part });
    return (
      <Page title={t(title)}>
        <PlayGate activity="advertising">
          {error === undefined && (
            <JackpotStrip category={category} games={games} onOpen={setOpened} />
          )}
        </PlayGate>
        <div className="cs-game-tools">
          <SegmentedControl<GameList>
            className="cs-game-tools__lists"
            label={t(c.lists)}
            value={choice.list}
            options={LISTS.map((list) => ({ value: list, label: t(listTitles[list]) }))}
            onChange={(list) => change({ list })}
          />
          <SearchField
            className="cs-game-tools__search"
            label={t(c.search)}
            hideLabel
            placeholder={t(c.searchHint)}
            clearLabel={t(c.clear)}
            value={choice.text}
            onChange={(text) => change({ text })}
          />
          <SelectField<GameSort>
            label={t(c.sort)}
            value={choice.sort}
            options={SORTS.map((sort) => ({ value: sort, label: t(sortTitles[sort]) }))}
            onChange={(sort) => change({ sort })}
          />
          <Button aria-haspopup="dialog" onClick={() => setFiltering(true)}>
            {set === 0 ? t(c.filters) : t(c.filtersSet, { count: set })}
          </Button>
          <p className="cs-game-tools__count" role="status">
            {found &&
              (found.length > 0 || awaited.length === 0) &&
              (catalogue.whole
                ? t(c.found, { count: found.length })
                : t(c.foundPart, { loaded: games?.length ?? 0, total }))}
          </p>
        </div>
        {!games && error === undefined && <Skeleton rows={10} label={t(words.loading)} />}
        {error !== undefined && <LoadFailure fault={error} retry={() => refetch().unwrap()} />}
        {games && found && (
          <>
            {found.length > 0 && search?.error !== undefined && (
              <SearchFailed retry={() => search.refetch().unwrap()} />
            )}
            {found.length === 0 ? (
              <Nothing
                awaited={awaited}
                list={choice.list}
                narrowed={narrowed}
                filtered={set > 0}
                onReset={() => setKept(narrowed ? { ...NO_CHOICE, list: choice.list } : NO_CHOICE)}
              />
            ) : (
              <GameGrid
                games={found}
                label={t(c.grid, { title: t(title) })}
                favourites={favourites}
                closed={closed}
                onOpen={setOpened}
                onToggle={toggle}
              />
            )}
            <FilterDrawer
              open={filtering}
              games={games}
              choice={choice}
              own={own}
              found={found.length}
              onChange={setKept}
              onClose={() => setFiltering(false)}
            />
          </>
        )}
        {opened && (
          <GameSheet
            game={opened}
            venue={venues?.find(({ venueCode }) => venueCode === opened.venueCode)}
            pool={pools?.find(({ gameCode }) => gameCode === opened.gameCode)}
            isFavourite={favourites.has(opened.gameCode)}
            onToggle={toggle}
            onClose={() => setOpened(null)}
          />
        )}
      </Page>
    );
  };
}

/** Told above the games that were found by name: those that only the gateway finds are missing. */
function SearchFailed({ retry }: { retry: () => Promise<unknown> }) {
  const t = useT();
  const { busy, run } = useAction();
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        <Button
          size="sm"
          loading={busy}
          onClick={() =>
            void run(async () => {
              await retry();
            })
          }
        >
          {t(words.retry)}
        </Button>
      }
    >
      {t(c.searchFailed)}
    </Banner>
  );
}

/** The reason for an empty list, and what the member can do. */
function Nothing({
  awaited,
  list,
  narrowed,
  filtered,
  onReset,
}: {
  awaited: readonly QueryResult<unknown>[];
  list: GameList;
  /** A search or a filter may hide games of the list. */
  narrowed: boolean;
  /** Whether a filter is set. */
  filtered: boolean;
  onReset: () => void;
}) {
  const t = useT();
  const failed = awaited.find(({ error }) => error !== undefined);
  if (failed) return <LoadFailure fault={failed.error} retry={() => failed.refetch().unwrap()} />;
  if (awaited.length > 0) return <Skeleton rows={10} label={t(words.loading)} />;
  if (!narrowed && list === 'recent') return <EmptyState title={t(c.noRecent)} />;
  if (!narrowed && list === 'favourite') {
    return <EmptyState title={t(c.noFavourites)} detail={t(c.noFavouritesDetail)} />;
  }
  return (
    <EmptyState
      title={t(c.none)}
      detail={t(c.noneDetail)}
      action={<Button onClick={onReset}>{t(filtered || !narrowed ? c.reset : c.clear)}</Button>}
    />
  );
}
