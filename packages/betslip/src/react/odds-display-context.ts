import { createContext } from 'react';
import type { OddsDisplay } from '../core/slip/odds-display.ts';

/** How the brand shows markets of more than two outcomes. */
export const OddsDisplayContext = createContext<OddsDisplay>('asian');
