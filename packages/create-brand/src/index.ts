// Public: the work of the command, for scripts that create many brands. Prompts stay with the command.
export { brandTokens } from './brand-tokens.ts';
export type { BrandColours } from './brand-tokens.ts';
export { createBrand } from './create-brand.ts';
export { FEATURES } from './options.ts';
export type { BrandOptions, OptionalFeature } from './options.ts';
