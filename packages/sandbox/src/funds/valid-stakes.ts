/**
 * Query of the stakes that count as turnover, with `member_id`, `at` (site instant) and `valid` (fen): settled bets,
 * where half results count half, and pushes, voids and cashed-out stakes do not count; and rounds of games.
 */
export const VALID_STAKES = `
  SELECT member_id, settled_site AS at, valid FROM bets WHERE status = 'settled'
  UNION ALL SELECT member_id, played_site AS at, valid FROM game_rounds`;
