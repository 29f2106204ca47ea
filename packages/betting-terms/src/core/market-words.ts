import { marketCode } from './market-code.ts';
import { marketMessages, periodMessages } from './market-messages.ts';
import type { Translate } from './message.ts';

export interface NamedMarket {
  /** Code of the feed. */
  readonly wtype: string;
  /** The gateway's own name of the market; used for a code that is not known here. */
  readonly marketName?: string | null | undefined;
}

export interface MarketWords {
  /** `全场` or `上半场`; empty where the market exists for the whole match only. */
  readonly period: string;
  readonly name: string;
  /** Both in one. */
  readonly text: string;
}

/**
 * The name of a market. A code that is not known keeps the gateway's name or stays a code: a bet must never be shown
 * under the name of another market.
 *
 * @example marketWords({ wtype: 'HROU' }, t).text // 上半场大小
 */
export function marketWords({ wtype, marketName }: NamedMarket, t: Translate): MarketWords {
  const code = marketCode(wtype);
  if (!code) {
    const name = marketName || wtype;
    return { period: '', name, text: name };
  }
  const name = t(marketMessages[code.kind], { nth: code.nth });
  const period = code.period === 'whole' ? '' : t(periodMessages[code.period]);
  return { period, name, text: `${period}${name}` };
}
