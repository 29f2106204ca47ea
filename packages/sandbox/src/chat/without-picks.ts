import { readShareCode } from '@courtside/betslip';
import { marketNow } from '../betting/market-now.ts';
import type { World } from '../world/world.ts';

/**
 * A text without share codes of picks that the house offers or offered: their long numbers are not contacts outside the
 * site. A code of anything else stays, because a phone number could be hidden in it.
 */
export function withoutPicks(msg: string, world: World): string {
  const picks = readShareCode(msg);
  if (!picks.ok) return msg;
  const isKnown = picks.value.every(({ gameId, wtype, pick }) =>
    marketNow(world, gameId, wtype, pick),
  );
  const parts = picks.value.map(({ gameId, wtype, pick }) => [gameId, wtype, pick].join(':'));
  return isKnown ? msg.replaceAll(['CS1', ...parts].join(';'), '') : msg;
}
