import { layTokens, referenceOf, type Token, type TokenGroup } from './token-file.ts';

export interface ResolvedToken {
  /** Its own type, that of its group, or that of the referenced token. */
  readonly type: string | undefined;
  /** Without references. */
  readonly value: unknown;
}

/**
 * Layers token groups and resolves every reference, also within shadows and lists.
 *
 * @throws Error naming a token with a missing or circular reference
 * @example resolveTokens([{ a: { $value: 1 }, b: { $value: '{a}' } }]).get('b')?.value // 1
 */
export function resolveTokens(layers: readonly TokenGroup[]): Map<string, ResolvedToken> {
  const tokens = typedTokens(layers.reduce(layTokens, {}));
  const resolved = new Map<string, ResolvedToken>();
  const resolve = (path: string, way: readonly string[]): ResolvedToken => {
    const known = resolved.get(path);
    if (known) return known;
    const token = tokens.get(path);
    const from = way.at(-1) ?? path;
    if (!token) throw new Error(`${from} has a reference to ${path}, which is no token`);
    if (way.includes(path)) throw new Error(`${from} has a reference that leads back to ${path}`);
    const follow = (value: unknown): unknown => {
      const target = referenceOf(value);
      if (target !== undefined) return resolve(target, [...way, path]).value;
      if (Array.isArray(value)) return value.map(follow);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, follow(part)]));
    };
    const target = referenceOf(token.$value);
    const result = {
      value: follow(token.$value),
      type: token.$type ?? (target === undefined ? undefined : resolved.get(target)?.type),
    };
    resolved.set(path, result);
    return result;
  };
  for (const path of tokens.keys()) resolve(path, []);
  return resolved;
}

/** Tokens by path, each with the type inherited from its groups. */
function typedTokens(group: TokenGroup, prefix = '', inherited?: string): Map<string, Token> {
  const own = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  const found = new Map<string, Token>();
  for (const [name, node] of Object.entries(group)) {
    if (typeof node !== 'object' || node === null) continue;
    if ('$value' in node) {
      const token = node as Token;
      const type = token.$type ?? own;
      found.set(prefix + name, type === undefined ? token : { ...token, $type: type });
    } else {
      for (const [path, token] of typedTokens(node as TokenGroup, `${prefix}${name}.`, own)) {
        found.set(path, token);
      }
    }
  }
  return found;
}
