/**
 * Type projects of a package, if it has them: all of it, and its `src/core` again without DOM, Node or other ambient
 * types, so that uses of the platform there do not compile.
 */
export const TYPE_PROJECTS = ['tsconfig.json', 'tsconfig.core.json'] as const;
