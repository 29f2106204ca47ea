import ts from 'typescript';

/** A code in its package's README. */
export interface DocumentedCode {
  readonly code: string;
  /** Name of the package, such as `@courtside/site`. */
  readonly package: string;
  /** The text of its row besides the code. */
  readonly says: string;
}

const CODE = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;

/**
 * The codes in a README's tables: rows whose first cell only has codes, with parameters in brackets at most.
 *
 * @example documentedCodes('@courtside/site', '| `site.part-missing` | `network` | not fetched |')
 */
export function documentedCodes(name: string, readme: string): DocumentedCode[] {
  return readme.split('\n').flatMap((line) => {
    const [, first = '', ...rest] = line.split('|').map((cell) => cell.trim());
    if (!line.startsWith('|')) return [];
    const outside = first.replaceAll(/\([^)]*\)/g, '').replaceAll(/`[^`]*`/g, '');
    const codes = [...first.replaceAll(/\([^)]*\)/g, '').matchAll(/`([^`]*)`/g)].map(
      ([, code = '']) => code,
    );
    if (codes.length === 0 || !/^[\s,/]*$/.test(outside)) return [];
    if (!codes.every((code) => CODE.test(code))) return [];
    const says = rest.filter(Boolean).join('; ');
    return codes.map((code) => ({ code, package: name, says }));
  });
}

/** The codes that a source throws: `code` in the second argument of `new CourtsideError`. */
export function thrownCodes(source: string): string[] {
  const file = ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true);
  const codes: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'CourtsideError') {
      const options = node.arguments?.[1];
      if (options && ts.isObjectLiteralExpression(options)) {
        for (const property of options.properties) {
          if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'code') continue;
          if (ts.isStringLiteral(property.initializer)) codes.push(property.initializer.text);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return codes;
}

/** The page of all codes, each with an anchor. */
export function errorCodesPage(codes: readonly DocumentedCode[]): string {
  const names = [...new Set(codes.map(({ code }) => code))].toSorted();
  const sections = names.map((code) => {
    const lines = codes
      .filter((each) => each.code === code)
      .map(({ package: name, says }) => `- \`${name}\`${says ? `: ${says}` : ''}`);
    return `<a id="${code}"></a>\n\n## \`${code}\`\n\n${lines.join('\n')}\n`;
  });
  return `# Codes of errors and violations

Made from the tables of the packages' READMEs by \`pnpm run error-codes\`. A fault is a \`CourtsideError\` with a \`code\`; a
violation is a value with one. Codes never change their meaning; the text beside them may. What a gateway answers has
numbers, which are in the README of \`@courtside/contract\`.

${sections.join('\n')}`;
}
