/** When a deposit's payment was seen, and when it came to its end; null for what was before that was kept. */
export const depositTimes = `
  ALTER TABLE deposits ADD COLUMN paid_site BIGINT, ADD COLUMN ended_site BIGINT
`;
