'use client';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { composeGame, type GameArtSize } from '../../art/game/compose-game.ts';
import type { GameKind } from '../../art/game/game-kind.ts';
import { useImagery } from '../../art/imagery.tsx';
import type { Imagery } from '../../art/imagery-family.ts';
import { GameSvg } from './game-svg.tsx';

/** All other props go to the `<svg>`, which is the root element. */
export interface GameArtworkProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'viewBox'
> {
  /** The game's code: it determines hue, scene and pattern; consecutive codes differ in all of them. */
  seed: string;
  /** The hall to which the game belongs. */
  kind: GameKind;
  /** The subject of the game, as the name of a glyph; an unknown name shows one of the hall's own. */
  theme?: string;
  /** `wide` keeps its left half calm for a text. @default 'tile' */
  size?: GameArtSize;
  /** Family of the pattern; else that of the nearest `ImageryProvider`. */
  imagery?: Imagery;
}

/** A game's own picture in the brand's colours and style; decoration, as the game's name is shown beside it. */
export function GameArtwork({
  seed,
  kind,
  theme,
  size = 'tile',
  imagery,
  className,
  ...rest
}: GameArtworkProps) {
  const family = useImagery(imagery);
  const art = useMemo(
    () => composeGame({ seed, kind, theme, size, imagery: family }),
    [seed, kind, theme, size, family],
  );
  return <GameSvg art={art} size={size} className={className} {...rest} />;
}
