import type { Game } from '@courtside/contract';
import type { Cancel } from '@courtside/kernel';
import { useServices } from '@courtside/shell/react';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { createPictureTurns } from '../core/picture-turns.ts';
import { GameCard } from './game-card.tsx';
import { PictureTurnsContext } from './picture-turns-context.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export interface GameGridProps {
  games: readonly Game[];
  label: string;
  favourites: ReadonlySet<string>;
  /** Codes of venues under maintenance. */
  closed: ReadonlySet<string>;
  onOpen: (game: Game) => void;
  onToggle: (gameCode: string) => void;
}

/** Minimum width of a card in CSS pixels, on phones and on wider screens. */
const NARROW = 104;
const WIDE = 150;
const PHONE = 600;
const GAP = 12;
const PAGE_ROWS = 3;

const columnsOf = (width: number): number => {
  const least = width < PHONE ? NARROW : WIDE;
  return Math.max(2, Math.floor((width + GAP) / (least + GAP)));
};

/**
 * Games in rows, of which only the visible ones are rendered. Tab reaches one card; arrow keys, Home, End and the page
 * keys move through the grid.
 */
export function GameGrid({ games, label, favourites, closed, onOpen, onToggle }: GameGridProps) {
  const { clock } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<WindowVirtualizerHandle>(null);
  const [turns] = useState(() => createPictureTurns(clock));
  const [columns, setColumns] = useState(6);
  const [at, setAt] = useState(0);
  /** Position of the card that gets the focus once it is rendered. */
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setColumns(columnsOf(element.clientWidth));
    measure();
    let cancel: Cancel = () => undefined;
    const observer = new ResizeObserver(() => {
      cancel();
      // In the next frame, because a change of the rows would change what is measured.
      cancel = clock.frame(measure);
    });
    observer.observe(element);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [clock]);
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(games.length / columns) }, (_, row) =>
        games.slice(row * columns, (row + 1) * columns),
      ),
    [columns, games],
  );
  const active = Math.min(at, Math.max(0, games.length - 1));
  const focusWanted = useCallback(() => {
    const code = wanted.current === null ? undefined : games[wanted.current]?.gameCode;
    if (code === undefined) return false;
    const card = box.current?.querySelector<HTMLElement>(
      `[data-game="${CSS.escape(code)}"] .cs-game-card__open`,
    );
    if (!card) return false;
    wanted.current = null;
    card.focus({ preventScroll: true });
    return true;
  }, [games]);
  useEffect(() => {
    focusWanted();
  });
  const keeper = useFocusAfterRemoval(games, (place) => {
    wanted.current = place;
    setAt(place);
    focusWanted();
  });
  const onScrollEnd = useCallback(() => {
    const grid = box.current;
    // Tab must reach a rendered card: when the current one has been scrolled away, a visible one takes its place.
    if (focusWanted() || !grid || grid.querySelector('.cs-game-card__open[tabindex="0"]')) return;
    const drawn = [...grid.querySelectorAll<HTMLElement>('[data-game]')];
    const inSight = drawn.find((card) => card.getBoundingClientRect().top >= 0) ?? drawn[0];
    const index = games.findIndex(({ gameCode }) => gameCode === inSight?.dataset['game']);
    if (index >= 0) setAt(index);
  }, [focusWanted, games]);
  const move = useCallback(
    (event: KeyboardEvent, index: number) => {
      const last = games.length - 1;
      const steps: Readonly<Record<string, number>> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        ArrowDown: index + columns,
        ArrowUp: index - columns,
        Home: event.ctrlKey ? 0 : index - (index % columns),
        End: event.ctrlKey ? last : Math.min(last, index - (index % columns) + columns - 1),
        PageDown: Math.min(last, index + columns * PAGE_ROWS),
        PageUp: Math.max(0, index - columns * PAGE_ROWS),
      };
      const next = steps[event.key];
      if (next === undefined) return;
      event.preventDefault();
      if (next < 0 || next > last) return;
      wanted.current = next;
      setAt(next);
      list.current?.scrollToIndex(Math.floor(next / columns), { align: 'nearest' });
    },
    [columns, games.length],
  );
  return (
    <div
      ref={box}
      {...keeper}
      className="cs-game-grid"
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length}
      aria-colcount={columns}
    >
      <PictureTurnsContext value={turns}>
        <WindowVirtualizer ref={list} data={rows} onScrollEnd={onScrollEnd}>
          {(row, rowAt) => (
            <GameRow
              key={rowAt}
              games={row}
              rowAt={rowAt}
              columns={columns}
              active={Math.floor(active / columns) === rowAt ? active : null}
              {...{ favourites, closed, onOpen, onToggle }}
              onMove={move}
              onReach={setAt}
            />
          )}
        </WindowVirtualizer>
      </PictureTurnsContext>
    </div>
  );
}

interface GameRowProps extends Omit<GameGridProps, 'label'> {
  rowAt: number;
  columns: number;
  /** Position of the card that Tab reaches; null when it is in another row. */
  active: number | null;
  onMove: (event: KeyboardEvent, place: number) => void;
  onReach: (place: number) => void;
}

/** A memoised row: each turn of the wheel adds one, and the existing rows must not be rendered again. */
const GameRow = memo(function GameRow({
  games,
  rowAt,
  columns,
  active,
  favourites,
  closed,
  onOpen,
  onToggle,
  onMove,
  onReach,
}: GameRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={rowAt + 1}
      className="cs-game-grid__row"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {games.map((game, column) => {
        const place = rowAt * columns + column;
        return (
          <div key={game.gameCode} role="gridcell" aria-colindex={column + 1}>
            <GameCard
              game={game}
              isFavourite={favourites.has(game.gameCode)}
              closed={closed.has(game.venueCode)}
              active={place === active}
              place={place}
              {...{ onOpen, onToggle, onMove, onReach }}
            />
          </div>
        );
      })}
    </div>
  );
});
