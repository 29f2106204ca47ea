import type { Clock } from '@courtside/kernel';
import type { SlipEntry } from '../core/pick/entry.ts';
import type { OrderLeg } from '../core/order/order-state.ts';
import type { PriceUpdate, SeriesQuote } from '../core/slip/slip-state.ts';
import type { QuotedPick, SlipPort, SlipQuote } from './slip-port.ts';

/** A quote older than this is not sent with an order, unless the gateway says how long it stands. */
const QUOTE_VALID_MS = 8000;
const LEAST_VALID_MS = 1000;

/** The latest answer of a pick, with the number of its question. */
interface KeptQuote {
  readonly quote: SlipQuote;
  readonly at: number;
  readonly question: number;
}

export interface QuoteAnswer {
  /** By id of the pick: the latest that is known of each that was asked about; none where nothing could be learnt. */
  readonly quotes: ReadonlyMap<string, SlipQuote>;
  readonly updates: readonly PriceUpdate[];
  readonly series: SeriesQuote | null;
}

/** Asks for quotes and keeps the latest of each pick, whatever order the answers come in. */
export interface QuoteDesk {
  ask(picks: readonly QuotedPick[], series: boolean): Promise<QuoteAnswer>;
  /** The quote of a pick while it can be sent. */
  fresh(id: string): SlipQuote | null;
  /** The instant from which the kept quote of a pick is worth nothing. */
  expiryOf(id: string): number;
}

export function quotedEntry({ id, gameInfo, playInfo, pick }: SlipEntry): QuotedPick {
  return { id, gameId: gameInfo.gameId, wtype: playInfo.w, pick };
}

export function quotedLeg({ id, gameId, wtype, pick }: OrderLeg): QuotedPick {
  return { id, gameId, wtype, pick };
}

function updateOf({ gameId, wtype, pick }: QuotedPick, quote: SlipQuote): PriceUpdate {
  const { open, over, price, ratio, strong, score, limits, relations } = quote;
  return {
    gameId,
    wtype,
    pick,
    ...(open ? { price, ratio, strong, score } : {}),
    status: open ? 'open' : over ? 'closed' : 'suspended',
    limits,
    ...(relations && { relations }),
  };
}

export function createQuoteDesk(port: SlipPort, clock: Clock): QuoteDesk {
  const kept = new Map<string, KeptQuote>();
  /** Number of the latest question. */
  let asked = 0;

  function expiryOf(id: string): number {
    const known = kept.get(id);
    if (!known) return 0;
    // A house whose quotes are stale when they come would otherwise be asked without end.
    return known.at + Math.max(known.quote.validMs ?? QUOTE_VALID_MS, LEAST_VALID_MS);
  }

  return {
    expiryOf,
    fresh(id) {
      const known = kept.get(id);
      return known && clock.now() < expiryOf(id) ? known.quote : null;
    },
    async ask(picks, series) {
      const question = (asked += 1);
      const told = await port.quotes(picks, series);
      picks.forEach((pick, index) => {
        const quote = told.quotes[index];
        // An answer to an older question, which a newer one has overtaken, says nothing of what holds now.
        if (!quote || (kept.get(pick.id)?.question ?? 0) > question) return;
        kept.set(pick.id, { quote, at: clock.now(), question });
      });
      const known = picks.flatMap((pick, index) => {
        const latest = told.quotes[index] ? kept.get(pick.id) : undefined;
        return latest ? [{ pick, quote: latest.quote }] : [];
      });
      return {
        quotes: new Map(known.map(({ pick, quote }) => [pick.id, quote])),
        updates: known.map(({ pick, quote }) => updateOf(pick, quote)),
        series: told.series,
      };
    },
  };
}
