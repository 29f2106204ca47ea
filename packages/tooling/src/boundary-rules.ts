import type { IFlattenedRuleSet } from 'dependency-cruiser';

type Rule = NonNullable<IFlattenedRuleSet['forbidden']>[number];

const FOUNDATION = ['kernel', 'money', 'contract', 'betting-terms'];
const DOMAINS = [
  'api-client',
  'auth',
  'betslip',
  'sports',
  'chat',
  'wallet',
  'venues',
  'member',
  'lobby',
  'promotions',
  'responsible-play',
];
/** Allowed imports of each package's headless part from other packages; see docs/decisions. */
export const HEADLESS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  money: ['kernel'],
  contract: [],
  'betting-terms': ['kernel', 'money', 'contract'],
  'api-client': ['kernel', 'contract'],
  auth: ['kernel', 'contract', 'api-client'],
  betslip: ['kernel', 'money'],
  sports: ['kernel', 'money', 'contract', 'betting-terms'],
  chat: ['kernel', 'contract'],
  wallet: ['kernel', 'money', 'contract'],
  venues: ['kernel', 'money', 'contract'],
  member: ['kernel', 'money', 'contract', 'betting-terms'],
  lobby: ['kernel', 'money', 'contract'],
  promotions: ['kernel', 'money', 'contract'],
  'responsible-play': ['kernel', 'money', 'contract'],
  ui: ['kernel'],
  i18n: ['kernel', 'contract'],
  shell: ['kernel', 'money', 'contract', 'api-client', 'ui', 'i18n'],
  help: ['kernel', 'money', 'contract', 'betting-terms', 'betslip', 'ui', 'i18n', 'shell'],
  site: [...FOUNDATION, 'api-client', 'i18n', 'shell', 'ui', 'auth', 'chat'],
  'site-server': ['kernel', 'contract'],
  sandbox: ['contract', 'kernel', 'money', 'betslip', 'responsible-play'],
  'create-brand': ['kernel'],
};
/** The only place that combines domains; see `composed-features`. */
const COMPOSED = '^packages/site/src/features/';
/** Screens and slices may use the tiers below them and the client, never another domain. */
const SCREENS = [...FOUNDATION, 'api-client', 'ui', 'i18n', 'shell'];
const TESTS = String.raw`(\.test\.tsx?$|/test/|/e2e/)`;
const SCREEN_FOLDER = String.raw`/src/(react|redux|messages)/`;
const among = (names: readonly string[]) => (names.length > 0 ? names.join('|') : '(?!)');

/** The boundaries between packages, as dependency-cruiser rules. */
export const boundaryRules: Rule[] = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Modules that need each other are one module.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  ...Object.entries(HEADLESS).map(([name, allowed]): Rule => ({
    name: `headless-${name}`,
    severity: 'error',
    comment: `The headless part of ${name} may import ${allowed.join(', ') || 'no other package'}.`,
    from: {
      path: `^packages/${name}/src/`,
      pathNot: [
        TESTS,
        ...(DOMAINS.includes(name) ? [SCREEN_FOLDER] : []),
        ...(name === 'site' ? [COMPOSED] : []),
      ],
    },
    to: { path: '^packages/', pathNot: `^packages/(${among([name, ...allowed])})/` },
  })),
  ...DOMAINS.map((name): Rule => ({
    name: `screens-${name}`,
    severity: 'error',
    comment: 'A domain package never imports another domain; the composition root connects them.',
    from: { path: `^packages/${name}${SCREEN_FOLDER}`, pathNot: TESTS },
    to: { path: '^packages/', pathNot: `^packages/(${among([name, ...SCREENS])})/` },
  })),
  {
    name: 'headless-without-react',
    severity: 'error',
    comment: 'Who uses a headless entry never downloads React or Redux.',
    from: {
      path: `^packages/(${among([...FOUNDATION, ...DOMAINS])})/src/`,
      pathNot: [SCREEN_FOLDER, TESTS],
    },
    to: {
      path: String.raw`(^|node_modules/)(react|react-dom|react-redux|react-router|@reduxjs)(/|$)`,
    },
  },
  {
    name: 'core-is-pure',
    severity: 'error',
    comment: 'core holds types, rules and reducers; the platform is handed in.',
    from: { path: '^packages/([^/]+)/src/core/', pathNot: TESTS },
    to: { path: '^packages/[^/]+/src/(platform|react|redux|testing)/' },
  },
  {
    name: 'public-entries-only',
    severity: 'error',
    comment: 'Another package is imported through what it exports.',
    from: { path: '^(packages|apps)/([^/]+)/', pathNot: '^packages/tooling/' },
    to: {
      path: '^packages/([^/]+)/src/',
      pathNot: [
        '^packages/$2/',
        String.raw`^packages/[^/]+/src/((react|redux|testing|platform|runner|tokens|theme|fingerprint|features|vite|catalogs|messages|machine|database)/)?index\.ts$`,
        String.raw`^packages/ui/src/(brands/.*\.svg|styles/generated/[^/]+\.css)$`,
        String.raw`^packages/[^/]+/src/styles/(index|home|pages|game-art)\.css$`,
        '^packages/site/src/prerender\\.tsx$',
      ],
    },
  },
  {
    name: 'site-without-features',
    severity: 'error',
    comment: 'A brand that leaves a feature out downloads nothing of it.',
    from: { path: '^packages/site/src/', pathNot: [COMPOSED, TESTS] },
    to: { path: COMPOSED },
  },
  {
    name: 'packages-not-apps',
    severity: 'error',
    comment: 'A package knows no app.',
    from: { path: '^packages/', pathNot: '^packages/tooling/' },
    to: { path: '^apps/' },
  },
  {
    name: 'only-tooling-names-the-bundler',
    severity: 'error',
    comment: 'The bundler can then be changed in one place.',
    from: { path: '^(packages|apps)/', pathNot: '^packages/tooling/' },
    to: { path: '(^|node_modules/)(tsup|esbuild|rollup)(/|$)' },
  },
  {
    name: 'test-helpers-in-tests-only',
    severity: 'error',
    comment: 'What is made for tests ships with none.',
    from: {
      path: '^(packages|apps)/',
      // The catalogue app is excluded too: no package imports it.
      pathNot: [
        TESTS,
        '/src/testing/',
        '/visual/',
        // Benches and runners start the browser of the tests.
        '^(packages|apps)/[^/]+/bench/',
        String.raw`/playwright[.\w]*\.config\.ts$`,
        String.raw`\.stories\.tsx$`,
        '^apps/storybook/',
        '^packages/tooling/',
      ],
    },
    to: { path: '^packages/[^/]+/src/(testing|machine)/' },
  },
];
