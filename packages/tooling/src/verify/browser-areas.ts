/**
 * The browser tests by area: each area is a part of the thorough run (`browser-AREA`), of at most nine minutes. The names
 * are those of the files in `apps/web/e2e`.
 */
export const BROWSER_AREAS: Readonly<Record<string, readonly string[]>> = {
  access: [
    'access',
    'access-calls',
    'bad-input',
    'binding',
    'login-answers',
    'new-device',
    'phone-proof',
    'profile',
  ],
  recovery: ['recovery', 'slow-access', 'two-tabs'],
  slip: ['main-job', 'placing', 'quick-bets', 'slip', 'slip-keypad', 'slip-limits', 'slip-modes', 'slip-share'],
  records: ['settlement', 'tickets'],
  board: ['board', 'board-states', 'live', 'match', 'outrights', 'score-push'],
  sports: ['extra-innings', 'sports-board', 'way-back'],
  deposit: ['deposit'],
  wallet: ['cards', 'ledger', 'withdrawal'],
  venues: ['demo-games', 'venues'],
  member: ['feedback', 'letters', 'promotions', 'vip'],
  play: ['play-breaks', 'play-limits', 'play-session'],
  content: ['chat', 'help', 'terms'],
  front: ['home', 'install', 'phone', 'prerendered'],
  frame: [
    ...[
      'brand',
      'calls',
      'connection',
      'editions',
      'encrypted',
      'frame',
      'gateway',
      'guards',
      'page-meta',
    ],
    ...['page-tabs', 'policy', 'progress', 'result-codes', 'routes', 'search-files'],
    ...['site-events', 'title'],
    ...['type-scale', 'walk'],
  ],
  readers: ['pseudo-locale', 'reader-settings'],
  everybody: ['a11y'],
};
