import { err, ok, type Result, type Violation } from '@courtside/kernel';
import { pickId, type SlipEntry, type Wtype } from '../pick/entry.ts';
import { isKnownPick, isKnownWtype } from './selection-guards.ts';
import { MAX_PICKS } from './slip-state.ts';

/** A pick that somebody shared: what it is on, and nothing of what they saw or staked. */
export interface SharedPick {
  readonly gameId: string;
  readonly wtype: Wtype;
  readonly pick: string;
}

/** The version goes first, so that a later one is told from a damaged one. */
const PREFIX = 'CS1';
const CODE = /CS1(?:;[\w-]{1,32}:[A-Z0-9]{1,8}:[\w+-]{1,16})+/;
/** Longer than any message that has a code in it. */
const LONGEST = 4000;

/**
 * The picks of a slip as a code for another member: never stakes, prices or who made it.
 *
 * @example shareCode(slip.entries) // 'CS1;1001:R:H;1002:OU:C'
 */
export function shareCode(entries: readonly SlipEntry[]): string {
  const picks = entries.map(({ gameInfo, playInfo, pick }) =>
    [gameInfo.gameId, playInfo.w, pick].join(':'),
  );
  return [PREFIX, ...picks].join(';');
}

/**
 * The picks of a code, which may stand in a longer text. It comes from outside: markets and picks that the slip does not
 * know, more than it holds, the same twice and outrights beside match picks are refused as a whole.
 *
 * @example readShareCode('看看：CS1;1001:R:H') // { ok: true, value: [{ gameId: '1001', wtype: 'R', pick: 'H' }] }
 */
export function readShareCode(
  text: string,
): Result<readonly SharedPick[], Violation<'share.malformed'>> {
  const [code] = CODE.exec(text.slice(0, LONGEST)) ?? [];
  const malformed = err({ code: 'share.malformed' } as const);
  if (code === undefined) return malformed;
  const picks: SharedPick[] = [];
  for (const part of code.split(';').slice(1)) {
    const [gameId = '', wtype = '', pick = ''] = part.split(':');
    if (!isKnownWtype(wtype) || !isKnownPick(wtype, pick)) return malformed;
    picks.push({ gameId, wtype, pick });
  }
  const ids = new Set(picks.map(pickId));
  const kinds = new Set(picks.map(({ wtype }) => wtype === 'FS'));
  const isGood = picks.length <= MAX_PICKS && ids.size === picks.length && kinds.size === 1;
  return isGood ? ok(picks) : malformed;
}
