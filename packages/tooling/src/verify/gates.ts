/** A check that passes or fails as a whole. */
export interface Gate {
  kind: 'gate';
  name: string;
  command: readonly [string, ...string[]];
}

/** A test runner whose tests are counted one by one, from the JSON report it writes. */
export interface Suite {
  kind: 'suite';
  name: string;
  command: readonly [string, ...string[]];
  report: 'vitest' | 'playwright';
}

/** Everything that must hold before a change lands, in the order that finds the cheap faults first. */
export const STEPS: readonly (Gate | Suite)[] = [
  { kind: 'gate', name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { kind: 'gate', name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { kind: 'gate', name: 'lint of styles', command: ['stylelint', '{packages,apps}/**/*.css'] },
  {
    kind: 'gate',
    name: 'contract types are current',
    command: ['turbo', 'run', 'drift', '--filter=@courtside/contract', '--output-logs=errors-only'],
  },
  {
    kind: 'gate',
    name: 'message catalogs are current',
    command: ['turbo', 'run', 'messages:check', '--output-logs=errors-only'],
  },
  {
    kind: 'gate',
    name: 'token style sheets are current',
    command: ['turbo', 'run', 'drift', '--filter=@courtside/ui', '--output-logs=errors-only'],
  },
  { kind: 'gate', name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  {
    kind: 'gate',
    name: 'types',
    command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'],
  },
  {
    kind: 'gate',
    name: 'README examples',
    command: ['node', 'packages/tooling/bin/readme-check.ts'],
  },
  {
    kind: 'gate',
    name: 'scripts resolve',
    command: ['node', 'packages/tooling/bin/scripts-check.ts'],
  },
  {
    kind: 'gate',
    name: 'requirement ids',
    command: ['node', 'packages/tooling/bin/requirements.ts'],
  },
  {
    kind: 'gate',
    name: 'API reports are current',
    command: ['turbo', 'run', 'api:check', '--output-logs=errors-only'],
  },
  { kind: 'gate', name: 'boundaries', command: ['node', 'packages/tooling/bin/boundaries.ts'] },
  { kind: 'gate', name: 'unused code', command: ['knip'] },
  { kind: 'gate', name: 'packages', command: ['node', 'packages/tooling/bin/package-check.ts'] },
  { kind: 'gate', name: 'size budgets', command: ['size-limit', '--silent'] },
  { kind: 'gate', name: 'changesets', command: ['node', 'packages/tooling/bin/changesets.ts'] },
  {
    kind: 'suite',
    name: 'unit and property tests',
    report: 'vitest',
    command: ['pnpm', '--silent', 'run', 'unit'],
  },
  {
    kind: 'suite',
    name: 'story tests',
    report: 'vitest',
    command: ['pnpm', '--silent', '--filter', '@courtside/storybook', 'run', 'story-tests'],
  },
  {
    kind: 'suite',
    name: 'browser tests',
    report: 'playwright',
    command: ['pnpm', '--silent', 'run', 'e2e'],
  },
  {
    kind: 'suite',
    name: 'components look as in their pictures',
    report: 'playwright',
    command: ['pnpm', '--silent', '--filter', '@courtside/storybook', 'run', 'visual'],
  },
  {
    kind: 'suite',
    name: 'screens look as in their pictures',
    report: 'playwright',
    command: ['pnpm', '--silent', '--filter', '@courtside/web', 'run', 'visual'],
  },
];
