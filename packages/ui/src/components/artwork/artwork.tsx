'use client';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { composeGround, RATIOS, type ArtRatio } from '../../art/compose.ts';
import { useImagery } from '../../art/imagery.tsx';
import { Glyph } from '../../art/glyph.tsx';
import { Layers } from '../../art/layers.tsx';
import { MOTIFS, type Motif } from '../../art/motifs.ts';
import type { Imagery } from '../../art/imagery-family.ts';
import { classNames } from '../../class-names.ts';

/** All other props go to the `<svg>`, which is the root element. */
export interface ArtworkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** Name of the glyph. An unknown name shows the monogram, or the general emblem without one. */
  motif?: Motif | (string & {});
  /** Determines the pattern: the same text gives the same picture. */
  seed: string;
  /** Family of the pattern; else that of the nearest `ImageryProvider`. */
  imagery?: Imagery;
  /** `wide` keeps its left half calm for a text. @default 'card' */
  ratio?: ArtRatio;
  /** One or two characters, shown in place of an unknown glyph. */
  monogram?: string;
  /** Without the pattern, for pictures below some 80 px. @default false */
  plain?: boolean;
  /** Makes it an image with this name; without it, it is decoration. */
  label?: string;
}

/** The general emblem, for a picture without glyph and monogram: a ball on its line, in the accent. */
const EMBLEM = '3-4M6 44h52M16 44a16 16 0 0 1 32 0|4o45 44 8';

const isMotif = (name: string | undefined): name is Motif =>
  name !== undefined && Object.hasOwn(MOTIFS, name);

/** A picture in the brand's own colours, drawn from a pattern, a glyph and a seed. */
export function Artwork({
  motif,
  seed,
  imagery,
  ratio = 'card',
  monogram,
  plain = false,
  label,
  className,
  ...rest
}: ArtworkProps) {
  const family = useImagery(imagery);
  const { width, height, x, y, glyph } = RATIOS[ratio];
  const ground = useMemo(
    () => (plain ? [] : composeGround(family, seed, ratio)),
    [plain, family, seed, ratio],
  );
  const known = isMotif(motif);
  const size = plain ? Math.min(width, height) * 0.72 : glyph;
  const [cx, cy] = plain ? [width / 2, height / 2] : [x, y];
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(rest['aria-label'] === undefined ? name : { role: 'img' })}
      {...rest}
      viewBox={`0 0 ${width} ${height}`}
      className={classNames('cs-artwork', `cs-artwork--${ratio}`, className)}
    >
      <rect className={plain ? 'cs-art-fill-2' : 'cs-art-fill-1'} width={width} height={height} />
      <Layers layers={ground} />
      <g transform={`translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 64})`}>
        {known || monogram === undefined ? (
          <Glyph picture={known ? MOTIFS[motif] : EMBLEM} />
        ) : (
          <>
            <circle className="cs-art-fill-1" cx={32} cy={32} r={30} />
            <circle
              className="cs-art-fill-1 cs-art-line-4"
              strokeWidth={2}
              cx={32}
              cy={32}
              r={26}
            />
            <text
              className="cs-artwork__monogram"
              x={32}
              y={32}
              dy="0.36em"
              fontSize={[...monogram].length > 1 ? 20 : 30}
            >
              {[...monogram].slice(0, 2).join('')}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}
