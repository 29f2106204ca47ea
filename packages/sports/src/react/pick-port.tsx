import type { Market, Match, Outright, PickCode } from '@courtside/contract';
import { CourtsideError } from '@courtside/kernel';
import { createContext, useContext, type ReactNode } from 'react';

/** A clicked price, with all data that a slip needs. */
export interface BoardPick {
  match: Match;
  market: Market;
  pick: PickCode;
  price: string;
}

/** A clicked runner of an outright. */
export interface OutrightPick {
  outright: Outright;
  runner: OutrightRunner;
}

export type OutrightRunner = Outright['runners'][number];

/** Receiver of picks; the composition root connects it to the slip. */
export interface PickPort {
  toggle(pick: BoardPick): void;
  /** Required where outrights are listed. */
  toggleOutright?(pick: OutrightPick): void;
  /** A hook: whether this price is in the slip. `pick` is a pick of the market, or the runner of an outright. */
  usePicked(gid: string, wtype: string, pick: string): boolean;
  /**
   * A hook: formats prices of a market in the chosen format. With `paired` it needs the price of the other side of a
   * two-way market as well.
   *
   * @default Hong Kong prices, unchanged
   */
  usePriceText?(wtype: string): PriceText;
}

export interface PriceText {
  readonly paired: boolean;
  /** @param other price of the other side, given where `paired` is true */
  write(price: string, other: string | undefined): string;
}

const AS_THEY_ARE: PriceText = { paired: false, write: (price) => price };
const asTheyAre = () => AS_THEY_ARE;

const Context = createContext<PickPort | null>(null);

export function PickPortProvider({ port, children }: { port: PickPort; children: ReactNode }) {
  return <Context value={port}>{children}</Context>;
}

/** Formats the prices of a market as the slip does. */
export function usePriceText(wtype: string): PriceText {
  const { usePriceText: own = asTheyAre } = usePickPort();
  return own(wtype);
}

/** Whether a price is in the slip. */
export function usePicked(gid: string, wtype: string, pick: string): boolean {
  const { usePicked: own } = usePickPort();
  return own(gid, wtype, pick);
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
