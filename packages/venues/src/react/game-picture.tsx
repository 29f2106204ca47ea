import type { Game } from '@courtside/contract';
import { GameArtwork } from '@courtside/ui';

/** The picture of a game; decoration, as its name stands beside it. */
export function GamePicture({ game, wide = false }: { game: Game; wide?: boolean }) {
  const { category, gameCode, picture } = game;
  if (picture.url !== '') return <img src={picture.url} alt="" loading="lazy" />;
  return (
    <GameArtwork
      kind={category}
      seed={gameCode}
      theme={picture.motif}
      size={wide ? 'wide' : 'tile'}
    />
  );
}
