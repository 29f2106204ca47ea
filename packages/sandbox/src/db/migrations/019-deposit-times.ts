/** Times of a deposit's payment and of its end; null for deposits from before this migration. */
export const depositTimes = `
  ALTER TABLE deposits ADD COLUMN paid_site BIGINT, ADD COLUMN ended_site BIGINT
`;
