import { readFileSync } from 'node:fs';

/** A token of the DTCG format, 2025.10. */
export interface Token {
  $value: unknown;
  $type?: string;
  $description?: string;
}

/** A group of tokens; `$type` applies to all its tokens without a type. */
export interface TokenGroup {
  [name: string]: Token | TokenGroup | string;
}

const isGroup = (node: unknown): node is TokenGroup => typeof node === 'object' && node !== null;
export const isToken = (node: unknown): node is Token => isGroup(node) && '$value' in node;

export const readTokenFile = (file: URL): TokenGroup =>
  JSON.parse(readFileSync(file, 'utf8')) as TokenGroup;

/** Merges `over` into `base`. A token is replaced as a whole: a mix of an old and a new colour would be neither. */
export function layTokens(base: TokenGroup, over: TokenGroup): TokenGroup {
  const result: TokenGroup = { ...base };
  for (const [name, node] of Object.entries(over)) {
    const below = result[name];
    result[name] =
      isGroup(node) && !isToken(node) && isGroup(below) && !isToken(below)
        ? layTokens(below, node)
        : node;
  }
  return result;
}

/** Every token with its dotted path. @example tokenPaths({ size: { 4: { $value: … } } }) // Map { 'size.4' => … } */
export function tokenPaths(group: TokenGroup, prefix = ''): Map<string, Token> {
  const paths = new Map<string, Token>();
  for (const [name, node] of Object.entries(group)) {
    if (!isGroup(node)) continue;
    if (isToken(node)) paths.set(prefix + name, node);
    else for (const [path, token] of tokenPaths(node, `${prefix}${name}.`)) paths.set(path, token);
  }
  return paths;
}

/** The path to which a value refers, when it consists of one reference only. @example '{size.4}' */
export const referenceOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
