import { err, ok, type Result, type Violation } from '@courtside/kernel';
import { pickId, type SlipEntry, type Wtype } from '../pick/entry.ts';
import { isKnownPick, isKnownWtype } from './selection-guards.ts';
import { MAX_PICKS } from './slip-state.ts';

/** A shared pick: its event, market and outcome, without the sender's price or stake. */
export interface SharedPick {
  readonly gameId: string;
  readonly wtype: Wtype;
  readonly pick: string;
}

/** The version comes first, so that a code of a later version can be distinguished from a damaged one. */
const PREFIX = 'CS1';
const CODE = /CS1(?:;[\w-]{1,32}:[A-Z0-9]{1,8}:[\w+-]{1,16})+/;
/** Maximum length of a text in which a code is searched; longer than any message with a code. */
const LONGEST = 4000;

/**
 * The picks of a slip as a code for another member, without stakes, prices and sender.
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
 * The picks of a code, which may be part of a longer text. The code is untrusted: with unknown markets or picks, too
 * many picks, duplicates, or outrights beside match picks it is refused as a whole.
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
