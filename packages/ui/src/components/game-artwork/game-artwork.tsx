'use client';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { composeGame, type GameArtSize } from '../../art/game/compose-game.ts';
import type { GameKind } from '../../art/game/game-kind.ts';
import { useImagery } from '../../art/imagery.tsx';
import type { Imagery } from '../../art/imagery-family.ts';
import { GameSvg } from './game-svg.tsx';

/** Everything else reaches the `<svg>`, which is the root. */
export interface GameArtworkProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'viewBox'
> {
  /** The game's code: it decides hue, scene and pattern, and codes that follow one another differ in all. */
  seed: string;
  /** Which hall the game belongs to. */
  kind: GameKind;
  /** What the game is about, the name of a glyph; one of the hall's own where it is unknown. */
  theme?: string;
  /** `wide` keeps its left half quiet for a text. @default 'tile' */
  size?: GameArtSize;
  /** Family of the pattern; else that of the nearest `ImageryProvider`. */
  imagery?: Imagery;
}

/** A game's own picture in the brand's colours and manner; decoration, as the game's name stands beside it. */
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
