/**
 * What counts as turnover, as a query of `member_id`, `at` (site instant) and `valid` (fen): settled bets, half results
 * by half, pushes and voids not at all; and rounds of games.
 */
export const VALID_STAKES = `
  SELECT member_id, settled_site AS at, CASE WHEN result_code IN ('W', 'L') THEN stake
    WHEN result_code IN ('LW', 'LL') THEN stake / 2 ELSE 0 END AS valid
  FROM bets WHERE status = 'settled'
  UNION ALL SELECT member_id, played_site AS at, valid FROM game_rounds`;
