import type { Suite } from './gates.ts';

/** A named part of the thorough run; each takes at most nine minutes on two quiet cores. */
export interface Part extends Suite {
  /** What it adds to `npm test`, in a few words. */
  adds: string;
}

const UNIT = ['pnpm', '--silent', 'run', 'unit'] as const;
const STORIES = [
  'pnpm',
  '--silent',
  '--filter',
  '@courtside/storybook',
  'run',
  'story-tests',
] as const;

const LOOKS = ['courtside', 'meridian', 'vermilion'].flatMap((brand) =>
  ['classic', 'professional'].map((edition) => `${brand}-${edition}`),
);

export const PARTS: readonly Part[] = [
  {
    kind: 'suite',
    name: 'unit',
    adds: 'full counts of the property tests of all packages but the gateway',
    report: 'vitest',
    command: [...UNIT, '--project', 'pure', '--project', 'isolated'],
  },
  {
    kind: 'suite',
    name: 'gateway',
    adds: 'full counts of hostile requests, money sequences and kills',
    report: 'vitest',
    command: [...UNIT, '--project', 'sandbox'],
  },
  ...LOOKS.map((look): Part => ({
    kind: 'suite',
    name: `stories-${look}`,
    adds: 'every story in this brand and edition, in both scripts',
    report: 'vitest',
    command: [...STORIES, `--project=${look}-*`],
  })),
  {
    kind: 'suite',
    name: 'pictures',
    adds: 'six pictures of each screen',
    report: 'playwright',
    command: ['pnpm', '--silent', '--filter', '@courtside/web', 'run', 'visual'],
  },
];
