/**
 * What counts as turnover, as a query of `member_id`, `at` (site instant) and `valid` (fen): settled bets, half results
 * by half, pushes, voids and what was cashed out not at all; and rounds of games.
 */
export const VALID_STAKES = `
  SELECT member_id, settled_site AS at, valid FROM bets WHERE status = 'settled'
  UNION ALL SELECT member_id, played_site AS at, valid FROM game_rounds`;
