/** A rule that sets a text colour and its ground at once. */
export interface CssPair {
  selector: string;
  foreground: string;
  background: string;
}

const variable = (body: string, name: string) =>
  new RegExp(`(?:^|[;{\\s])${name}:\\s*var\\(--cs-([\\w-]+)\\)`).exec(body)?.[1];

/** The rules of a style sheet with both colours from tokens. Disabled controls need no contrast. */
export function cssPairs(css: string): CssPair[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, head = '', body = '']) => {
    const selector = head.trim().replaceAll(/\s+/g, ' ');
    const foreground = variable(body, 'color');
    const background = variable(body, 'background') ?? variable(body, 'background-color');
    return foreground && background && !selector.includes('disabled')
      ? [{ selector, foreground, background }]
      : [];
  });
}
