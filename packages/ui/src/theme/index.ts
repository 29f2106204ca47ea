// Public: builds a brand's style sheet from its tokens, as the command `courtside-theme` does. How the tiers are
// layered stays private.
export { buildTheme } from './build-theme.ts';
export type { Theme, ThemeInput } from './build-theme.ts';
export type { Token, TokenGroup } from './token-file.ts';
