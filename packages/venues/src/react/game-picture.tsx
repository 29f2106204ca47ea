import type { Game } from '@courtside/contract';
import { GameArtwork, Picture } from '@courtside/ui';

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
