import { useServices } from '@courtside/shell/react';
import { useMemo } from 'react';
import type { MoneyMover } from './wallet-port.ts';

/** Brings money back, and makes the site report the outcome on whatever page the member is then. */
export function useToldMover(mover: MoneyMover): MoneyMover {
  const { events } = useServices();
  return useMemo(() => {
    const told = (ordered: boolean) => {
      if (ordered) events.emit('moneyMoves', undefined);
      return ordered;
    };
    return {
      ...mover,
      bringBack: (venue, amount) => told(mover.bringBack(venue, amount)),
      recycle: () => told(mover.recycle()),
    };
  }, [events, mover]);
}
