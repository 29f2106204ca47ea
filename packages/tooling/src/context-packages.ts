/**
 * Packages with a React context or a store; a second copy on a page has its own, so its users do not find the first
 * one.
 */
export const CONTEXT_PACKAGES: readonly string[] = [
  '@courtside/api-client',
  '@courtside/i18n',
  '@courtside/shell',
  '@courtside/site',
  '@courtside/ui',
];
