import type { Game } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { classNames, IconButton, IconStar, Tag } from '@courtside/ui';
import { memo, type KeyboardEvent } from 'react';
import { LaterGamePicture } from './game-picture.tsx';
import { m } from './messages.ts';

export interface GameCardProps {
  game: Game;
  isFavourite: boolean;
  /** Its venue is under maintenance. */
  closed: boolean;
  /** Whether Tab reaches it: in a grid, Tab reaches one card and arrow keys the others. @default true */
  active?: boolean;
  /** Its position for moving by keys. @default 0 */
  place?: number;
  onOpen: (game: Game) => void;
  onToggle: (gameCode: string) => void;
  onMove?: (event: KeyboardEvent, place: number) => void;
  onReach?: (place: number) => void;
}

const TAGS = ['jackpot', 'new', 'hot'] as const;

/** A game in catalogues and lists: picture, name, provider, and the star of a favourite. */
export const GameCard = memo(function GameCard({
  game,
  isFavourite,
  closed,
  active = true,
  place = 0,
  onOpen,
  onToggle,
  onMove,
  onReach,
}: GameCardProps) {
  const t = useT();
  const { name, venueName, tags, gameCode } = game;
  const tag = TAGS.find((each) => tags.includes(each));
  const tabIndex = active ? 0 : -1;
  return (
    <div className={classNames('cs-game-card', closed && 'is-closed')} data-game={gameCode}>
      <button
        type="button"
        className="cs-game-card__open"
        tabIndex={tabIndex}
        onClick={() => onOpen(game)}
        onKeyDown={(event) => onMove?.(event, place)}
        onFocus={() => onReach?.(place)}
      >
        <span className="cs-game-card__picture">
          <LaterGamePicture game={game} />
          {(closed || tag) && (
            <span className="cs-game-card__tag">
              <Tag tone={closed ? 'warning' : 'neutral'}>
                {t(closed || !tag ? m.closed : m[tag])}
              </Tag>
            </span>
          )}
        </span>
        <span className="cs-game-card__name">{name}</span>
        <span className="cs-game-card__venue">{venueName}</span>
      </button>
      <IconButton
        className={classNames('cs-game-card__star', isFavourite && 'is-on')}
        label={t(isFavourite ? m.unfavourite : m.favourite, { name })}
        aria-pressed={isFavourite}
        tabIndex={tabIndex}
        onClick={() => onToggle(gameCode)}
      >
        <IconStar size={18} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
      </IconButton>
    </div>
  );
});
