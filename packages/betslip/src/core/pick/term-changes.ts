import type { Violation } from '@courtside/kernel';
import { acceptance, type OddsConsent } from './acceptance.ts';
import type { Score, Terms } from './entry.ts';

/** Codes of changes since the member looked. */
export type TermChangeCode =
  'pick.line-changed' | 'pick.score-changed' | 'pick.odds-changed' | 'pick.price-invalid';

const scoreText = (score: Score | null) => (score ? score.join('-') : '');

/**
 * Changes since the member looked that their consents do not cover: line, score and price, each with its old and new
 * value. Prices are Hong Kong decimal text, scores `1-0`.
 */
export function termChanges(
  seen: Terms,
  now: Terms,
  consent: { readonly oddsChange: OddsConsent; readonly lineChange: boolean },
): readonly Violation<TermChangeCode>[] {
  const { reasons } = acceptance({
    seenPrice: seen.price,
    seenLine: seen,
    seenScore: seen.score,
    newPrice: now.price,
    newLine: now,
    newScore: now.score,
    oddsChange: consent.oddsChange,
    lineChange: consent.lineChange,
  });
  return reasons.map((reason): Violation<TermChangeCode> => {
    switch (reason) {
      case 'line-changed':
        return { code: 'pick.line-changed', params: { from: seen.ratio, to: now.ratio } };
      case 'score-changed': {
        const params = { from: scoreText(seen.score), to: scoreText(now.score) };
        return { code: 'pick.score-changed', params };
      }
      case 'price-invalid':
        return { code: 'pick.price-invalid' };
      default:
        return { code: 'pick.odds-changed', params: { from: seen.price, to: now.price } };
    }
  });
}
