import type { PromotionStanding } from '@courtside/contract';
import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useState } from 'react';
import type { ClaimState } from '../../core/claim.ts';
import { restingAngle, type Field } from '../../core/wheel.ts';

const TURNS = 4;
/** A turn that the browser never ended, such as one of a hidden page, is over after this. */
const LONGEST_TURN_MS = 8000;

export interface Turn {
  /** Degrees from the beginning of the page. */
  readonly angle: number;
  readonly turning: boolean;
  /** The wheel came to rest. */
  readonly end: () => void;
}

/**
 * Where the wheel stands and whether it turns there. It leaves its place when the gateway has said what was drawn, and not
 * before; without motion it stands there at once.
 */
export function useTurn(
  fields: readonly Field[],
  odds: PromotionStanding['odds'],
  state: ClaimState,
  quiet: boolean,
): Turn {
  const given = state.status === 'given' ? state : null;
  const drawn = given && fields.find(({ at }) => odds[at]?.amount === given.exchange.amount);
  // Who comes back to a draw that was drawn sees where the wheel stands.
  const [turn, setTurn] = useState({
    key: given?.key ?? '',
    angle: drawn ? restingAngle(drawn, 0) : 0,
    turning: false,
  });
  if (given && drawn && turn.key !== given.key) {
    const angle = restingAngle(drawn, quiet ? 0 : TURNS, turn.angle);
    setTurn({ key: given.key, angle, turning: !quiet });
  } else if (turn.turning && quiet) setTurn({ ...turn, turning: false });
  const end = useCallback(() => setTurn((last) => ({ ...last, turning: false })), []);
  const { clock } = useServices();
  useEffect(
    () => (turn.turning ? clock.after(LONGEST_TURN_MS, end) : undefined),
    [clock, end, turn.turning],
  );
  return { angle: turn.angle, turning: turn.turning, end };
}
