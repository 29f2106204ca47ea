/** Libraries that every page needs, which a browser keeps over releases, and small modules of ours that go with them. */
export const BASE =
  /node_modules\/(react|react-dom|react-router|scheduler|@reduxjs|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store|@lingui)\/|[\\/](?:courtside-error|is-gateway-error|define-endpoints|gateway-api|class-names|button-class|basic-icons|rails|services|use-session|slots|words|preload-helper)\.m?[jt]sx?$/;

/**
 * Small modules that many screens share, but not the first page: as separate files, each would add a name to the first
 * page.
 */
const SHARED_MODULES =
  'is-instant|back-off|is-outcome-known|match-path|icon-button|skeleton|tag|card|data-list|sport-messages|bet-messages|order-state|odds-format-store|badge|button-link|use-composed-text|page-names|use-page-name|use-site-now|formats|period|letter-groups|use-shown|use-is-in-browser|score-text|unseen|refusal-way|header-place|help-address-link|dialog-messages|display-messages|seed|word-button|word-hint|odds-format-messages|waiting-kinds|venue-codes|use-fault-focus|bar-messages|member-messages|came-from|selectors|visually-hidden|legal-versions|heading';

/** Those of others, and ours: their sources in this workspace, and what is built of them in a brand's packages. */
export const SHARED = new RegExp(
  [
    String.raw`lucide-react\/dist\/esm\/(?:shared\/|createLucideIcon|Icon\.|context\.|icons\/(?:check|chevron-down|chevron-left|chevron-right|x|info|circle-check|refresh-cw|shield-check|circle-user-round|headset|hourglass|settings-2|receipt-text|log-out|copy|mail|search|smartphone|lock|star|trophy|tickets|eye|eye-off|minus|trending-up)\.mjs$)|@base-ui\/utils\/(?:clamp|owner|inertValue|visuallyHidden|useValueAsRef|useControlled|addEventListener|useTimeout)\.mjs$|@base-ui\/react\/internals\/(?:serializeValue|direction-context\/DirectionContext|useValueChanged)\.mjs$`,
    String.raw`[\\/](?:${SHARED_MODULES})\.tsx?$`,
    String.raw`[\\/]@courtside[\\/][^\\/]+[\\/]dist[\\/](?:[^\\/]+[\\/])*(?:${SHARED_MODULES})\.js$`,
    String.raw`[\\/]shell[\\/](?:src|dist)[\\/]react[\\/]screen[\\/](?:page|section)\.(?:tsx|js)$`,
  ].join('|'),
);

/** The first page contains the names of all files: except for our two groups they are only a short hash. */
export const chunkName = ({ name }: { name: string }) =>
  name === 'base' || name === FRAME_GROUP ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

const FRAME_GROUP = 'frame-zh-Hant';

/** Texts that the frame shows first: a few small catalogues, which compress and load better as one file. */
const FRAME_TEXTS = /[\\/]zh-Hant\.frame[-.]/;

/** A module of a package, in this workspace or as published. `place` is a pattern of its path below `src`, without the ending. */
const moduleOf = (name: string, place: string) =>
  new RegExp(String.raw`[\\/]${name}[\\/](?:src|dist)[\\/]${place}\.(?:tsx?|js)$`);

/** What slip, board, home and tickets reckon with: the rules, without screens. */
export const RULES = moduleOf('(?:money|betting-terms|betslip)', String.raw`core[\\/].+`);

/** Parts of the frame that load after the first drawing of a page. */
export const LATE_FRAME = moduleOf(
  'shell',
  String.raw`react[\\/](?:routes[\\/]page-(?:place|extras)|menu[\\/]drawn-icon|frame[\\/](?:bottom-bar|page-tab-bar|side-rail|service-button|display-settings))`,
);

/**
 * How rolldown splits a site's modules into files, by priority from the last to the first. A file costs a phone some
 * milliseconds beside its bytes, and the board alone had 105. A group also takes what its modules import, unless a group of
 * a higher priority has it: so no two of them import each other.
 */
export const CHUNK_GROUPS = [
  { name: 'late-frame', test: LATE_FRAME },
  { name: 'board', test: moduleOf('sports', String.raw`react[\\/]sports-page`) },
  { name: 'home-matches', test: moduleOf('sports', String.raw`react[\\/]home-matches`) },
  { name: 'match-row', test: moduleOf('sports', String.raw`react[\\/]match-row`) },
  { name: 'rules', test: RULES },
  { name: 'shared', test: SHARED },
  { name: FRAME_GROUP, test: FRAME_TEXTS },
  // One file for the first page: pieces of it that other pages use too would be files of their own.
  { name: 'first', tags: ['$initial' as const] },
  { name: 'base', test: BASE },
].map((group, priority) => ({ ...group, priority }));
