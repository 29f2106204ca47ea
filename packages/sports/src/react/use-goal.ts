import type { Match } from '@courtside/contract';
import { useEffect, useRef, useState } from 'react';

/** How long a goal is shown, in ms; about as long as its match is suspended. */
const TOLD_MS = 8000;

/** Whether a point of the sport is a goal, rare enough to be announced. */
export const hasGoals = ({
  gameType,
  discipline,
  parentGidm,
}: Pick<Match, 'gameType' | 'discipline' | 'parentGidm'>) =>
  // Corners and cards use the fields of goals.
  parentGidm === undefined && (gameType === 'FT' || gameType === 'VF' || discipline === 'IH');

/** Counts the points that are scored while the row is on screen, and is `told` for a while after each. */
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
      // A revoked goal is no longer shown.
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
