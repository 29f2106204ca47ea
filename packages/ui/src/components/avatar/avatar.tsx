'use client';
import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';
import { Artwork } from '../artwork/artwork.tsx';

/** All other props go to the root element. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the member; its first character is shown without a picture. */
  name: string;
  /** Address of a picture. A picture that fails to load is replaced. */
  src?: string | undefined;
  /** Draws this glyph instead of a character. */
  motif?: string | undefined;
  /** True where the name is shown beside it. @default false */
  decorative?: boolean;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** The picture of a member: their own, a drawn one, or the first character of their name. */
export function Avatar({
  name,
  src,
  motif,
  decorative = false,
  size = 'md',
  className,
  ...rest
}: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      className={classNames('cs-avatar', `cs-avatar--${size}`, className)}
    >
      {src !== undefined && failed !== src ? (
        <img className="cs-avatar__image" src={src} alt="" onError={() => setFailed(src)} />
      ) : motif === undefined ? (
        [...name.trim()][0]?.toUpperCase()
      ) : (
        <Artwork motif={motif} seed={name} ratio="square" plain />
      )}
    </span>
  );
}
