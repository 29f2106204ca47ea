// Public: a brand's tokens to its style sheet, with what the command `courtside-theme` knows. How the tiers are laid over
// each other stays private.
export { buildTheme } from './build-theme.ts';
export type { Theme, ThemeInput } from './build-theme.ts';
export type { Token, TokenGroup } from './token-file.ts';
