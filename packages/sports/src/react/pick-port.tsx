import type { Market, Match, PickCode } from '@courtside/contract';
import { CourtsideError } from '@courtside/kernel';
import { createContext, useContext, type ReactNode } from 'react';

/** A price that was pressed, with all that a slip needs to know of it. */
export interface BoardPick {
  match: Match;
  market: Market;
  pick: PickCode;
  price: string;
}

/** Where picks go; the composition root connects it to the slip. */
export interface PickPort {
  toggle(pick: BoardPick): void;
  /** A hook: whether this price is in the slip. */
  usePicked(gid: string, wtype: string, pick: PickCode): boolean;
}

const Context = createContext<PickPort | null>(null);

export function PickPortProvider({ port, children }: { port: PickPort; children: ReactNode }) {
  return <Context value={port}>{children}</Context>;
}

/** @throws CourtsideError `sports.no-pick-port` when there is no `PickPortProvider` above */
export function usePickPort(): PickPort {
  const port = useContext(Context);
  if (!port) {
    throw new CourtsideError('usePickPort needs a PickPortProvider above it', {
      code: 'sports.no-pick-port',
      kind: 'programming',
    });
  }
  return port;
}
