import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkScripts, readWorkspace } from '../src/check-scripts.ts';

const workspace = readWorkspace(fileURLToPath(new URL('../../..', import.meta.url)));

/** What is said of the workspace with this script planted in its root. */
function planted(script: string): string[] {
  const [root, ...others] = workspace.packages;
  if (!root) throw new Error('No root');
  const scripts = { ...root.scripts, planted: script };
  return checkScripts({ ...workspace, packages: [{ ...root, scripts }, ...others] });
}

test('every script of this workspace resolves', () => {
  expect(workspace.packages.length).toBeGreaterThan(15);
  expect(checkScripts(workspace)).toEqual([]);
});

test.each([
  ['turbo run fireworks', 'turbo.json has no task fireworks'],
  ['turbo run fireworks', 'no package has the script fireworks'],
  ['turbo run build --filter=@courtside/none', 'no package is called @courtside/none'],
  ['fireworks --loud', 'there is no program fireworks'],
  ['node packages/tooling/bin/none.ts', 'there is no file packages/tooling/bin/none.ts'],
  ['vitest run --config none.config.ts', 'there is no file none.config.ts'],
  ['pnpm run none', 'no package has the script none'],
  ['pnpm -r run none', 'no package has the script none'],
  ['pnpm --filter @courtside/none run build', 'no package is called @courtside/none'],
  ['pnpm --filter @courtside/web run none', 'no package has the script none'],
  [
    'npx --yes pnpm@12.18.0 install && npx --yes pnpm@12.18.0 run none',
    'no package has the script none',
  ],
])('a planted script is reported: %s, %s', (script, fault) => {
  expect(planted(script)).toContain(`courtside: planted: ${fault}`);
});

test('a turbo task that no package has is reported', () => {
  expect(checkScripts({ ...workspace, tasks: [...workspace.tasks, 'fireworks'] })).toEqual([
    'turbo.json: no package has the script fireworks',
  ]);
});

test('scripts of all the kinds in use pass', () => {
  for (const script of [
    'pnpm --filter @courtside/* run typecheck',
    'pnpm -r run build && turbo run build --filter=@courtside/web',
    'npx --yes pnpm@12.18.0 install && npx --yes pnpm@12.18.0 --filter @courtside/storybook run dev',
    'node --conditions=@courtside/source packages/betslip/bench/run.ts',
  ]) {
    expect(planted(script), script).toEqual([]);
  }
});
