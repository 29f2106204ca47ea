'use client';
import { createContext, use, type ReactNode } from 'react';
import type { Imagery } from './imagery-family.ts';

const ImageryContext = createContext<Imagery>('courtside');

/** Sets the family of the pictures of an app or a part of it; the innermost provider counts. */
export function ImageryProvider({ imagery, children }: { imagery: Imagery; children: ReactNode }) {
  return <ImageryContext value={imagery}>{children}</ImageryContext>;
}

/** The family of the nearest provider, `courtside` without one. */
export function useImagery(own?: Imagery): Imagery {
  const inherited = use(ImageryContext);
  return own ?? inherited;
}
