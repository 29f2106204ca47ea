'use client';
import { createContext, use, type ReactNode } from 'react';
import type { Imagery } from './imagery-family.ts';

const ImageryContext = createContext<Imagery>('courtside');

/** Says once for an app, or for a part of it, which family its pictures belong to; the innermost one counts. */
export function ImageryProvider({ imagery, children }: { imagery: Imagery; children: ReactNode }) {
  return <ImageryContext value={imagery}>{children}</ImageryContext>;
}

/** The family of the nearest provider, `courtside` without one. */
export function useImagery(own?: Imagery): Imagery {
  const inherited = use(ImageryContext);
  return own ?? inherited;
}
