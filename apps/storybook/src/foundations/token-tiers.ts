/** A group of tokens, or a token. */
interface TokenNode {
  readonly $value?: unknown;
  readonly [name: string]: unknown;
}

const files = import.meta.glob<TokenNode>('../../../../packages/ui/tokens/*/*.json', {
  import: 'default',
  eager: true,
});

/** Every token of a file as its path and what it is: a value, or the token in braces that it refers to. */
function flat(node: TokenNode, path: readonly string[] = []): [path: string, value: string][] {
  if (node.$value !== undefined) {
    const { $value: value } = node;
    return [[path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)]];
  }
  return Object.entries(node)
    .filter(([name, child]) => !name.startsWith('$') && typeof child === 'object')
    .flatMap(([name, child]) => flat(child as TokenNode, [...path, name]));
}

/** The token files of the kit by tier and name, such as `semantic/classic`. */
export const TIERS = Object.entries(files).map(([file, node]) => ({
  name: file.split('/').slice(-2).join('/').replace('.json', ''),
  tokens: flat(node),
}));
