'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import type { ArtRatio } from '../../art/compose.ts';

/** Everything else reaches the root; its children are what is drawn where there is no image. */
export interface PictureProps extends ComponentPropsWithRef<'span'> {
  /** Address of an image; empty where there is none. One that does not load is replaced by the drawing. */
  src: string;
  /** Its shape, which is that of the drawing too. @default 'card' */
  ratio?: ArtRatio;
  /** Whether an image is seen at once, and must not wait until the page is laid out. @default false */
  eager?: boolean;
}

/**
 * The picture of a thing that a gateway tells of: its image, or one drawn for it. Decoration, as its name stands beside it.
 *
 * @example
 * <Picture src={picture.url}>
 *   <Artwork motif={picture.motif} seed={promotionId} ratio="card" />
 * </Picture>
 */
export function Picture({
  src,
  ratio = 'card',
  eager = false,
  className,
  children,
  ...rest
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span {...rest} className={classNames('cs-picture', `cs-picture--${ratio}`, className)}>
      {src === '' || failed === src ? (
        children
      ) : (
        <img src={src} alt="" loading={eager ? 'eager' : 'lazy'} onError={() => setFailed(src)} />
      )}
    </span>
  );
}
