/** All sports of the sandbox. */
export const SPORT_CODES = ['FT', 'BK', 'TN', 'BS', 'VB', 'TT', 'SK', 'OP', 'VF'] as const;
