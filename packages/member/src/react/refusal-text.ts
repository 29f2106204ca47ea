import type { TicketLeg } from '@courtside/contract';
import type { Message } from '@courtside/i18n';
import type { Translate } from '@courtside/i18n/react';
import { m, otherRefusal, refusalMessages } from './messages.ts';

/** Why a bet was refused: the reason of the ticket, else the reasons of its legs, without repeats. */
export function refusalText(
  reason: string | null | undefined,
  legs: readonly Pick<TicketLeg, 'reason'>[],
  t: Translate,
): string {
  const own = legs.flatMap((leg) => leg.reason ?? []);
  const codes = own.length > 0 ? own : [reason ?? ''];
  // A gateway that is newer than this package may have reasons without a text here.
  const known: Readonly<Record<string, Message | undefined>> = refusalMessages;
  const texts = codes.map((code) =>
    t((Object.hasOwn(refusalMessages, code) && known[code]) || otherRefusal),
  );
  return t(m.refusedBecause, { reason: [...new Set(texts)].join('、') });
}
