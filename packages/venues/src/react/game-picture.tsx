import type { Game } from '@courtside/contract';
import { GameArtwork, Picture } from '@courtside/ui';
import { useContext, useEffect, useState } from 'react';
import { PictureTurnsContext } from './picture-turns-context.ts';

/** The picture of a game; decorative, because the name is beside it. */
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

/** Like `GamePicture`, but waits for its turn in a scrolled list: of hundreds most are only scrolled past. */
export function LaterGamePicture({ game }: { game: Game }) {
  const turns = useContext(PictureTurnsContext);
  const [isTurn, setIsTurn] = useState(turns === null);
  useEffect(() => (isTurn ? undefined : turns?.wait(() => setIsTurn(true))), [isTurn, turns]);
  return isTurn ? <GamePicture game={game} /> : <Picture src="" ratio="square" />;
}
