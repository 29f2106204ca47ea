import { createContext } from 'react';
import type { PictureTurns } from '../core/picture-turns.ts';

/** Of a list that is scrolled; null where everything is drawn at once. */
export const PictureTurnsContext = createContext<PictureTurns | null>(null);
