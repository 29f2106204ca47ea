import { BROWSER_AREAS } from './browser-areas.ts';
import { GATEWAY_GROUPS, gatewayFile, WITHOUT_GROUPS } from './gateway-files.ts';
import {
  BROWSER,
  CHORES,
  RELEASE_CHORES,
  STORIES,
  UNIT,
  type Gate,
  type Step,
  type Suite,
} from './gates.ts';

/** A named part of the thorough run; each takes at most nine minutes on two idle cores. */
export interface Part {
  name: string;
  /** Short description of its addition to `npm test`. */
  adds: string;
  steps: readonly Step[];
}

const LOOKS = ['courtside', 'meridian', 'vermilion'].flatMap((brand) =>
  ['classic', 'professional'].flatMap((edition) =>
    ['zh-Hans', 'zh-Hant'].map((locale) => `${brand}-${edition}-${locale}`),
  ),
);

const suite = (
  name: string,
  adds: string,
  report: Suite['report'],
  command: Suite['command'],
  more: Pick<Suite, 'env' | 'everyFile' | 'files' | 'whole'> = {},
): Part => ({ name, adds, steps: [{ kind: 'suite', name, report, command, ...more }] });

const gate = (name: string, adds: string, command: Gate['command']): Part => ({
  name,
  adds,
  steps: [{ kind: 'gate', name, command }],
});

/** Number of parts into which the pinned versions are split. There are some two dozen; each takes up to three minutes. */
const PIN_PARTS = 13;

const WEB = ['pnpm', '--silent', '--filter', '@courtside/web', 'run'] as const;

export const PARTS: readonly Part[] = [
  ...Object.entries(BROWSER_AREAS).map(([area, files]) =>
    suite(`browser-${area}`, `browser tests: ${files.join(', ')}`, 'playwright', BROWSER, {
      files: files.map((file) => `/${file}\\.e2e\\.ts$`),
    }),
  ),
  suite(
    'stories-all',
    'every story in a look of its own',
    'vitest',
    [...STORIES, '--project=stories'],
    { env: { THOROUGH: '' }, everyFile: true, whole: true },
  ),
  suite(
    'suites',
    'the suites of the catalogue',
    'vitest',
    [...STORIES, '--project=suites', '--project=conformance'],
    { everyFile: true, whole: true },
  ),
  ...LOOKS.map((look) =>
    suite(
      `stories-${look}`,
      'every story in this brand, edition and script',
      'vitest',
      [...STORIES, `--project=${look}`],
      { everyFile: true, whole: true },
    ),
  ),
  suite('component-pictures', 'one picture of each component', 'playwright', [
    'pnpm',
    '--silent',
    '--filter',
    '@courtside/storybook',
    'run',
    'visual',
  ]),
  suite('screen-pictures', 'six pictures of each screen', 'playwright', [...WEB, 'visual']),
  suite(
    'unit-random',
    'all packages but the gateway, full counts, other cases each time (the seed is printed)',
    'vitest',
    [...UNIT, '--project', 'pure', '--project', 'isolated'],
  ),
  suite(
    'gateway',
    'the tests of the gateway but those of the next parts',
    'vitest',
    [...UNIT, '--project', 'sandbox'],
    { env: { [WITHOUT_GROUPS]: '1' } },
  ),
  ...Object.entries(GATEWAY_GROUPS).map(([group, names]) =>
    suite(
      `gateway-${group}`,
      `full counts of tests of the gateway: ${names.join(', ')}`,
      'vitest',
      [...UNIT, '--project', 'sandbox'],
      { files: names.map((name) => gatewayFile(name)) },
    ),
  ),
  suite('processes', 'what kills, starts other runs or measures time', 'vitest', [
    ...UNIT,
    '--project',
    'processes',
  ]),
  suite(
    'play-controls',
    'the tests of player protection, each without its rule: they must fail',
    'vitest',
    ['vitest', 'run', '--config', 'packages/tooling/vitest.controls.config.ts'],
  ),
  suite(
    'play-screens',
    'the browser tests of player protection on pages that break their rule: they must fail',
    'playwright',
    [...WEB, 'e2e:controls'],
  ),
  ...Array.from({ length: PIN_PARTS }, (_, at) =>
    gate(`pins-${at + 1}`, 'some of the versions that a brand may pin, installed and opened', [
      'node',
      'packages/tooling/bin/pin-matrix.ts',
      '--all',
      `${at + 1}/${PIN_PARTS}`,
    ]),
  ),
  {
    name: 'release',
    adds: 'chores that must be done before a release, and a release tried on this machine',
    steps: [...CHORES, ...RELEASE_CHORES],
  },
  gate('new-brand', 'a brand made from the packed packages, installed and opened', [
    'node',
    'packages/tooling/bin/new-brand.ts',
  ]),
  gate('new-brand-pinned', 'a new brand that pins a package back passes its tests', [
    'node',
    'packages/tooling/bin/new-brand.ts',
    '--pinned',
  ]),
];
