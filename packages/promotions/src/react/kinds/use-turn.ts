import type { PromotionStanding } from '@courtside/contract';
import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useState } from 'react';
import type { ClaimState } from '../../core/claim.ts';
import { restingAngle, type Field } from '../../core/wheel.ts';

const TURNS = 4;
/** Time after which a turn counts as ended although the browser did not report it, as on a hidden page. */
const LONGEST_TURN_MS = 8000;

export interface Turn {
  /** Degrees since the page was opened. */
  readonly angle: number;
  readonly turning: boolean;
  /** Called when the wheel has come to rest. */
  readonly end: () => void;
}

/**
 * The angle of the wheel, and whether it turns there. It moves only after the gateway has sent the result; without
 * motion it is there at once.
 */
export function useTurn(
  fields: readonly Field[],
  odds: PromotionStanding['odds'],
  state: ClaimState,
  quiet: boolean,
): Turn {
  const given = state.status === 'given' ? state : null;
  const drawn = given && fields.find(({ at }) => odds[at]?.amount === given.exchange.amount);
  // After a return to a finished draw the wheel is at its result.
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
