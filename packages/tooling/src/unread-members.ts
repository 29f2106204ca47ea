import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** An interface whose members are options set by its users. */
export interface Options {
  /** Path of the file from the root. */
  path: string;
  name: string;
  /** A file that only validates the members; its reads have no effect yet. */
  checkedBy?: string;
}

/**
 * Members of the given interfaces that no source reads, as `Interface.member`. A read is a property access or a
 * destructuring whose type leads back to the member's declaration; an assignment, or a member of the same name
 * elsewhere, is not a read.
 *
 * @param root folder of the workspace
 * @param sources files to search
 * @throws when an interface is not in its file
 */
export function unreadMembers(
  root: string,
  options: readonly Options[],
  sources: readonly string[],
): string[] {
  const program = ts.createProgram(
    sources.map((path) => join(root, path)),
    compilerOptions(root),
  );
  const checker = program.getTypeChecker();
  const unread = new Map<ts.Node, string>();
  const checkers = new Map<string, Set<ts.Node>>();
  for (const { path, name, checkedBy } of options) {
    const file = program.getSourceFile(join(root, path));
    const found = file?.statements.find(
      (each) => ts.isInterfaceDeclaration(each) && each.name.text === name,
    );
    if (!found || !ts.isInterfaceDeclaration(found)) {
      throw new Error(`${path} has no interface ${name}`);
    }
    for (const member of found.members) {
      if (!member.name) continue;
      unread.set(member, `${name}.${member.name.getText()}`);
      if (checkedBy === undefined) continue;
      const checkingFile = join(root, checkedBy);
      checkers.set(checkingFile, (checkers.get(checkingFile) ?? new Set()).add(member));
    }
  }

  let onlyChecked: ReadonlySet<ts.Node> = new Set();
  const note = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) {
      if (!onlyChecked.has(declaration)) unread.delete(declaration);
    }
  };
  const names = new Set([...unread.values()].map((member) => member.split('.')[1]));
  // The checker is slow, so nodes are filtered by name first.
  const isWanted = (name: string) => names.has(name);
  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && isWanted(node.name.text) && !isTarget(node)) {
      note(checker.getSymbolAtLocation(node.name));
    } else if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      note(checker.getTypeAtLocation(node.expression).getProperty(node.argumentExpression.text));
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) && isWanted(name.text)) {
        note(checker.getTypeAtLocation(node.parent).getProperty(name.text));
      }
    }
    ts.forEachChild(node, visit);
  }
  const wanted = new Set(sources.map((path) => join(root, path)));
  for (const file of program.getSourceFiles()) {
    if (!wanted.has(file.fileName)) continue;
    onlyChecked = checkers.get(file.fileName) ?? new Set();
    visit(file);
  }
  return [...unread.values()];
}

/** `x.member = …` is an assignment. */
const isTarget = (node: ts.PropertyAccessExpression): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  node.parent.left === node;

function compilerOptions(root: string): ts.CompilerOptions {
  const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(base.compilerOptions, root);
  return { ...options, types: [], noEmit: true, skipLibCheck: true };
}
