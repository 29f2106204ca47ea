import { readdirSync, readFileSync } from 'node:fs';

export type Attributes = Record<string, string>;

interface Rule {
  isRoot: boolean;
  attributes: Attributes;
  specificity: number;
  declarations: [string, string][];
}

/** The style sheets as they are shipped: the base first, then the brands. */
export function readBuiltCss(): string {
  const folder = new URL('../../src/styles/generated/', import.meta.url);
  const rest = readdirSync(folder).filter((name) => name !== 'tokens.css');
  return ['tokens.css', ...rest]
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('');
}

function parseSelector(text: string, declarations: [string, string][]): Rule[] {
  const where = /^:where\((.*)\)$/.exec(text);
  if (where) {
    return (where[1] ?? '')
      .split(', ')
      .flatMap((part) => parseSelector(part, declarations))
      .map((rule) => ({ ...rule, specificity: 0 }));
  }
  const parts = text.match(/:root|\[[^\]]+\]/g) ?? [];
  if (parts.join('') !== text) throw new Error(`a selector that this test does not know: ${text}`);
  const attributes: Attributes = {};
  for (const part of parts) {
    const [, name, value] = /^\[data-([a-z-]+)(?:='([^']*)')?\]$/.exec(part) ?? [];
    if (name !== undefined) attributes[name] = value ?? '*';
  }
  return [
    { isRoot: text.startsWith(':root'), attributes, specificity: parts.length, declarations },
  ];
}

function parse(css: string): Rule[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const declarations = [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value.trim()],
    );
    return selector
      .trim()
      .split(/,\n/)
      .flatMap((part) => parseSelector(part.trim(), declarations));
  });
}

/**
 * What the custom properties are on the last of `elements`, each inside the one before it, the first being the document:
 * the cascade by specificity and order, `var()` resolved where it is declared, everything inherited.
 */
export function computeTokens(css: string, ...elements: Attributes[]): Map<string, string> {
  const rules = parse(css);
  let inherited = new Map<string, string>();
  for (const [depth, element] of elements.entries()) {
    const declared = new Map<string, string>();
    const matching = rules
      .filter(
        ({ isRoot, attributes }) =>
          (!isRoot || depth === 0) &&
          Object.entries(attributes).every(([name, value]) =>
            value === '*' ? name in element : element[name] === value,
          ),
      )
      .toSorted((a, b) => a.specificity - b.specificity);
    for (const { declarations } of matching)
      for (const [name, value] of declarations) declared.set(name, value);
    const parent = inherited;
    const valueOf = (name: string): string => {
      const own = declared.get(name);
      if (own === undefined) return parent.get(name) ?? '';
      return own.replaceAll(/var\((--[\w-]+)\)/g, (_, target: string) => valueOf(target));
    };
    inherited = new Map(
      [...new Set([...parent.keys(), ...declared.keys()])].map((name) => [name, valueOf(name)]),
    );
  }
  return inherited;
}
