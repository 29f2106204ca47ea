'use client';
import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names.ts';

/** All other props go to the root element. */
export interface FlagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** ISO 3166 code of two letters, or `GB-ENG`, `GB-SCT`, `GB-WLS`, `GB-NIR`. An unknown code shows its letters. */
  code: string;
  /** The country's name; empty where it is shown beside the flag. */
  label: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** @returns the address of the flag as an image, or null for an unknown code */
async function loadFlag(code: string): Promise<string | null> {
  // The table of all flags is large too, so it is loaded with the first flag.
  const { FLAG_LOADERS } = await import('./flag-loaders.ts');
  const load = Object.hasOwn(FLAG_LOADERS, code) ? FLAG_LOADERS[code] : undefined;
  if (!load) return null;
  const { default: svg } = await load();
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A national flag, loaded when first shown. It needs `img-src data:`. */
export function Flag({ code, label, size = 'md', className, ...rest }: FlagProps) {
  const known = code.toUpperCase();
  const [drawn, setDrawn] = useState<{ code: string; src: string | null }>();
  useEffect(() => {
    let wanted = true;
    loadFlag(known)
      .catch(() => null)
      .then((src) => {
        if (wanted) setDrawn({ code: known, src });
      });
    return () => {
      wanted = false;
    };
  }, [known]);
  const src = drawn?.code === known ? drawn.src : undefined;
  const named = label !== '' || rest['aria-label'] !== undefined;
  return (
    <span
      {...(named ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={classNames('cs-flag', `cs-flag--${size}`, className)}
    >
      {src && <img className="cs-flag__image" src={src} alt="" />}
      {src === null && <span className="cs-flag__code">{known.slice(-3)}</span>}
    </span>
  );
}
