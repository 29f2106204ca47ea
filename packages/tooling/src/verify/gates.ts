import { GATEWAY_FILES } from './gateway-files.ts';

/** A check that passes or fails as a whole. */
export interface Gate {
  kind: 'gate';
  name: string;
  command: readonly [string, ...string[]];
  /** Command that repairs it, if there is one. */
  mend?: string;
}

/** A test runner whose tests are counted one by one, from the JSON report it writes. */
export interface Suite {
  kind: 'suite';
  name: string;
  command: readonly [string, ...string[]];
  /** Filters of files after the command. A second try replaces them with its own, because filters add up. */
  files?: readonly string[];
  report: 'vitest' | 'playwright';
  env?: Readonly<Record<string, string>>;
  /**
   * Whether the whole suite is run again when its runner dies: its tests share one page, and a crash affects all of
   * them.
   */
  whole?: boolean;
  /** Whether a file without any test that ran is a failure. */
  everyFile?: boolean;
}

export type Step = Gate | Suite;

const GENERATE = 'pnpm run generate';

/** Checks of every change that fail at once. */
const FORMAT: readonly Gate[] = [
  {
    kind: 'gate',
    name: 'format',
    command: ['prettier', '--check', '.', '--log-level', 'warn'],
    mend: 'pnpm run format',
  },
  { kind: 'gate', name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { kind: 'gate', name: 'lint of styles', command: ['stylelint', '{packages,apps}/**/*.css'] },
  {
    kind: 'gate',
    name: 'screens are layout',
    command: ['node', 'packages/tooling/bin/screen-looks.ts'],
  },
  { kind: 'gate', name: 'boundaries', command: ['node', 'packages/tooling/bin/boundaries.ts'] },
  {
    kind: 'gate',
    name: 'scripts resolve',
    command: ['node', 'packages/tooling/bin/scripts-check.ts'],
  },
  {
    kind: 'gate',
    name: 'requirement ids',
    command: ['node', 'packages/tooling/bin/requirements.ts', '--ids'],
  },
  {
    kind: 'gate',
    name: 'error codes are documented',
    command: ['node', 'packages/tooling/bin/error-codes.ts', '--check'],
  },
  {
    kind: 'gate',
    name: 'workflows',
    command: ['node', 'packages/tooling/bin/workflows-check.ts'],
  },
  {
    kind: 'gate',
    name: 'README examples',
    command: ['node', 'packages/tooling/bin/readme-check.ts'],
  },
];

// turbo locks a task's folder, so these run one after the other.
const BUILT: readonly Gate[] = [
  {
    kind: 'gate',
    name: 'contract types are current',
    command: ['turbo', 'run', 'drift', '--filter=@courtside/contract', '--output-logs=errors-only'],
    mend: GENERATE,
  },
  {
    kind: 'gate',
    name: 'message catalogs are current',
    command: ['turbo', 'run', 'messages:check', '--output-logs=new-only'],
    mend: GENERATE,
  },
  {
    kind: 'gate',
    name: 'token style sheets are current',
    command: ['turbo', 'run', 'drift', '--filter=@courtside/ui', '--output-logs=errors-only'],
    mend: GENERATE,
  },
  { kind: 'gate', name: 'build', command: ['turbo', 'run', 'build', '--output-logs=new-only'] },
  {
    kind: 'gate',
    name: 'types',
    command: ['node', 'packages/tooling/bin/typecheck-all.ts'],
  },
];

/**
 * Chores: outdated files are reported with the command that repairs them, and refuse a release, not a change (`release`
 * in the thorough run).
 */
export const CHORES: readonly Gate[] = [
  {
    kind: 'gate',
    name: 'requirements are current',
    command: ['node', 'packages/tooling/bin/requirements.ts'],
    mend: 'pnpm run requirements --write',
  },
  { kind: 'gate', name: 'unused code', command: ['knip'] },
  { kind: 'gate', name: 'size budgets', command: ['size-limit', '--silent'] },
  {
    kind: 'gate',
    name: 'changesets',
    command: ['node', 'packages/tooling/bin/changesets.ts'],
    mend: 'pnpm changeset',
  },
];

/**
 * Chores that take minutes, so only a release runs them. The versions that a brand may pin, and a new brand,
 * are parts of their own.
 */
export const RELEASE_CHORES: readonly Gate[] = [
  {
    kind: 'gate',
    name: 'API reports are current',
    // One outdated report must not stop other packages' builds, because later gates read their output.
    command: ['turbo', 'run', 'api:check', '--continue', '--output-logs=errors-only'],
    mend: 'pnpm -r run api',
  },
  { kind: 'gate', name: 'packages', command: ['node', 'packages/tooling/bin/package-check.ts'] },
  {
    kind: 'gate',
    name: 'documentation',
    command: ['node', 'packages/tooling/bin/docs-site.ts', '--check'],
  },
  {
    kind: 'gate',
    name: 'a release, tried',
    command: ['node', 'packages/tooling/bin/release-dry.ts'],
  },
];

export const UNIT = ['pnpm', '--silent', 'run', 'unit'] as const;
export const STORIES = [
  'pnpm',
  '--silent',
  '--filter',
  '@courtside/storybook',
  'run',
  'story-tests',
] as const;
export const BROWSER = ['pnpm', '--silent', 'run', 'e2e'] as const;

const TESTS: readonly Suite[] = [
  {
    kind: 'suite',
    name: 'unit tests',
    report: 'vitest',
    command: [...UNIT, '--project', 'pure', '--project', 'isolated'],
  },
  {
    kind: 'suite',
    name: 'gateway',
    report: 'vitest',
    command: [...UNIT, '--project', 'sandbox'],
    files: GATEWAY_FILES,
  },
];

const SHOWN: readonly Suite[] = [
  {
    kind: 'suite',
    name: 'stories',
    report: 'vitest',
    command: STORIES,
    // Only the first story of each component; the suites of the catalogue in full.
    env: { STORIES: 'first' },
    whole: true,
    everyFile: true,
  },
];

const BROWSED: readonly Suite[] = [
  {
    kind: 'suite',
    name: 'browser tests',
    report: 'playwright',
    command: [...BROWSER, '--grep', '@landing'],
  },
];

/**
 * All checks of a change: stages one after the other, whose lanes run in parallel. Every other test is in a part of the
 * thorough run. Browser tests against the gateway run alone.
 */
export const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [FORMAT, BUILT],
  [TESTS, SHOWN],
  [BROWSED],
];
