import { createContext } from 'react';
import type { PictureTurns } from '../core/picture-turns.ts';

/** Turns of a scrolled list; null when everything is drawn at once. */
export const PictureTurnsContext = createContext<PictureTurns | null>(null);
