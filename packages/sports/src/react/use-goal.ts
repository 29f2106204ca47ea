import type { Match } from '@courtside/contract';
import { useEffect, useRef, useState } from 'react';

/** How long a goal is told, ms; about as long as its match is suspended. */
const TOLD_MS = 8000;

/** Whether a point of the sport is a goal, so rare that it is told. */
export const hasGoals = ({
  gameType,
  discipline,
  parentGidm,
}: Pick<Match, 'gameType' | 'discipline' | 'parentGidm'>) =>
  // Corners and cards are counted in the place of goals.
  parentGidm === undefined && (gameType === 'FT' || gameType === 'VF' || discipline === 'IH');

/** Counts up with each point that falls while the row is on screen, and says for a while that one has. */
export function useGoal({ sc_FT_H, sc_FT_C }: Pick<Match, 'sc_FT_H' | 'sc_FT_C'>): {
  count: number;
  told: boolean;
} {
  const score = sc_FT_H + sc_FT_C;
  const before = useRef(score);
  const [count, setCount] = useState(0);
  const [told, setTold] = useState(false);
  useEffect(() => {
    const fell = score > before.current;
    before.current = score;
    if (!fell) {
      // A goal that was taken back is not told on.
      setTold(false);
      return;
    }
    setCount((each) => each + 1);
    setTold(true);
    const timer = setTimeout(() => setTold(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [score]);
  return { count, told };
}
