import type { ComponentPropsWithRef } from 'react';
import { GAME_FRAMES, type GameArt, type GameArtSize } from '../../art/game/compose-game.ts';
import { Layers } from '../../art/layers.tsx';
import { classNames } from '../../class-names.ts';
import { Figures } from './figures.tsx';

interface GameSvgProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  art: GameArt;
  size: GameArtSize;
}

/** A composed picture as SVG. */
export function GameSvg({ art, size, className, ...rest }: GameSvgProps) {
  const { width, height } = GAME_FRAMES[size];
  return (
    <svg
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      aria-hidden
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      className={classNames('cs-game-art', `cs-game-art--${size}`, className)}
    >
      <g className={art.hue === 1 ? undefined : `cs-game-hue-${art.hue}`}>
        <rect className="cs-art-fill-1" width={width} height={height} />
        {art.bright && (
          <rect className="cs-art-fill-2 cs-art-faint" width={width} height={height} />
        )}
        <Layers layers={art.back} />
        <Figures figures={art.figures} />
        <Layers layers={art.front} />
      </g>
    </svg>
  );
}
