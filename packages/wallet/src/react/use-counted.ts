import { useReducedMotion } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { amountBetween } from '../core/amount-between.ts';

const COUNT_MS = 400;

/**
 * An amount that counts to each new value, so that the member sees the change. The first value is shown at once, and so
 * is every value for members who prefer reduced motion.
 */
export function useCounted(amount: string | undefined): string | undefined {
  const still = useReducedMotion();
  const [shown, setShown] = useState(amount);
  const [goal, setGoal] = useState({ from: amount, to: amount });
  if (goal.to !== amount) {
    setGoal({ from: shown, to: amount });
    if (still || shown === undefined || amount === undefined) setShown(amount);
  }
  const { from, to } = goal;
  useEffect(() => {
    if (still || from === undefined || to === undefined || from === to) return undefined;
    let frame = 0;
    let began = 0;
    const step = (now: number) => {
      began ||= now;
      const share = (now - began) / COUNT_MS;
      setShown(amountBetween(from, to, share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to, still]);
  return still ? amount : shown;
}
