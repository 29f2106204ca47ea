import ts from 'typescript';

/**
 * Optional props whose default is missing or wrong in their documentation, as `Interface.prop`. A default is one in the
 * parameter of a function whose type is the interface; `@default` must have the same text.
 *
 * @param source text of a `.tsx` file
 * @example undocumentedDefaults('interface P { a?: number }\nexport function A({ a = 1 }: P) {}') // ['P.a']
 */
export function undocumentedDefaults(source: string): string[] {
  const file = ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true);
  const defaults = new Map<string, string>();
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) collect(node.parameters[0]);
    ts.forEachChild(node, visit);
  };
  function collect(parameter: ts.ParameterDeclaration | undefined) {
    if (!parameter?.type || !ts.isObjectBindingPattern(parameter.name)) return;
    if (!ts.isTypeReferenceNode(parameter.type)) return;
    const owner = parameter.type.typeName.getText();
    for (const { name, propertyName, initializer } of parameter.name.elements) {
      if (initializer)
        defaults.set(`${owner}.${nameOf(propertyName ?? name)}`, initializer.getText());
    }
  }
  visit(file);
  return file.statements.filter(ts.isInterfaceDeclaration).flatMap((owner) =>
    owner.members.filter(ts.isPropertySignature).flatMap((member) => {
      const path = `${owner.name.text}.${nameOf(member.name)}`;
      const value = defaults.get(path);
      if (value === undefined || member.questionToken === undefined) return [];
      return documented(member, value) ? [] : [path];
    }),
  );
}

const nameOf = (name: ts.Node) => name.getText().replaceAll("'", '');

function documented(member: ts.PropertySignature, value: string): boolean {
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
  if (!tag) return false;
  const told = (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
  // The name of a constant tells less than its value, so any text is accepted for it.
  return /^[A-Za-z_$][\w$]*$/.test(value) && !/^(?:true|false)$/.test(value)
    ? told !== ''
    : told === value;
}
