import { betMessages } from './bet-messages.ts';
import type { TermMessage, Translate } from './message.ts';
import { scoreText } from './score-text.ts';
import type { SportText } from './sport-words.ts';

/** Baseball has no half: its first five innings count as one, as in its markets. */
const firstFiveScore: TermMessage = /*i18n*/ {
  id: 'terms.bet.firstFiveScore',
  message: '前五局 {score}',
};

/**
 * The score of the first half, in the words of the sport.
 *
 * @param gtype the sport; worded as a half where it is unknown
 * @example halfScoreText({ h: 1, c: 0 }, 'FT', t) // 半场 1-0
 */
export function halfScoreText(
  score: Parameters<typeof scoreText>[0],
  gtype: SportText | undefined,
  t: Translate,
): string {
  return t(gtype === 'BS' ? firstFiveScore : betMessages.halfScore, { score: scoreText(score) });
}
