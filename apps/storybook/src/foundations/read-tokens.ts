export interface Token {
  name: string;
  value: string;
}

/** The kit's custom properties as the style sheets of this document define them, with the values of the edition. */
export function readTokens(): Token[] {
  const names = new Set<string>();
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':root')) continue;
      for (const name of rule.style) if (name.startsWith('--cs-')) names.add(name);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const style = getComputedStyle(document.documentElement);
  return [...names].map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
}

export const isColour = ({ value }: Token) => CSS.supports('color', value);

/** Tokens of one group whose values are lengths. @example lengths(tokens, 'space') */
export function lengths(tokens: readonly Token[], group: string): Token[] {
  return tokens.filter(
    ({ name, value }) => name.startsWith(`--cs-${group}-`) && CSS.supports('width', value),
  );
}

/** Tokens whose names match. @example named(/^--cs-motion/) */
export const named = (pattern: RegExp): Token[] =>
  readTokens().filter(({ name }) => pattern.test(name));
