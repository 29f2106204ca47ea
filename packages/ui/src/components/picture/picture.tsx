'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import type { ArtRatio } from '../../art/compose.ts';

/** All other props go to the root element; `children` is the drawing shown without an image. */
export interface PictureProps extends ComponentPropsWithRef<'span'> {
  /** Address of an image; empty without one. An image that fails to load is replaced by the drawing. */
  src: string;
  /** Its shape, the same as that of the drawing. @default 'card' */
  ratio?: ArtRatio;
  /** Whether the image is visible at once, and must not wait for the layout of the page. @default false */
  eager?: boolean;
}

/**
 * The picture of an item of the gateway: its image, or one drawn for it. Decoration, as the item's name is shown beside
 * it.
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
