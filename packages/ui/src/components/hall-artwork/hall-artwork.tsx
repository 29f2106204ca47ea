'use client';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { composeHall, type GameArtSize } from '../../art/game/compose-game.ts';
import type { GameKind } from '../../art/game/game-kind.ts';
import { useImagery } from '../../art/imagery.tsx';
import type { Imagery } from '../../art/imagery-family.ts';
import { GameSvg } from '../game-artwork/game-svg.tsx';

/** All other props go to the `<svg>`, which is the root element. */
export interface HallArtworkProps extends Omit<
  ComponentPropsWithRef<'svg'>,
  'children' | 'viewBox'
> {
  /** The hall. */
  kind: GameKind;
  /** `wide` keeps its left half calm for a text. @default 'wide' */
  size?: GameArtSize;
  /** Family of the pattern; else that of the nearest `ImageryProvider`. */
  imagery?: Imagery;
}

/** The picture of a hall of games; decoration, as the hall's name is shown beside it. */
export function HallArtwork({ kind, size = 'wide', imagery, ...rest }: HallArtworkProps) {
  const family = useImagery(imagery);
  const art = useMemo(() => composeHall(kind, size, family), [kind, size, family]);
  return <GameSvg art={art} size={size} {...rest} />;
}
