/** Libraries that every page needs, which a browser keeps over releases, and small modules of ours that go with them. */
const BASE =
  /node_modules\/(react|react-dom|react-router|scheduler|@reduxjs|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store|@lingui)\/|[\\/](?:courtside-error|is-gateway-error|define-endpoints|gateway-api|class-names|button-class|basic-icons|rails|services|use-session|slots|words|preload-helper)\.m?[jt]sx?$/;

/**
 * Small modules that many screens share, but not the first page: as separate files, each would add a name to the first
 * page.
 */
const SHARED_MODULES =
  'is-instant|back-off|is-outcome-known|match-path|icon-button|skeleton|tag|card|data-list|sport-messages|bet-messages|order-state|odds-format-store|badge|button-link|use-composed-text|page-names|use-page-name|use-site-now|formats|period|letter-groups|use-shown|use-is-in-browser|score-text|unseen|refusal-way|header-place|help-address-link|dialog-messages|display-messages|seed|word-button|word-hint|odds-format-messages|waiting-kinds|venue-codes|use-fault-focus|bar-messages|member-messages|came-from|selectors|visually-hidden|legal-versions|heading|code-message|fault-message|use-fault-text|load-failure|load-messages|banner|use-customer-service|customer-service-messages|use-show-fault|use-action|copy-button';

/** Those of others, and ours: their sources in this workspace, and what is built of them in a brand's packages. */
const SHARED = new RegExp(
  [
    String.raw`lucide-react\/dist\/esm\/(?:shared\/|createLucideIcon|Icon\.|context\.|icons\/(?:check|chevron-down|chevron-left|chevron-right|x|info|circle-check|refresh-cw|shield-check|circle-user-round|headset|hourglass|settings-2|receipt-text|log-out|copy|mail|search|smartphone|lock|star|trophy|tickets|eye|eye-off|minus|trending-up)\.mjs$)|@base-ui\/utils\/(?:clamp|owner|inertValue|visuallyHidden|useValueAsRef|useControlled|addEventListener|useTimeout)\.mjs$|@base-ui\/react\/internals\/(?:serializeValue|direction-context\/DirectionContext|useValueChanged)\.mjs$`,
    String.raw`[\\/]packages[\\/][^\\/]+[\\/]src[\\/](?:[^\\/]+[\\/])*(?:${SHARED_MODULES})\.tsx?$`,
    String.raw`[\\/]@courtside[\\/][^\\/]+[\\/]dist[\\/](?:[^\\/]+[\\/])*(?:${SHARED_MODULES})\.js$`,
    String.raw`[\\/]money[\\/](?:src|dist)[\\/]core[\\/][^\\/]+\.(?:ts|js)$`,
    String.raw`[\\/]shell[\\/](?:src|dist)[\\/]react[\\/]screen[\\/](?:page|section|query-view)\.(?:tsx|js)$`,
  ].join('|'),
);

/** The first page contains the names of all files: except for our two groups they are only a short hash. */
export const chunkName = ({ name }: { name: string }) =>
  name === 'base' || name === FRAME_GROUP ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

const FRAME_GROUP = 'frame-zh-Hant';

/** Texts that the frame shows first: a few small catalogues, which compress and load better as one file. */
const FRAME_TEXTS = /[\\/]zh-Hant\.frame[-.]/;

/** Matches what one of the patterns matches. */
const any = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** A module of a package, in this workspace or as published. `place` is a pattern of its path below `src`, without the ending. */
const moduleOf = (name: string, place: string) =>
  new RegExp(String.raw`[\\/]${name}[\\/](?:src|dist)[\\/]${place}\.(?:tsx?|js)$`);

/** What slip and board reckon with: the rules, without screens and without those of settlement. */
const RULES = moduleOf('(?:betting-terms|betslip)', String.raw`core[\\/](?!settlement[\\/]).+`);

/** Parts of the frame that load after the first drawing of a page. */
const LATE_FRAME = moduleOf(
  'shell',
  String.raw`react[\\/](?:routes[\\/]page-(?:place|extras)|menu[\\/]drawn-icon|frame[\\/](?:bottom-bar|page-tab-bar|side-rail|service-button|display-settings))`,
);

/** What each list of matches draws with. */
const ODDS = any(
  moduleOf('sports', String.raw`react[\\/](?:match-row|odds-grid|sport-rail|venue-failure)`),
  moduleOf('sports', String.raw`core[\\/]league-shortcuts`),
  moduleOf('member', String.raw`react[\\/](?:slip-aside-place|use-side-column)`),
  moduleOf('betslip', String.raw`react[\\/](?:add-picks|use-price-text)`),
  moduleOf('site', String.raw`features[\\/]sport[\\/]use-slip-(?:account|picks)`),
);

/** The sport of a site, which also keeps the slip's button on every page of a phone, and what says that a slip is missing. */
const SPORT = any(
  moduleOf('site', String.raw`features[\\/]sport[\\/](?:site-sport|mark-word|slip-parts)`),
  moduleOf('betslip', String.raw`react[\\/]messages`),
);

/** A member's tickets, in the records and beside the slip. */
const TICKETS = moduleOf('member', String.raw`react[\\/](?:cash-out-box|record-parts|open-bets)`);

/** Controls of forms, which many screens have. */
const FIELDS = moduleOf(
  'ui',
  String.raw`components[\\/].+[\\/](?:text-field|search-field|select-field|checkbox-field|segmented-control)`,
);

/** The client and its cryptography: everything but what the first page has already. */
const CLIENT = any(
  /node_modules[\\/](?:crypto-js|openapi-fetch)[\\/]/,
  moduleOf('api-client', '.+'),
);

/**
 * How rolldown splits a site's modules into files, by priority from the last to the first. A file costs a phone some
 * milliseconds beside its bytes, and the board alone had 105. A group also takes what its modules import, unless a group of
 * a higher priority has it: so no two of them import each other.
 */
export const CHUNK_GROUPS = [
  { name: 'settlement', test: moduleOf('betslip', String.raw`core[\\/]settlement[\\/].+`) },
  { name: 'board', test: moduleOf('sports', String.raw`react[\\/]sports-page`) },
  { name: 'home-matches', test: moduleOf('sports', String.raw`react[\\/]home-matches`) },
  { name: 'slip', test: moduleOf('site', String.raw`features[\\/]sport[\\/]slip-column`) },
  { name: 'tickets', test: TICKETS },
  {
    name: 'play-texts',
    test: moduleOf('responsible-play', String.raw`react[\\/](?:play-refusal|use-play-texts)`),
  },
  { name: 'fields', test: FIELDS },
  { name: 'late-frame', test: LATE_FRAME },
  { name: 'odds', test: ODDS },
  { name: 'sport', test: SPORT },
  { name: 'play', test: moduleOf('responsible-play', String.raw`react[\\/]use-play`) },
  { name: 'socket', test: moduleOf('site', String.raw`socket[\\/]site-socket`) },
  { name: 'rules', test: RULES },
  { name: 'client', test: CLIENT },
  { name: 'shared', test: SHARED },
  { name: FRAME_GROUP, test: FRAME_TEXTS },
  // One file for the first page: pieces of it that other pages use too would be files of their own.
  { name: 'first', tags: ['$initial' as const] },
  { name: 'base', test: BASE },
].map((group, priority) => ({ ...group, priority }));
