/** Packages with a React context or a store in them: a second copy on a page has its own, and what asks it finds nothing. */
export const CONTEXT_PACKAGES: readonly string[] = [
  '@courtside/api-client',
  '@courtside/i18n',
  '@courtside/shell',
  '@courtside/site',
  '@courtside/ui',
];
