import type { Game } from '@courtside/contract';
import { GameArtwork, Picture } from '@courtside/ui';
import { useDeferredValue } from 'react';

/** The picture of a game; decoration, as its name stands beside it. */
export function GamePicture({ game, wide = false }: { game: Game; wide?: boolean }) {
  const { category, gameCode, picture } = game;
  return (
    <Picture src={picture.url} ratio={wide ? 'wide' : 'square'}>
      <GameArtwork
        kind={category}
        seed={gameCode}
        theme={picture.motif}
        size={wide ? 'wide' : 'tile'}
      />
    </Picture>
  );
}

/** As `GamePicture`, drawn once what stands beside it is there: of hundreds most are only scrolled past. */
export function LaterGamePicture({ game }: { game: Game }) {
  const isTurn = useDeferredValue(true, false);
  return isTurn && <GamePicture game={game} />;
}
