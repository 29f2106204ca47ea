import type { Clock } from '@courtside/kernel';
import type { SlipEntry } from '../core/pick/entry.ts';
import type { OrderLeg } from '../core/order/order-state.ts';
import type { PriceUpdate, SeriesQuote } from '../core/slip/slip-state.ts';
import type { QuotedPick, SlipPort, SlipQuote } from './slip-port.ts';

/** Milliseconds after which a quote is not sent with an order, unless the gateway tells how long it is valid. */
const QUOTE_VALID_MS = 8000;
const LEAST_VALID_MS = 1000;

/** The latest answer about a pick, with the number of its request. */
interface KeptQuote {
  readonly quote: SlipQuote;
  readonly at: number;
  readonly question: number;
}

export interface QuoteAnswer {
  /** The latest known quote of each requested pick, by id; a pick without an answer is left out. */
  readonly quotes: ReadonlyMap<string, SlipQuote>;
  readonly updates: readonly PriceUpdate[];
  readonly series: SeriesQuote | null;
}

/** Requests quotes and keeps the latest of each pick, in whatever order the answers arrive. */
export interface QuoteDesk {
  ask(picks: readonly QuotedPick[], series: boolean): Promise<QuoteAnswer>;
  /** The quote of a pick while it can be sent, else null. */
  fresh(id: string): SlipQuote | null;
  /** The instant from which the stored quote of a pick is invalid. */
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
  /** Number of the latest request. */
  let asked = 0;

  function expiryOf(id: string): number {
    const known = kept.get(id);
    if (!known) return 0;
    // Quotes that are stale on arrival would otherwise be requested again without end.
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
        // An answer that was overtaken by the answer to a newer request is outdated.
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
