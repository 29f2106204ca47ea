/** The halls of games, by the codes of venue types: sports, live tables, slots, fishing, cards, e-sports, lotteries. */
export const GAME_KINDS = ['TY', 'ZR', 'DZ', 'BY', 'QP', 'DJ', 'CP'] as const;
export type GameKind = (typeof GAME_KINDS)[number];
