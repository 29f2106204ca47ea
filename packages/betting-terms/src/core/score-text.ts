/**
 * The text of a score, home first.
 *
 * @example scoreText({ h: 2, c: 1 }) // '2-1'
 * @example scoreText([2, 1]) // '2-1'
 */
export function scoreText(
  score: { readonly h: number; readonly c: number } | readonly [home: number, away: number],
): string {
  return 'h' in score ? `${score.h}-${score.c}` : `${score[0]}-${score[1]}`;
}
