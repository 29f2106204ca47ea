/**
 * What is checked of a package, where it has them: all of it, and its `src/core` a second time without DOM, Node or any
 * other ambient types, so that reaching for the platform there does not compile.
 */
export const TYPE_PROJECTS = ['tsconfig.json', 'tsconfig.core.json'] as const;
